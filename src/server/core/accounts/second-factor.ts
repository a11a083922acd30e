import type { FastifyRequest } from 'fastify'
import type { Factor, FactorKind, NeededFactor } from '#contract/factor.ts'
import type { UserRow } from '#server/db/tables.ts'
import type { AppDeps } from '../app-deps.ts'
import { unsealText } from '../data/sealed-text.ts'
import { AppError } from '../http/app-error.ts'
import { beginFactor } from '../http/throttle.ts'
import { spendBackupCode } from './backup-codes.ts'
import type { Binding } from './factor-challenges.store.ts'
import { factorKindsOf, spendTotpStep, totpSecretOf } from './factors.store.ts'
import { askForPasskey, checkPasskey, relyingParty } from './passkey-check.ts'
import { stepOfCode } from './totp.ts'

type Asked = Pick<FastifyRequest, 'ip' | 'protocol' | 'host'>
type Person = Pick<UserRow, 'id' | 'username_key'>

/** What `second_factor_needed` says, with a challenge for the person's passkeys where there are any. */
export async function neededOf(
  deps: AppDeps,
  owner: number,
  kinds: readonly FactorKind[],
  binding: Binding,
  request: Asked,
): Promise<NeededFactor> {
  const party = relyingParty(deps.config, request)
  const passkey = kinds.includes('passkey') ? await askForPasskey(deps, party, binding, owner) : null
  return { kinds: [...kinds], passkey }
}

/**
 * Lets somebody on whose password was right: at once where they have no second factor. Throws `second_factor_needed` without one, `wrong_factor` for a
 * wrong one.
 */
export async function requireFactor(
  deps: AppDeps,
  user: Person,
  sent: Factor | undefined,
  binding: Binding,
  request: Asked,
): Promise<void> {
  const kinds = await factorKindsOf(deps.db, user.id)
  if (kinds.length === 0) return
  if (!sent) {
    const secondFactor = await neededOf(deps, user.id, kinds, binding, request)
    throw new AppError('second_factor_needed', { secondFactor })
  }
  await checkFactor(deps, user, sent, binding, request)
}

/** Throttled as passwords are, and counted apart from them: who knows the password cannot begin anew by using it. */
export async function checkFactor(
  deps: AppDeps,
  user: Person,
  sent: Factor,
  binding: Binding,
  request: Asked,
): Promise<void> {
  // At a sign-in by account, from wherever the guesses come; in a session by that session, so that nobody else's make the owner wait.
  const attempt = await beginFactor(
    deps,
    binding.purpose === 'proof' ? `session/${binding.to}` : `${user.id}`,
  )
  if (await isRight(deps, user.id, sent, binding, request)) return attempt.succeeded()
  await attempt.failed()
  throw new AppError('wrong_factor', { message: wrongWords[sent.kind] })
}

const wrongWords: Record<FactorKind, string> = {
  totp: 'This code is not right, or was used already. Wait for the next one and try again.',
  backup: 'This backup code is not right, or was used already.',
  passkey: 'This passkey was not accepted. Please try again.',
}

function isRight(
  deps: AppDeps,
  owner: number,
  sent: Factor,
  binding: Binding,
  request: Asked,
): Promise<boolean> {
  if (sent.kind === 'totp') return spendTotpCode(deps, owner, sent.code)
  if (sent.kind === 'backup') return spendBackupCode(deps, owner, sent.code)
  const party = relyingParty(deps.config, request)
  return checkPasskey(deps, party, { assertion: sent.assertion, binding, owner }).then(
    (whose) => whose === owner,
  )
}

/** What seals a person's TOTP secret: it opens for nobody else. */
export const totpBinding = (owner: number): string => `totp/${owner}`

/** Uses a code up. Nothing of the same step or an earlier one is right after it. */
async function spendTotpCode({ db, keys, now }: AppDeps, owner: number, code: string): Promise<boolean> {
  const row = await totpSecretOf(db, owner)
  const secret = row && unsealText(keys.totp, totpBinding(owner), row.sealed)
  const step = secret ? await stepOfCode(secret, code, now()) : null
  return step !== null && spendTotpStep(db, owner, step)
}
