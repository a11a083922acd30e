import { randomUUID } from 'node:crypto'
import type { SecurityEvent, SecurityEventKind } from '#contract/security-events.ts'
import type { Db } from '#server/db/tables.ts'
import type { Session } from '../accounts/session.ts'
import { sessionOfId } from '../accounts/sessions.store.ts'
import type { AppDeps } from '../app-deps.ts'
import { tellSecurityEvent } from '../mail/account-notices.ts'
import type { PostLater } from '../mail/mail-post.ts'
import { addSecurityEvent, eventsAfter, removeEventsUntil } from './security-events.store.ts'

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
  const session = await sessionOfId(db, sessionId)
  const label = session?.label ?? ''
  const event = { user_id: userId, event_id: randomUUID(), kind, label, session_id: sessionId, at: now() }
  await addSecurityEvent(db, event)
  deps.changes.publishSecurity(userId, event.event_id)
  tellSecurityEvent(post, deps, { userId, kind, label })
}

/** What happened to an account in the last ninety days, the latest first. */
export async function securityEventsOf(
  { db, now }: Parts,
  { id, userId }: Pick<Session, 'id' | 'userId'>,
): Promise<SecurityEvent[]> {
  const rows = await eventsAfter(db, userId, now() - keptMs, mostListed)
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
  const [latest] = await eventsAfter(db, userId, 0, 1)
  return latest?.event_id ?? null
}

export const pruneSecurityEvents = ({ db, now }: Parts): Promise<void> =>
  removeEventsUntil(db, now() - keptMs)
