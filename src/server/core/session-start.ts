import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { UserRow } from '../db/tables.ts'
import type { AppDeps } from './app-deps.ts'
import { AppError } from './app-error.ts'
import { browserLabel } from './browser-label.ts'
import { giveCookie, readCookie, removeCookie } from './cookies.ts'
import { rememberBrowser } from './known-browser.ts'
import { sessionCookie, sessionMostMs, sessionOfToken, tokenHash } from './session.ts'
import { endSessions } from './session-ends.ts'
import { placeOf } from './throttle.ts'
import { holdVault } from './vault-row.ts'

/** As much of a user as it takes to see that what opened the door still does. */
export type SignedIn = Pick<UserRow, 'id' | 'password_hash'>

/** Starts a session for a user in this browser; one that the browser had before ends. */
export async function startSession(
  deps: AppDeps,
  user: SignedIn,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const started = await deps.db.transaction().execute(async (all) => {
    await holdVault(all, user.id)
    await refuseOldPassword(all, user)
    return insertSession(all, deps, user.id, request)
  })
  await handOver(deps, started, request, reply)
}

export interface StartedSession {
  readonly id: string
  readonly userId: number
  readonly token: string
}

/** The part of it inside a transaction that has the vault row. Device slots of this browser's session before belong to the new one. */
export async function insertSession(
  all: AppDeps['db'],
  { randomBytes, now, config }: Pick<AppDeps, 'randomBytes' | 'now' | 'config'>,
  userId: number,
  request: FastifyRequest,
): Promise<StartedSession> {
  const token = Buffer.from(randomBytes(32)).toString('base64url')
  const id = randomUUID()
  const at = now()
  await all
    .insertInto('sessions')
    .values({
      id,
      token_hash: tokenHash(token),
      user_id: userId,
      label: browserLabel(request.headers['user-agent']),
      address: placeOf(request.ip),
      created_at: at,
      last_seen_at: at,
    })
    .execute()
  request.account = userId
  const before = await sessionOfToken(all, readCookie(config, request, sessionCookie))
  if (before?.user_id === userId)
    await all
      .updateTable('key_slots')
      .set({ session_id: id })
      .where('user_id', '=', userId)
      .where('session_id', '=', before.id)
      .execute()
  return { id, userId, token }
}

/** The part of it after the transaction: the session before ends, and the browser gets its cookie and is known from now on. */
export async function handOver(
  deps: AppDeps,
  { token, userId }: StartedSession,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await endSession(deps, request, reply)
  await rememberBrowser(deps, userId, request, reply)
  giveCookie(deps.config, request, reply, {
    name: sessionCookie,
    value: token,
    sameSite: 'lax',
    maxAge: sessionMostMs / 1000,
  })
}

/** Ends the browser's session, if it has one, at once: also what is open on it, and the device slots that it wrote. */
export async function endSession(deps: AppDeps, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = readCookie(deps.config, request, sessionCookie)
  if (!token) return
  takeCookie(deps, request, reply)
  const ended = await sessionOfToken(deps.db, token)
  if (ended) await endSessions(deps, ended.user_id, { only: ended.id })
}

export function takeCookie(
  { config }: Pick<AppDeps, 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  removeCookie(config, request, reply, sessionCookie)
}

/** The password may have been changed, or the account deleted, while it was being checked. */
async function refuseOldPassword(all: AppDeps['db'], { id, password_hash }: SignedIn): Promise<void> {
  await all
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', password_hash === null ? 'is' : '=', password_hash)
    .executeTakeFirstOrThrow(() => new AppError('wrong_credentials'))
}
