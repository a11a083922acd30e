import type { Insertable, Selectable } from 'kysely'
import { wholeDays } from '#domain/time/day-number.ts'
import type { Db, Tables } from '#server/db/tables.ts'
import { AppError } from '../http/app-error.ts'
import { removeTokens } from './api-tokens.store.ts'

type SessionRow = Selectable<Tables['sessions']>

/** One session of a person, or all but one. */
export type WhichSessions = { readonly only: string } | { readonly except: string }

export async function addSession(all: Db, row: Insertable<Tables['sessions']>): Promise<void> {
  await all.insertInto('sessions').values(row).execute()
  await keepLastSeenDay(all, row.user_id, row.last_seen_at)
}

/** Writes down on which day somebody was here, at most once a day. */
async function keepLastSeenDay(all: Db, userId: number, at: number): Promise<void> {
  const last_seen_day = wholeDays(at)
  await all
    .updateTable('users')
    .set({ last_seen_day })
    .where('id', '=', userId)
    .where((row) => row.or([row('last_seen_day', 'is', null), row('last_seen_day', '!=', last_seen_day)]))
    .execute()
}

/** The session that a token opens, with whether its person is an admin; living or ended by age. */
export const sessionWithAdmin = (db: Db, tokenHash: Uint8Array) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_id', 'sessions.created_at', 'sessions.last_seen_at'])
    .select('sessions.address')
    .select(['users.is_admin', 'users.last_seen_day'])
    .where('sessions.token_hash', '=', tokenHash)
    .executeTakeFirst()

export const sessionOfHash = (
  db: Db,
  tokenHash: Uint8Array,
): Promise<Pick<SessionRow, 'id' | 'user_id' | 'created_at'> | undefined> =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'created_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()

export const sessionOfId = (
  db: Db,
  id: string,
): Promise<Pick<SessionRow, 'created_at' | 'last_seen_at' | 'label'> | undefined> =>
  db
    .selectFrom('sessions')
    .select(['created_at', 'last_seen_at', 'label'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Writes down a use, and where from. */
export async function touchSession(
  db: Db,
  { id, user_id }: Pick<SessionRow, 'id' | 'user_id'>,
  used: Pick<SessionRow, 'last_seen_at' | 'address'>,
): Promise<void> {
  await db.updateTable('sessions').set(used).where('id', '=', id).execute()
  await keepLastSeenDay(db, user_id, used.last_seen_at)
}

/** Refuses a session, or an API token, that ended while its request was on its way. Asked inside a transaction that has the vault row. Throws `unauthorized`. */
export async function requireSession(all: Db, owner: number, sessionId: string): Promise<void> {
  const session = await all
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', owner)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  if (session) return
  await all
    .selectFrom('api_tokens')
    .select('token_id')
    .where('user_id', '=', owner)
    .where('token_id', '=', sessionId)
    .executeTakeFirstOrThrow(() => new AppError('unauthorized'))
}

const chosen = (which: WhichSessions): ['=' | '!=', string] =>
  'only' in which ? ['=', which.only] : ['!=', which.except]

export async function sessionIdsOf(all: Db, owner: number, which: WhichSessions): Promise<string[]> {
  const [compare, id] = chosen(which)
  const rows = await all
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', owner)
    .where('id', compare, id)
    .execute()
  return rows.map((row) => row.id)
}

/** Removes sessions of a person and answers which they were. */
export async function removeSessions(all: Db, owner: number, which: WhichSessions): Promise<string[]> {
  const [compare, id] = chosen(which)
  // Whoever signs everybody else out means programs, too.
  if ('except' in which) await removeTokens(all, owner)
  const removed = await all
    .deleteFrom('sessions')
    .where('user_id', '=', owner)
    .where('id', compare, id)
    .returning('id')
    .execute()
  return removed.map((row) => row.id)
}

/** Forgets sessions that were not used since one instant (ms), or were begun before another. */
export async function pruneSessionsBefore(db: Db, usedBefore: number, begunBefore: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('last_seen_at', '<=', usedBefore), row('created_at', '<=', begunBefore)]))
    .execute()
}
