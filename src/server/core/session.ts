import { createHash, randomUUID } from 'node:crypto'
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppDeps } from './app-deps.ts'
import { isHttps } from './origin.ts'

export const sessionCookie = 'inkwell_session'
export const sessionIdleMs = 14 * 24 * 60 * 60 * 1000
export const sessionMostMs = 90 * 24 * 60 * 60 * 1000
/** A session's last use is written down at most this often. */
const touchEveryMs = 10 * 60 * 1000

/** A living session. `id` names it without opening anything; the token is only in the browser. */
export interface Session {
  readonly id: string
  readonly userId: number
  readonly isAdmin: boolean
  /** Ms since 1970: when it ends by age unless it is used before. */
  readonly expiresAt: number
}

type Parts = Pick<AppDeps, 'db' | 'now'>

const hashOf = (token: string): Uint8Array => createHash('sha256').update(token).digest()

const expiryOf = (row: { created_at: number; last_seen_at: number }): number =>
  Math.min(row.last_seen_at + sessionIdleMs, row.created_at + sessionMostMs)

/** The user with id 1, or one who was made admin. */
export const isAdminUser = (user: { id: number; is_admin: number }): boolean =>
  user.id === 1 || user.is_admin === 1

/** The session that a request's cookie opens, or null. Also right for a WebSocket's first request. */
export async function sessionOfRequest(
  { db, now }: Parts,
  request: Pick<FastifyRequest, 'cookies'>,
): Promise<Session | null> {
  const token = request.cookies[sessionCookie]
  if (!token) return null
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_id', 'sessions.created_at', 'sessions.last_seen_at'])
    .select('users.is_admin')
    .where('sessions.token_hash', '=', hashOf(token))
    .executeTakeFirst()
  const at = now()
  if (!row || expiryOf(row) <= at) return null
  if (at - row.last_seen_at >= touchEveryMs) {
    await db.updateTable('sessions').set({ last_seen_at: at }).where('id', '=', row.id).execute()
    row.last_seen_at = at
  }
  return {
    id: row.id,
    userId: row.user_id,
    isAdmin: isAdminUser({ id: row.user_id, is_admin: row.is_admin }),
    expiresAt: expiryOf(row),
  }
}

/** When a session ends by age unless it is used, or null when there is none with this id. */
export async function sessionExpiry(db: AppDeps['db'], sessionId: string): Promise<number | null> {
  const row = await db
    .selectFrom('sessions')
    .select(['created_at', 'last_seen_at'])
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return row ? expiryOf(row) : null
}

/** Starts a session for a user in this browser; one that the browser had before ends. */
export async function startSession(
  deps: AppDeps,
  userId: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await endSession(deps, request, reply)
  const token = Buffer.from(deps.randomBytes(32)).toString('base64url')
  const at = deps.now()
  await deps.db
    .insertInto('sessions')
    .values({
      id: randomUUID(),
      token_hash: hashOf(token),
      user_id: userId,
      created_at: at,
      last_seen_at: at,
    })
    .execute()
  reply.setCookie(sessionCookie, token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isHttps(deps.config, request),
    maxAge: sessionMostMs / 1000,
  })
}

/** Ends the browser's session, if it has one, at once: also what is open on it. */
export async function endSession(deps: AppDeps, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = request.cookies[sessionCookie]
  if (!token) return
  reply.clearCookie(sessionCookie, { path: '/' })
  const ended = await deps.db
    .deleteFrom('sessions')
    .where('token_hash', '=', hashOf(token))
    .returning('id')
    .executeTakeFirst()
  if (ended) deps.sessions.announceEnd(ended.id)
}

/** Forgets sessions that have ended by age. */
export async function pruneSessions({ db, now }: Parts): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((row) =>
      row.or([
        row('last_seen_at', '<=', now() - sessionIdleMs),
        row('created_at', '<=', now() - sessionMostMs),
      ]),
    )
    .execute()
}
