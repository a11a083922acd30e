import type { KeySlot } from '#contract/vault.ts'
import { type Bytes, wipe } from '#vault/primitives/bytes.ts'
import { provePassword } from '../password-proof.ts'
import { WrongKeyError, wrapKeyring } from './key-slot.ts'
import { TypedPassword, wrongPassword } from './open-slot.ts'
import { trustedSlots, type UnlockParts } from './slot-list.ts'

/** A slot as it is sent with its passkey. */
export interface PasskeySlot {
  readonly baseVersion: number
  readonly slot: KeySlot & { readonly kind: 'passkey'; readonly kdf: null }
}

/** The keyring, taken from behind the typed password, wrapped for what a passkey computed. Throws WrongKeyError. */
export async function passkeySlot(
  parts: UnlockParts & { readonly userId: number },
  password: string,
  prf: Bytes,
): Promise<PasskeySlot> {
  const { userId, argon2, random, newUid } = parts
  const typed = new TypedPassword(password, argon2)
  try {
    const list = await trustedSlots(parts, userId)
    const proven = await provePassword(parts, userId, list, typed, null)
    if (!proven) throw new WrongKeyError(wrongPassword)
    const { keyringBytes, key } = proven
    const wrap = {
      userId,
      slotId: newUid(),
      kind: 'passkey',
      kdf: null,
      kek: prf,
      keyringBytes,
      random,
    } as const
    const slot = await wrapKeyring(wrap)
    wipe(keyringBytes, key.vaultKey)
    return { baseVersion: list.version, slot: { ...slot, kind: 'passkey', kdf: null } }
  } finally {
    typed.wipe()
    wipe(prf)
  }
}
