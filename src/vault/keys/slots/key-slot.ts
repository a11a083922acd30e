import type { KdfParams } from '#contract/account.ts'
import { fromBase64, toBase64 } from '#contract/base64.ts'
import { formatVersion, ivLength } from '#contract/sealed-record.ts'
import type { KeySlot } from '#contract/vault.ts'
import { decrypt, encrypt } from '#vault/primitives/aes-gcm.ts'
import { type Bytes, equalBytes, lengthPrefixed, type RandomBytes, wipe } from '#vault/primitives/bytes.ts'
import { hkdfAesKey, hkdfBytes, importHkdfKey } from '#vault/primitives/hkdf.ts'

/** What wraps a keyring: 32 bytes (a vault key), or a key that this browser can use but not read. */
export type KeyEncryptionKey = Bytes | CryptoKey

export interface WrapInput {
  readonly userId: number
  readonly slotId: string
  readonly kind: KeySlot['kind']
  readonly kdf: KdfParams | null
  readonly kek: KeyEncryptionKey
  readonly keyringBytes: Bytes
  readonly random: RandomBytes
}

/** The key does not belong to this slot: a wrong password, another device. */
export class WrongKeyError extends Error {
  override readonly name = 'WrongKeyError'
}

/** The key belongs to this slot, but the slot was changed since, or never was one. */
export class DamagedSlotError extends Error {
  override readonly name = 'DamagedSlotError'
}

const kekLength = 32

/**
 * This browser's part of the key of its slot. IndexedDB keeps it. No script can read it, but one can derive from it; so the slot takes the server's
 * share as well.
 */
export async function newDeviceKey(random: RandomBytes): Promise<CryptoKey> {
  const secret = random(kekLength)
  const key = await importHkdfKey(secret)
  wipe(secret)
  return key
}

/** The server's share of the key of a device's slot: 32 random bytes, given back for a proof of the password. */
export const newKeyShare = (random: RandomBytes): Bytes => random(kekLength)

/** The key of a device's slot: neither part tells anything of it without the other. The caller wipes it. */
export const deviceKek = (deviceKey: CryptoKey, share: Bytes): Promise<Bytes> =>
  hkdfBytes(deviceKey, 'inkwell/v1/device', share)

async function derivable(kek: KeyEncryptionKey): Promise<CryptoKey> {
  if (!(kek instanceof Uint8Array)) return kek
  if (kek.length !== kekLength) throw new RangeError(`A key encryption key has ${kekLength} bytes`)
  return importHkdfKey(kek)
}

/** What says whether a key belongs to a slot. */
export const commitmentOf = async (kek: KeyEncryptionKey): Promise<string> =>
  toBase64(await hkdfBytes(await derivable(kek), 'inkwell/v1/commit'))

type SlotParameters = Pick<KeySlot, 'slotId' | 'kind' | 'kdf'>

/** What a wrap is bound to; nine fields, the last five empty where nothing is derived. */
export function slotAssociatedData(userId: number, { slotId, kind, kdf }: SlotParameters): Bytes {
  const derivation = kdf
    ? [kdf.algorithm, fromBase64(kdf.salt), String(kdf.memoryKiB), String(kdf.passes), String(kdf.lanes)]
    : ['', '', '', '', '']
  return lengthPrefixed([String(formatVersion), String(userId), slotId.toLowerCase(), kind, ...derivation])
}

/** Wraps an encoded keyring for one key. The bytes stay as they are. */
export async function wrapKeyring(input: WrapInput): Promise<KeySlot> {
  const { userId, slotId, kind, kdf, keyringBytes, random } = input
  const kek = await derivable(input.kek)
  const bound = slotAssociatedData(userId, input)
  const wrapKey = await hkdfAesKey(kek, 'inkwell/v1/wrap')
  return {
    slotId,
    kind,
    kdf,
    commitment: await commitmentOf(kek),
    wrapped: toBase64(await encrypt(wrapKey, random(ivLength), bound, keyringBytes)),
  }
}

interface SlotBytes {
  readonly commitment: Bytes
  readonly wrapped: Bytes
  readonly bound: Bytes
}

function bytesOf(userId: number, slot: KeySlot): SlotBytes {
  try {
    const bound = slotAssociatedData(userId, slot)
    return { commitment: fromBase64(slot.commitment), wrapped: fromBase64(slot.wrapped), bound }
  } catch (cause) {
    throw new DamagedSlotError('This slot is not readable', { cause })
  }
}

/**
 * The encoded keyring in a slot. Throws WrongKeyError or DamagedSlotError. The caller wipes the bytes once the keyring is open and
 * wrapped for the slots it needs.
 */
export async function unwrapKeyring(userId: number, slot: KeySlot, kek: KeyEncryptionKey): Promise<Bytes> {
  const { commitment, wrapped, bound } = bytesOf(userId, slot)
  const key = await derivable(kek)
  if (!equalBytes(await hkdfBytes(key, 'inkwell/v1/commit'), commitment))
    throw new WrongKeyError('This key does not open this slot')
  const wrapKey = await hkdfAesKey(key, 'inkwell/v1/wrap')
  try {
    return await decrypt(wrapKey, bound, wrapped)
  } catch (cause) {
    throw new DamagedSlotError('This slot was changed since it was made', { cause })
  }
}
