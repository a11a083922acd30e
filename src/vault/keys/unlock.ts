import { fromBase64 } from '#contract/base64.ts'
import type { SlotList } from '#contract/vault.ts'
import { type Bytes, equalBytes, wipe } from './bytes.ts'
import {
  hasLockedItself,
  leaveDeviceSlot,
  leaveDeviceSlotHere,
  NoDeviceKeyError,
  ownKeyringNow,
} from './device-slot.ts'
import { commitmentOf, DamagedSlotError, WrongKeyError } from './key-slot.ts'
import { encodeKeyring, newKeyring, openKeyring } from './keyring.ts'
import { openFirst, type PasswordKey, slotsOfKind, TypedPassword, typedSlots } from './open-slot.ts'
import { findSlots, openFound, type SlotOpening } from './slot-candidates.ts'
import {
  changeKnown,
  isConflict,
  isUnanswered,
  mostRaces,
  noSlots,
  rememberedSlots,
  type UnlockParts,
} from './slot-list.ts'
import { typedSlot } from './typed-slot.ts'

export type { UnlockParts } from './slot-list.ts'

/** What was typed is the account's new password, which does not open the vault yet. It is kept for the moment when something else does. */
export class WayBackError extends Error {
  override readonly name = 'WayBackError'
  readonly key: PasswordKey
  constructor(key: PasswordKey) {
    super(
      'This is the new password of your account. Your pages still need your recovery code or an earlier password.',
    )
    this.key = key
  }
}

/** How an unlock goes about it. */
interface Opening extends SlotOpening {
  /** May the first keyring be made, should the vault have none? Only for a key that its owner will have again. */
  readonly first: PasswordKey | null
  /** The new password of the account, for the password slot to open with from now on. */
  readonly repair: PasswordKey | null
}

