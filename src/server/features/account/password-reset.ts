import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { resetPassword } from '#contract/account.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { forgetOtherBrowsers } from '../../core/known-browser.ts'
import { type NewSecret, newSecret, refuseEasyPassword } from '../../core/password.ts'
import { requireFactor } from '../../core/second-factor.ts'
import type { Session } from '../../core/session.ts'
import { announceEnds } from '../../core/session-ends.ts'
import { handOver, insertSession, type StartedSession } from '../../core/session-start.ts'
import { beginGuess, forgetAttempts } from '../../core/throttle.ts'
import { holdVault } from '../../core/vault-row.ts'
import type { Db, UserRow } from '../../db/tables.ts'
import { findUser } from './account.store.ts'
import { useReset, userOfReset } from './password-resets.store.ts'

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
    await keepNewPassword(all, user.id, secret, derived === undefined)
    const started = await insertSession(all, deps, user.id, request)
    return { started, ended: await forgetOthers(all, user.id, started) }
  })
  announceEnds(deps, ended)
  await forgetAttempts(deps, user.username_key, request.ip)
  await forgetOtherBrowsers(deps, user.id, { cookies: {}, protocol: request.protocol })
  await handOver(deps, started, request, reply)
  return { user: await findUser(deps.db, user.id), session: started }
}

async function keepNewPassword(
  all: Db,
  userId: number,
  { passwordHash, kdf }: NewSecret,
  isRaw: boolean,
): Promise<void> {
  await all
    .updateTable('users')
    .set((row) => ({
      password_hash: passwordHash,
      password_kdf: JSON.stringify(kdf),
      password_signs_in: 1,
      // What sealed the journal is what it was: a mark does not go with the password.
      password_seen: isRaw ? 1 : row.case().when('password_seen', '=', 0).then(0).else(2).end(),
    }))
    .where('id', '=', userId)
    .execute()
}

async function forgetOthers(all: Db, userId: number, { id }: StartedSession): Promise<string[]> {
  const ended = await all
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', id)
    .returning('id')
    .execute()
  return ended.map((session) => session.id)
}
