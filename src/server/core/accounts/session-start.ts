import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { UserRow } from '#server/db/tables.ts'
import type { AppDeps } from '../app-deps.ts'
import { giveCookie, readCookie, removeCookie } from '../http/cookies.ts'
import { placeOf } from '../http/throttle.ts'
import { browserLabel } from './browser-label.ts'
import { rememberBrowser } from './known-browser.ts'
import { sessionCookie, sessionMostMs, sessionOfToken, tokenHash } from './session.ts'
import { endSessions } from './session-ends.ts'
import { addSession } from './sessions.store.ts'
import { requireEnabled, requireSamePassword } from './users.store.ts'
import { handSlotsOn, holdVault } from './vault-row.store.ts'

/** As much of a user as it takes to see that what signed them in still does. */
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
    await requireSamePassword(all, user)
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
  await requireEnabled(all, userId)
  const token = Buffer.from(randomBytes(32)).toString('base64url')
  const id = randomUUID()
  const at = now()
  await addSession(all, {
    id,
    token_hash: tokenHash(token),
    user_id: userId,
    label: browserLabel(request.headers['user-agent']),
    address: placeOf(request.ip),
    created_at: at,
    last_seen_at: at,
  })
  request.account = userId
  const before = await sessionOfToken(all, readCookie(config, request, sessionCookie))
  if (before?.user_id === userId) await handSlotsOn(all, userId, before.id, id)
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
