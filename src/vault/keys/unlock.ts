import type { SlotList } from '#contract/vault.ts'
import { asNull } from '../primitives/as-null.ts'
import { type Bytes, wipe } from '../primitives/bytes.ts'
import { isWeaker, WeakerKdfError, WeakKdfError } from '../primitives/password-kdf.ts'
import { encodeKeyring, type ImportedKeyring, importKeyring, newKeyring } from './keyring.ts'
import { slotFloor } from './slots/derivation-pin.ts'
import {
  hasLockedItself,
  leaveDeviceSlot,
  leaveDeviceSlotHere,
  NoDeviceKeyError,
  rewrappableKeyring,
} from './slots/device-slot.ts'
import { DamagedSlotError, WrongKeyError } from './slots/key-slot.ts'
import {
  type AccountKey,
  mostRetiredDerivations,
  openFirst,
  type PasswordKey,
  TypedPassword,
  wrongPassword,
} from './slots/open-slot.ts'
import { openWithRetired } from './slots/retired-slots.ts'
import { findSlots, keptHere, type Opened, openFound, type SlotOpening } from './slots/slot-candidates.ts'
import { type Slots, slotsOfKind, typedSlots } from './slots/slot-kinds.ts'
import {
  changeKnown,
  isConflict,
  isUnanswered,
  mostRaces,
  noSlots,
  rememberedSlots,
  SlotsNotBelievedError,
  type UnlockParts,
} from './slots/slot-list.ts'
import { typedSlot } from './slots/typed-slot.ts'
import { newPasswordOf, rememberWayBack, WayBackError } from './way-back.ts'
import { asWrongKey } from './wrong-account-key.ts'

export type { UnlockParts } from './slots/slot-list.ts'
export { newPasswordOf, WayBackError } from './way-back.ts'

/** How an unlock goes about it. */
interface Opening extends SlotOpening {
  /** May the first keyring be made, should the vault have none? Only for a key that its owner will have again. */
  readonly first: AccountKey | null
  /** The new password of the account, for the password slot to open with from now on. */
  readonly repair: AccountKey | null
  /** The same for slots that ended lately. Null where they do not count. */
  readonly openRetired: SlotOpening['open'] | null
}

/** Opens, makes the password open the vault if that is wanted, and leaves a device slot. The caller wipes the answered bytes. */
async function openAndStay(parts: UnlockParts, userId: number, opening: Opening): Promise<Bytes> {
  const { first, isForgiving } = opening
  let { open, repair } = opening
  for (let attempt = 1; ; attempt++) {
    const candidates = await findSlots(parts, userId, isForgiving)
    let keyringBytes: Bytes | undefined
    try {
      if (first && !candidates.doubt && candidates.found[0]?.list?.version === 0)
        return await makeVault(parts, userId, first)
      const opened = await openFound(parts, userId, candidates, { open, isForgiving }).catch(
        (error: unknown) => openWithRetired(parts, userId, candidates, opening.openRetired, error),
      )
      keyringBytes = opened.keyringBytes
      if (!opened.list) await leaveDeviceSlotHere(parts, userId, keyringBytes)
      else {
        const mended = repair && (await isStrongEnough(parts, userId, opened.list, repair)) ? repair : null
        const now = mended
          ? await writePasswordSlot(parts, userId, opened.list, keyringBytes, mended)
          : opened.list
        if (mended) open = opensWith(userId, mended)
        repair = null
        await leaveDeviceSlot(parts, userId, keyringBytes, now)
      }
      return keyringBytes
    } catch (error) {
      const isRace = isConflict(error) && attempt < mostRaces
      if (keyringBytes && isUnanswered(error) && !isRace) return keyringBytes
      if (keyringBytes) wipe(keyringBytes)
      if (!isRace) throw error
    }
  }
}

const opensWith =
  (userId: number, { vaultKey }: PasswordKey) =>
  (from: Slots): Promise<Opened> =>
    openFirst(userId, typedSlots(from), () => vaultKey)

const tooWeakForKeys =
  'The server asked for your password in a way that is easier to guess than new keys may be. No key was made. Set a new password first, and ask who runs the server why.'

