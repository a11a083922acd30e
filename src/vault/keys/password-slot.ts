import type { KeySlot } from '#contract/vault.ts'
import type { Bytes } from './bytes.ts'
import { wrapKeyring } from './key-slot.ts'
import type { PasswordKey } from './open-slot.ts'
import type { UnlockParts } from './slot-list.ts'

/** The keyring wrapped for a password. `slotId` is that of the slot before, if there was one. */
export const passwordSlot = (
  { random, newUid }: Pick<UnlockParts, 'random' | 'newUid'>,
  userId: number,
  slotId: string | undefined,
  { vaultKey, kdf }: PasswordKey,
  keyringBytes: Bytes,
): Promise<KeySlot> =>
  wrapKeyring({
    userId,
    slotId: slotId ?? newUid(),
    kind: 'password',
    kdf,
    kek: vaultKey,
    keyringBytes,
    random,
  })
