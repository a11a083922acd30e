import {
  type Binding,
  keepChallenge,
  readChallenge,
  takeChallenge,
} from '#server/core/accounts/factor-challenges.store.ts'
import { hasFactor } from '#server/core/accounts/factors.store.ts'
import { totpBinding } from '#server/core/accounts/second-factor.ts'
import type { Session } from '#server/core/accounts/session.ts'
import { requireSession } from '#server/core/accounts/sessions.store.ts'
import { newTotp, stepOfCode, type TotpSetup } from '#server/core/accounts/totp.ts'
import { holdVault } from '#server/core/accounts/vault-row.store.ts'
import { sealText, unsealText } from '#server/core/data/sealed-text.ts'
import { AppError } from '#server/core/http/app-error.ts'
import { beginFactor } from '#server/core/http/throttle.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import type { UserRow } from '../../db/tables.ts'
import { firstBackupCodes, insertTotp, keepFirstCodes } from './second-factor.store.ts'

const bindingOf = ({ id }: Session): Binding => ({ purpose: 'add-totp', to: id })

/** A new secret for an authenticator app, which counts once the app has shown that it has it. */
export async function beginTotpSetup(deps: AppDeps, session: Session, user: UserRow): Promise<TotpSetup> {
  const setup = await newTotp(deps.randomBytes, user.username)
  const sealed = sealText(deps.keys.totp, totpBinding(user.id), setup.secret)
  await keepChallenge(deps, bindingOf(session), user.id, sealed)
  return setup
}

/** Checks the first code. A wrong one may be typed again. Answers backup codes where this is the first second factor. */
export async function finishTotpSetup(
  deps: AppDeps,
  session: Session,
  code: string,
): Promise<string[] | null> {
  const owner = session.userId
  const sealed = await readChallenge(deps, bindingOf(session), owner)
  const secret = sealed && unsealText(deps.keys.totp, totpBinding(owner), sealed)
  if (!sealed || !secret) throw new AppError('second_factor_expired')
  const attempt = await beginFactor(deps, `setup/${owner}`)
  const step = await stepOfCode(secret, code, deps.now())
  if (step === null) {
    await attempt.failed()
    const message = 'This code is not right. Check the time on both devices, and type the next one.'
    throw new AppError('wrong_factor', { message, fields: { code: message } })
  }
  await attempt.succeeded()
  const codes = await firstBackupCodes(deps, owner)
  return deps.db.transaction().execute(async (all) => {
    await holdVault(all, owner)
    await requireSession(all, owner, session.id)
    const isFirst = !(await hasFactor(all, owner))
    if ((await takeChallenge({ ...deps, db: all }, bindingOf(session), owner)) !== sealed)
      throw new AppError('second_factor_expired')
    await insertTotp(all, { user_id: owner, sealed, last_step: step, created_at: deps.now() })
    return keepFirstCodes(all, owner, isFirst, codes)
  })
}
