import { fromBase64 } from '#contract/base64.ts'
import { equalBytes } from '../primitives/bytes.ts'
import { authSecretOf } from '../primitives/password-kdf.ts'
import { commitmentOf } from './slots/key-slot.ts'
import type { AccountKey, PasswordKey, TypedPassword } from './slots/open-slot.ts'
import { typedSlots } from './slots/slot-kinds.ts'
import { changeKnown, type UnlockParts } from './slots/slot-list.ts'

/** What was typed is the account's new password, which does not open the vault yet. It is kept for the moment when something else does. */
export class WayBackError extends Error {
  override readonly name = 'WayBackError'
  readonly key: AccountKey
  constructor(key: AccountKey) {
    super(
      'This is the new password of your account. Your pages still need your recovery code or an earlier password.',
    )
    this.key = key
  }
}

/** Keeps that the account has a password which does not open the vault yet. */
export async function rememberWayBack(parts: UnlockParts, userId: number, key: PasswordKey): Promise<void> {
  const commitment = await commitmentOf(key.vaultKey)
  await changeKnown(parts, userId, ({ slots }) => ({
    wayBack: {
      kdf: key.kdf,
      commitment,
      besides: slots ? typedSlots(slots).map((slot) => slot.commitment) : [],
    },
  }))
}

/** The key of a typed password when it is the account's new one, which does not open the vault yet; else null. */
export async function newPasswordOf(
  { device }: Pick<UnlockParts, 'device'>,
  userId: number,
  typed: TypedPassword,
): Promise<AccountKey | null> {
  const wayBack = (await device.read(userId))?.wayBack
  if (!wayBack) return null
  const vaultKey = await typed.vaultKey(wayBack.kdf)
  const isIt = equalBytes(fromBase64(await commitmentOf(vaultKey)), fromBase64(wayBack.commitment))
  if (!isIt) return null
  return { vaultKey, kdf: wayBack.kdf, authSecret: await authSecretOf(await typed.root(wayBack.kdf)) }
}