/** Opens, makes the password open the vault if that is wanted, and leaves a device slot. The caller wipes the answered bytes. */
async function openAndStay(parts: UnlockParts, userId: number, opening: Opening): Promise<Bytes> {
  const { first, isForgiving } = opening
  let { open, repair } = opening
  for (let attempt = 1; ; attempt++) {
    const candidates = await findSlots(parts, userId, isForgiving)
    let keyringBytes: Bytes | undefined
    try {
      if (first && !candidates.doubt && candidates.found[0]?.list.version === 0)
        return await makeVault(parts, userId, first)
      const opened = await openFound(parts, userId, candidates, { open, isForgiving })
      keyringBytes = opened.keyringBytes
      if (!opened.isFromServer) await leaveDeviceSlotHere(parts, userId, keyringBytes)
      else {
        const now = repair
          ? await writePasswordSlot(parts, userId, opened.list, keyringBytes, repair)
          : opened.list
        if (repair) open = opensWith(userId, repair)
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
  async (list: SlotList): Promise<Bytes> =>
    (await openFirst(userId, typedSlots(list), () => vaultKey)).keyringBytes

/** The first keyring of a vault, behind its first slots. Rejects with 409 when somebody else was first. */
async function makeVault(parts: UnlockParts, userId: number, key: PasswordKey): Promise<Bytes> {
  const keyringBytes = encodeKeyring(newKeyring(parts.random))
  const list = await writePasswordSlot(parts, userId, noSlots, keyringBytes, key)
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
  key: PasswordKey,
): Promise<SlotList> {
  const place = { slotId: typedSlots(list)[0]?.slotId, kind: 'password' } as const
  const slot = await typedSlot(parts, userId, place, key, keyringBytes)
  const written = await parts.server.writeSlot(list.version, slot)
  await changeKnown(parts, userId, rememberedSlots(written))
  return written
}

/**
 * Opens the vault for somebody who has just signed in with a password, making the keyring if this is the vault's first unlock, and leaves
 * a device slot. A password that does not open the vault (the account was reset) is made to where this browser still has a
 * key of its own; else the answer is null, and it is remembered that the vault waits for its way back. The caller
 * wipes `key` and the answered bytes. Throws DamagedSlotError, SlotsNotBelievedError.
 */
export async function enterVault(
  parts: UnlockParts,
  userId: number,
  key: PasswordKey,
): Promise<Bytes | null> {
  try {
    const keyringBytes = await openAndStay(parts, userId, {
      open: opensWith(userId, key),
      first: key,
      repair: null,
      isForgiving: false,
    })
    await changeKnown(parts, userId, () => ({ wayBack: null }))
    return keyringBytes
  } catch (error) {
    if (!(error instanceof WrongKeyError || error instanceof DamagedSlotError)) throw error
    const rescued = await repairWithDevice(parts, userId, key)
    if (rescued) return rescued
    if (error instanceof DamagedSlotError) throw error
    await rememberWayBack(parts, userId, key)
    return null
  }
}

/** Opens with this browser's own slot, if it is still at the server, and makes the password open the vault. */
async function repairWithDevice(parts: UnlockParts, userId: number, key: PasswordKey): Promise<Bytes | null> {
  if (await hasLockedItself(parts, userId)) return null
  for (let attempt = 1; ; attempt++) {
    const own = await ownKeyringNow(parts, userId).catch((error: unknown) => {
      if (error instanceof NoDeviceKeyError) return null
      throw error
    })
    if (!own) return null
    try {
      const list = await writePasswordSlot(parts, userId, own.list, own.keyringBytes, key)
      // Written anew, so that the slot belongs to the session that has just begun.
      await leaveDeviceSlot(parts, userId, own.keyringBytes, list).catch(tolerate)
      return own.keyringBytes
    } catch (error) {
      wipe(own.keyringBytes)
      if (!isConflict(error) || attempt === mostRaces) throw error
    }
  }
}

async function rememberWayBack(parts: UnlockParts, userId: number, key: PasswordKey): Promise<void> {
  const commitment = await commitmentOf(key.vaultKey)
  await changeKnown(parts, userId, ({ slots }) => ({
    wayBack: {
      kdf: key.kdf,
      commitment,
      besides: slots ? typedSlots(slots).map((slot) => slot.commitment) : [],
    },
  }))
}

/**
 * Opens with a password or passphrase; works without the server when its slots were seen before. `repair` is the account's new password, if it is
 * known and does not open the vault. Throws WrongKeyError, WayBackError, DamagedSlotError, WeakKdfError, OlderKeysError.
 */
export async function unlockWithPassword(
  parts: UnlockParts,
  userId: number,
  password: string,
  repair: PasswordKey | null,
): Promise<Bytes> {
  const typed = new TypedPassword(password, parts.argon2)
  try {
    return await openAndStay(parts, userId, {
      open: async (list) => (await typed.open(userId, typedSlots(list))).keyringBytes,
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
  }
}

/** The key of a typed password when it is the account's new one, which does not open the vault yet; else null. */
export async function newPasswordOf(
  { device }: Pick<UnlockParts, 'device'>,
  userId: number,
  typed: TypedPassword,
): Promise<PasswordKey | null> {
  const wayBack = (await device.read(userId))?.wayBack
  if (!wayBack) return null
  const vaultKey = await typed.vaultKey(wayBack.kdf)
  const isIt = equalBytes(fromBase64(await commitmentOf(vaultKey)), fromBase64(wayBack.commitment))
  return isIt ? { vaultKey, kdf: wayBack.kdf } : null
}

/** Opens with the key of a recovery code, otherwise like unlockWithPassword. */
export function unlockWithRecoveryKey(
  parts: UnlockParts,
  userId: number,
  recoveryKey: Bytes,
  repair: PasswordKey | null,
): Promise<Bytes> {
  const open = async (list: SlotList) =>
    (await openFirst(userId, slotsOfKind(list, 'recovery'), () => recoveryKey)).keyringBytes
  return openAndStay(parts, userId, { open, first: null, repair, isForgiving: true })
}

/** Keys at work from keyring bytes, which are wiped. */
export async function atWork(keyringBytes: Bytes) {
  try {
    return await openKeyring(keyringBytes)
  } finally {
    wipe(keyringBytes)
  }
}
