import type { KdfParams } from '#contract/account.ts'
import type { UserRow } from '#server/db/tables.ts'
import type { AppDeps } from '../app-deps.ts'
import { AppError } from '../http/app-error.ts'
import { type Attempt, beginAttempt, type Trier } from '../http/throttle.ts'
import { type Deriver, isPassword, kdfOf, kdfOfNobody, readDerived } from './password.ts'

/** What was sent as a password: authSecret, or with a deriver the password itself. */
export type Proof = (kdf: KdfParams) => Promise<Uint8Array>

export const derivedProof =
  (password: string): Proof =>
  async () =>
    readDerived(password) ?? new Uint8Array(32)

export const proofOf = (
  deriver: Deriver,
  { password, derived = false }: { readonly password: string; readonly derived?: boolean | undefined },
): Proof => (derived ? derivedProof(password) : (kdf) => deriver.authSecretOf(password, kdf))

interface Claim {
  /** What makes the username unique. */
  readonly nameKey: string
  /** Whose password it should be; undefined when nobody has that name. */
  readonly user: UserRow | undefined
  readonly proof: Proof
}

/** Finds who signs in with this password. A name that nobody has costs the same work and gets the same answer as a wrong password. */
export async function checkPassword(deps: AppDeps, claim: Claim & Trier): Promise<UserRow> {
  return decide(deps, await beginAttempt(deps, claim), claim)
}

/** Looks at the password of an attempt that is counted already. */
export async function decide(
  deps: AppDeps,
  attempt: Attempt,
  { nameKey, user, proof }: Claim,
): Promise<UserRow> {
  const kdf = (user && kdfOf(user)) ?? kdfOfNobody(deps.keys, nameKey)
  const secret = await proof(kdf).catch(async (error: unknown) => {
    await attempt.undone()
    throw error
  })
  const isRight = isPassword(deps.keys, secret, user?.password_hash ?? null)
  if (!isRight || !user) {
    await attempt.failed()
    throw new AppError('wrong_credentials', { account: user?.id })
  }
  await attempt.succeeded()
  return user
}
