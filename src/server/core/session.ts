import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isReadOnly, isStorageFull } from '../db/database-faults.ts'
import type { AppDeps } from './app-deps.ts'
import { AppError } from './app-error.ts'
import { readCookie } from './cookies.ts'
import { placeOf } from './throttle.ts'

export const sessionCookie = 'inkwell_session'
export const sessionIdleMs = 14 * 24 * 60 * 60 * 1000
export const sessionMostMs = 90 * 24 * 60 * 60 * 1000
/** A session's last use is written down at most this often from one address. */
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

export const tokenHash = (token: string): Uint8Array => createHash('sha256').update(token).digest()

/** Ms since 1970: when a session ends by age unless it is used before. */
export const expiryOf = (row: { created_at: number; last_seen_at: number }): number =>
  Math.min(row.last_seen_at + sessionIdleMs, row.created_at + sessionMostMs)

/** The user with id 1, or one who was made admin. */
export const isAdminUser = (user: { id: number; is_admin: number }): boolean =>
  user.id === 1 || user.is_admin === 1

/** The session that a request's cookie opens, or null. Also right for a WebSocket's first request. */
export async function sessionOfRequest(
  { db, now, config }: Parts & Pick<AppDeps, 'config'>,
  request: Pick<FastifyRequest, 'cookies' | 'protocol' | 'ip'>,
): Promise<Session | null> {
  const token = readCookie(config, request, sessionCookie)
  if (!token) return null
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_id', 'sessions.created_at', 'sessions.last_seen_at'])
    .select('sessions.address')
    .select('users.is_admin')
    .where('sessions.token_hash', '=', tokenHash(token))
    .executeTakeFirst()
  const at = now()
  if (!row || expiryOf(row) <= at) return null
  const address = placeOf(request.ip)
  if (at - row.last_seen_at >= touchEveryMs || address !== row.address) {
    const touched = db.updateTable('sessions').set({ last_seen_at: at, address }).where('id', '=', row.id)
    // On a full disk, and with a database that takes no writes, reading goes on.
    await touched.execute().catch((error: unknown) => {
      if (!isStorageFull(error) && !isReadOnly(error)) throw error
    })
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

/** The session that a token opens, living or ended by age. */
export async function sessionOfToken(
  db: AppDeps['db'],
  token: string | undefined,
): Promise<{ id: string; user_id: number } | undefined> {
  if (!token) return undefined
  return db
    .selectFrom('sessions')
    .select(['id', 'user_id'])
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst()
}

/** Refuses a session that ended while its request was on its way. Asked inside a transaction that has the vault row. */
export async function requireSession(all: AppDeps['db'], owner: number, sessionId: string): Promise<void> {
  await all
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', owner)
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow(() => new AppError('unauthorized'))
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
