import { randomUUID } from 'node:crypto'
import type { SecurityEvent, SecurityEventKind } from '#contract/security-events.ts'
import type { Db } from '../db/tables.ts'
import { tellSecurityEvent } from './account-notices.ts'
import type { AppDeps } from './app-deps.ts'
import type { PostLater } from './mail-post.ts'
import type { Session } from './session.ts'

const keptMs = 90 * 24 * 60 * 60 * 1000
const mostListed = 50

type Parts = Pick<AppDeps, 'db' | 'now'>

/** Keeps what happened for the owner's devices, tells those that are open now, and the mailbox. */
export async function noteSecurityEvent(
  deps: AppDeps,
  post: PostLater,
  { id: sessionId, userId }: Pick<Session, 'id' | 'userId'>,
  kind: SecurityEventKind,
): Promise<void> {
  const { db, now } = deps
  const session = await db
    .selectFrom('sessions')
    .select('label')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  const label = session?.label ?? ''
  const event = { user_id: userId, event_id: randomUUID(), kind, label, session_id: sessionId, at: now() }
  await db.insertInto('security_events').values(event).execute()
  deps.changes.publishSecurity(userId, event.event_id)
  tellSecurityEvent(post, deps, { userId, kind, label })
}

/** What happened to an account in the last ninety days, the latest first. */
export async function securityEventsOf(
  { db, now }: Parts,
  { id, userId }: Pick<Session, 'id' | 'userId'>,
): Promise<SecurityEvent[]> {
  const rows = await db
    .selectFrom('security_events')
    .selectAll()
    .where('user_id', '=', userId)
    .where('at', '>', now() - keptMs)
    .orderBy('at', 'desc')
    .orderBy('event_id')
    .limit(mostListed)
    .execute()
  return rows.map(({ event_id, kind, at, label, session_id }) => ({
    id: event_id,
    kind: kind as SecurityEventKind,
    at: new Date(at).toISOString(),
    label,
    isOwn: session_id === id,
  }))
}

/** The id of the last of them; null: there is none. */
export async function latestSecurityEvent(db: Db, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('security_events')
    .select('event_id')
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('event_id')
    .executeTakeFirst()
  return row?.event_id ?? null
}

export async function pruneSecurityEvents({ db, now }: Parts): Promise<void> {
  await db
    .deleteFrom('security_events')
    .where('at', '<=', now() - keptMs)
    .execute()
}
