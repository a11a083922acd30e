import type { KeySlot, TypedKind } from '#contract/vault.ts'
import type { Bytes } from '#vault/primitives/bytes.ts'
import { wrapKeyring } from './key-slot.ts'
import type { PasswordKey } from './open-slot.ts'
import type { UnlockParts } from './slot-list.ts'

export interface TypedPlace {
  /** That of the slot before, if there was one. */
  readonly slotId: string | undefined
  readonly kind: TypedKind
}

/** The keyring wrapped for a password or a passphrase. */
export const typedSlot = (
  { random, newUid }: Pick<UnlockParts, 'random' | 'newUid'>,
  userId: number,
  { slotId, kind }: TypedPlace,
  { vaultKey, kdf }: PasswordKey,
  keyringBytes: Bytes,
): Promise<KeySlot> =>
  wrapKeyring({
    userId,
    slotId: slotId ?? newUid(),
    kind,
    kdf,
    kek: vaultKey,
    keyringBytes,
    random,
  })