/** Whether a slot may be written with that key: none is ever weaker than keys are made today, or than what stood there. */
const isStrongEnough = async (
  parts: UnlockParts,
  userId: number,
  list: SlotList,
  { kdf }: PasswordKey,
): Promise<boolean> => !isWeaker(kdf, await slotFloor(parts, userId, list))

/**
 * The first keyring of a vault, behind its password alone: this device keeps no key. Rejects with 409 when somebody else was first. Throws WeakerKdfError
 * for a key that is weaker than keys are made today.
 */
export async function makeKeys(parts: UnlockParts, userId: number, key: AccountKey) {
  if (!(await isStrongEnough(parts, userId, noSlots, key))) throw new WeakerKdfError(tooWeakForKeys)
  const keyringBytes = encodeKeyring(newKeyring(parts.random))
  return { keyringBytes, list: await writePasswordSlot(parts, userId, noSlots, keyringBytes, key) }
}

/** The same with a slot of this device. */
async function makeVault(parts: UnlockParts, userId: number, key: AccountKey): Promise<Bytes> {
  const { keyringBytes, list } = await makeKeys(parts, userId, key)
  await leaveDeviceSlot(parts, userId, keyringBytes, list).catch(tolerate)
  return keyringBytes
}

/** Without a slot of its own this browser asks for the password after a reload; that is no reason to stay shut. */
export function tolerate(error: unknown): void {
  if (!isUnanswered(error)) throw error
}

/** Makes a password open the vault, in place of the password or passphrase before. */
async function writePasswordSlot(
  parts: UnlockParts,
  userId: number,
  list: SlotList,
  keyringBytes: Bytes,
  key: AccountKey,
): Promise<SlotList> {
  const place = { slotId: typedSlots(list)[0]?.slotId, kind: 'password' } as const
  const slot = await typedSlot(parts, userId, place, key, keyringBytes)
  const proof = list.version === 0 ? undefined : { password: key.authSecret, derived: true }
  const written = await parts.server.writeSlot(list.version, slot, proof).catch(asWrongKey)
  await changeKnown(parts, userId, rememberedSlots(written, [slot]))
  return written
}

/**
 * Opens the vault for somebody who has just signed in with a password, making the keyring if this is the vault's first unlock, and leaves
 * a device slot. A password that does not open the vault (the account was reset) is made to where this browser still has a
 * key of its own; else the answer is null, and it is remembered that the vault waits for its way back. The caller
 * wipes `key`, `typed` and the answered bytes. Throws DamagedSlotError, SlotsNotBelievedError, WeakerKdfError.
 */
export async function enterVault(
  parts: UnlockParts,
  userId: number,
  key: AccountKey,
  typed: TypedPassword,
): Promise<Bytes | null> {
  let isDerivedAsAsked = true
  const open = async (from: Slots): Promise<Opened> => {
    const opened = await opensWith(userId, key)(from).catch(asNull(WrongKeyError))
    isDerivedAsAsked = opened !== null
    return opened ?? openTyped(userId, from, typed)
  }
  // The right password, which the server had derived in another way: the slot stays as it was, until it is typed once more.
  const settle = () =>
    isDerivedAsAsked
      ? changeKnown(parts, userId, () => ({ wayBack: null }))
      : rememberWayBack(parts, userId, key)
  try {
    const keyringBytes = await openAndStay(parts, userId, {
      open,
      first: key,
      repair: null,
      openRetired: null,
      isForgiving: false,
    })
    await settle()
    return keyringBytes
  } catch (error) {
    const [isOther, isRefused] = [error instanceof WrongKeyError, error instanceof WeakerKdfError]
    const isBroken = error instanceof DamagedSlotError || error instanceof WeakKdfError
    if (isRefused || !(isOther || isBroken)) throw error
    const repaired = await repairWithDevice(parts, userId, key)
    if (repaired) return repaired
    const kept = await openWithKept(parts, userId, open)
    if (kept) await settle()
    else if (isBroken) throw error
    else await rememberWayBack(parts, userId, key)
    return kept
  }
}

