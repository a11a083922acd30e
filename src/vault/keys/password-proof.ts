import type { KdfParams } from '#contract/account.ts'
import { isTyped, type KeySlot, type SlotList, type TypedKind } from '#contract/vault.ts'
import { type Bytes, wipe } from '../primitives/bytes.ts'
import { authSecretOf, vaultKeyOf } from '../primitives/password-kdf.ts'
import { NoDeviceKeyError, rewrappableKeyring } from './slots/device-slot.ts'
import { slotsToTry } from './slots/kept-slots.ts'
import { unwrapKeyring, WrongKeyError } from './slots/key-slot.ts'
import type { PasswordKey, TypedPassword } from './slots/open-slot.ts'
import { typedSlots } from './slots/slot-kinds.ts'
import { OtherKeysError, type UnlockParts } from './slots/slot-list.ts'
import { newPasswordOf } from './unlock.ts'

/** A typed password or passphrase that is the account's. The caller wipes keyring and key. */
export interface Proven {
  readonly list: SlotList
  readonly keyringBytes: Bytes
  readonly key: PasswordKey
  /** What proves it to the server. */
  readonly proof: string
  readonly kind: TypedKind
  /** Where the vault has a slot for it: what a new one replaces. */
  readonly slotId: string | undefined
  /** The slot that the typed password opened; null where it is right without that. */
  readonly opened: KeySlot | null
}

/** New passwords that the server may have by now: no answer came. Only ever in memory, and not readable there. */
export interface Unanswered {
  /** The slot that the password before them opened. */
  readonly before: KeySlot
  readonly roots: readonly { readonly kdf: KdfParams; readonly root: CryptoKey }[]
}

/** Null for a wrong key. */
export async function nullWhenWrong<T>(opening: Promise<T>): Promise<T | null> {
  try {
    return await opening
  } catch (error) {
    if (error instanceof WrongKeyError) return null
    throw error
  }
}

const firstSlotId = (list: SlotList): string | undefined => typedSlots(list)[0]?.slotId

/**
 * Null: it is not the account's password. Throws DamagedSlotError, WeakKdfError, and OtherKeysError where it opens what this device has kept and
 * nothing that the server shows.
 */
export async function provePassword(
  parts: UnlockParts,
  userId: number,
  list: SlotList,
  typed: TypedPassword,
  unanswered: Unanswered | null,
): Promise<Proven | null> {
  // It may open a slot as well, derived in another way than the account has it by now.
  const proven = await proveNewPassword(parts, userId, typed)
  if (proven) return proven
  const opened = await nullWhenWrong(typed.open(userId, typedSlots(list)))
  if (opened?.slot.kdf && isTyped(opened.slot.kind)) {
    const { kdf, slotId, kind } = opened.slot
    const [proof, vaultKey] = [await authSecretOf(await typed.root(kdf)), await typed.vaultKey(kdf)]
    const { keyringBytes, slot } = opened
    return { list, keyringBytes, key: { vaultKey, kdf }, proof, kind, slotId, opened: slot }
  }
  const earlier = unanswered && (await proveUnanswered(userId, list, typed, unanswered))
  if (!earlier) await refuseAsOther(parts, userId, typed)
  return earlier
}

async function refuseAsOther(parts: UnlockParts, userId: number, typed: TypedPassword): Promise<void> {
  const known = await parts.device.read(userId)
  if (!known) return
  const kept = await nullWhenWrong(typed.open(userId, typedSlots({ slots: slotsToTry(known) })))
  if (!kept) return
  wipe(kept.keyringBytes)
  throw new OtherKeysError()
}

/** The account was reset, and the vault was opened in another way since: its password does not open the vault yet. */
async function proveNewPassword(
  parts: UnlockParts,
  userId: number,
  typed: TypedPassword,
): Promise<Proven | null> {
  const key = await newPasswordOf(parts, userId, typed)
  if (!key) return null
  try {
    const proof = await authSecretOf(await typed.root(key.kdf))
    const { list, keyringBytes } = await rewrappableKeyring(parts, userId, proof)
    return { list, keyringBytes, key, proof, kind: 'password', slotId: firstSlotId(list), opened: null }
  } catch (error) {
    if (error instanceof NoDeviceKeyError) return null
    throw error
  }
}

/** The password was right before, and is not now because an earlier change got through. */
async function proveUnanswered(
  userId: number,
  list: SlotList,
  typed: TypedPassword,
  { before, roots }: Unanswered,
): Promise<Proven | null> {
  const earlier = await nullWhenWrong(typed.open(userId, [before]))
  if (!earlier) return null
  wipe(earlier.keyringBytes)
  for (const { kdf, root } of roots) {
    const vaultKey = await vaultKeyOf(root)
    for (const slot of typedSlots(list)) {
      const keyringBytes = await nullWhenWrong(unwrapKeyring(userId, slot, vaultKey))
      if (!keyringBytes || !isTyped(slot.kind)) continue
      const { kind, slotId } = slot
      const proof = await authSecretOf(root)
      return { list, keyringBytes, key: { vaultKey, kdf }, proof, kind, slotId, opened: null }
    }
  }
  return null
}
