import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { resetPassword } from '#contract/account.ts'
import { forgetOtherBrowsers } from '#server/core/accounts/known-browser.ts'
import { newSecret, refuseEasyPassword } from '#server/core/accounts/password.ts'
import { useReset, userOfReset } from '#server/core/accounts/password-resets.store.ts'
import { requireFactor } from '#server/core/accounts/second-factor.ts'
import type { Session } from '#server/core/accounts/session.ts'
import { announceEnds } from '#server/core/accounts/session-ends.ts'
import { handOver, insertSession } from '#server/core/accounts/session-start.ts'
import { removeSessions } from '#server/core/accounts/sessions.store.ts'
import { holdVault } from '#server/core/accounts/vault-row.store.ts'
import { beginGuess, forgetAttempts } from '#server/core/http/throttle.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import type { UserRow } from '../../db/tables.ts'
import { findUser, setPassword } from './account.store.ts'

type Asked = z.output<NonNullable<typeof resetPassword.body>>

/** Whose password a link sets. Guesses from one address are throttled. */
export async function readResetLink(deps: AppDeps, token: string, address: string): Promise<UserRow> {
  const guess = await beginGuess(deps, address)
  const user = await userOfReset(deps.db, token, deps.now())
  await guess.undone()
  return user
}

/**
 * Sets a new password by a link, with the second factor of who has one, ends all sessions and starts one in this browser. Key slots stay as they are, those of devices too: they are
 * what can still open the journal.
 */
export async function resetByLink(
  deps: AppDeps,
  { token, password, derived, factor }: Asked,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ user: UserRow; session: Pick<Session, 'id' | 'userId'> }> {
  const user = await readResetLink(deps, token, request.ip)
  await refuseEasyPassword(password, derived, [user.username, user.email, user.name])
  await requireFactor(deps, user, factor, { purpose: 'reset', to: token }, request)
  const secret = await newSecret(deps, password, derived)
  const { started, ended } = await deps.db.transaction().execute(async (all) => {
    await holdVault(all, user.id)
    await useReset(all, user.id, token)
    await setPassword(all, user.id, secret, derived === undefined)
    const started = await insertSession(all, deps, user.id, request)
    return { started, ended: await removeSessions(all, user.id, { except: started.id }) }
  })
  announceEnds(deps, ended)
  await forgetAttempts(deps, user.username_key, request.ip)
  await forgetOtherBrowsers(deps, user.id, { cookies: {}, protocol: request.protocol })
  await handOver(deps, started, request, reply)
  return { user: await findUser(deps.db, user.id), session: started }
}