/** The same with each slot's own parameters. What is broken about them is no reason: the server did not ask for these. */
async function openTyped(userId: number, from: Slots, typed: TypedPassword): Promise<Opened> {
  const opening = typed.open(userId, typedSlots(from))
  const opened = await opening.catch(asNull(DamagedSlotError, WeakKdfError))
  if (!opened) throw new WrongKeyError(wrongPassword)
  return opened
}

/** Opens with this browser's own slot, if it is still at the server, and makes the password open the vault. */
async function repairWithDevice(parts: UnlockParts, userId: number, key: AccountKey): Promise<Bytes | null> {
  if (await hasLockedItself(parts, userId)) return null
  for (let attempt = 1; ; attempt++) {
    const own = await rewrappableKeyring(parts, userId, key.authSecret).catch((error: unknown) => {
      if (error instanceof NoDeviceKeyError) return null
      throw error
    })
    if (!own) return null
    try {
      const isMended = await isStrongEnough(parts, userId, own.list, key)
      if (!isMended) await rememberWayBack(parts, userId, key)
      const list = isMended
        ? await writePasswordSlot(parts, userId, own.list, own.keyringBytes, key)
        : own.list
      // Written anew, so that the slot belongs to the session that has just begun.
      await leaveDeviceSlot(parts, userId, own.keyringBytes, list).catch(tolerate)
      return own.keyringBytes
    } catch (error) {
      wipe(own.keyringBytes)
      if (!isConflict(error) || attempt === mostRaces) throw error
    }
  }
}

const shutReasons = [WrongKeyError, DamagedSlotError, WeakKdfError, SlotsNotBelievedError]

/** Opens with a slot that this device has kept, where the server shows another; null: none opens. */
async function openWithKept(
  parts: UnlockParts,
  userId: number,
  open: SlotOpening['open'],
): Promise<Bytes | null> {
  const candidates = { found: await keptHere(parts, userId), doubt: null }
  const opening = { open, isForgiving: true }
  const opened = await openFound(parts, userId, candidates, opening).catch(asNull(...shutReasons))
  if (!opened) return null
  await leaveDeviceSlotHere(parts, userId, opened.keyringBytes)
  return opened.keyringBytes
}

/**
 * Opens with a password or passphrase; works without the server when its slots were seen before. `repair` is the account's new password, if it is
 * known and does not open the vault. Throws WrongKeyError, WayBackError, DamagedSlotError, WeakKdfError, OlderKeysError.
 */
export async function unlockWithPassword(
  parts: UnlockParts,
  userId: number,
  password: string,
  repair: AccountKey | null,
): Promise<Bytes> {
  const typed = new TypedPassword(password, parts.argon2)
  const typedBefore = new TypedPassword(password, parts.argon2, mostRetiredDerivations)
  try {
    return await openAndStay(parts, userId, {
      openRetired: (from) => typedBefore.open(userId, typedSlots(from)),
      open: (from) => typed.open(userId, typedSlots(from)),
      first: null,
      repair,
      isForgiving: true,
    })
  } catch (error) {
    if (error instanceof WrongKeyError) {
      const key = await newPasswordOf(parts, userId, typed)
      if (key) throw new WayBackError(key)
    }
    throw error
  } finally {
    typed.wipe()
    typedBefore.wipe()
  }
}

/** Opens with the key of a recovery code, or with what a passkey computed, otherwise like unlockWithPassword. */
export function unlockWithKey(
  parts: UnlockParts,
  userId: number,
  {
    kind,
    key,
    repair,
  }: { readonly kind: 'recovery' | 'passkey'; readonly key: Bytes; readonly repair: AccountKey | null },
): Promise<Bytes> {
  const open = (from: Slots) => openFirst(userId, slotsOfKind(from, kind), () => key)
  // A passkey that was removed opens nothing any more.
  const openRetired = kind === 'recovery' ? open : null
  return openAndStay(parts, userId, { open, openRetired, first: null, repair, isForgiving: true })
}

/** The keys of a keyring, whose bytes are wiped. */
export async function importAndWipe(keyringBytes: Bytes): Promise<ImportedKeyring> {
  try {
    return await importKeyring(keyringBytes)
  } finally {
    wipe(keyringBytes)
  }
}
