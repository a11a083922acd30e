import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { TokenScope } from '#contract/endpoint.ts'
import { wholeDays } from '#domain/time/day-number.ts'
import { writeIfPossible } from '#server/db/droppable-write.ts'
import type { AppDeps } from '../app-deps.ts'
import { readCookie } from '../http/cookies.ts'
import { placeOf } from '../http/throttle.ts'
import {
  pruneSessionsBefore,
  sessionOfHash,
  sessionOfId,
  sessionWithAdmin,
  touchSession,
} from './sessions.store.ts'

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
  /** What a program may do that came with an API token, whose id `id` is then; null: a browser's session, which may do everything. */
  readonly scopes: readonly TokenScope[] | null
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
  const row = await sessionWithAdmin(db, tokenHash(token))
  const at = now()
  if (!row || expiryOf(row) <= at) return null
  const address = placeOf(request.ip)
  const isOfToday = row.last_seen_day === wholeDays(at)
  if (at - row.last_seen_at >= touchEveryMs || address !== row.address || !isOfToday) {
    await writeIfPossible(() => touchSession(db, row, { last_seen_at: at, address }))
    row.last_seen_at = at
  }
  return {
    id: row.id,
    userId: row.user_id,
    isAdmin: isAdminUser({ id: row.user_id, is_admin: row.is_admin }),
    expiresAt: expiryOf(row),
    scopes: null,
  }
}

/** When a session ends by age unless it is used, or null when there is none with this id. */
export async function sessionExpiry(db: AppDeps['db'], sessionId: string): Promise<number | null> {
  const row = await sessionOfId(db, sessionId)
  return row ? expiryOf(row) : null
}

/** The session that a token opens, living or ended by age. */
export const sessionOfToken = async (
  db: AppDeps['db'],
  token: string | undefined,
): Promise<{ id: string; user_id: number } | undefined> =>
  token ? sessionOfHash(db, tokenHash(token)) : undefined

/** Forgets sessions that have ended by age. */
export const pruneSessions = ({ db, now }: Parts): Promise<void> =>
  pruneSessionsBefore(db, now() - sessionIdleMs, now() - sessionMostMs)
