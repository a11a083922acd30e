import { sql } from 'kysely'
import { dayMs, wholeDays } from '#domain/time/day-number.ts'
import type { Db } from '../../db/tables.ts'

/** A count of rows; PostgreSQL gives such numbers as text. */
type Counted = number | string
/** A sum over rows; null: there were none. */
type Summed = Counted | null

interface Sealed {
  readonly records: number
  readonly recordBytes: number
  readonly files: number
  readonly fileBytes: number
}

/** How many accounts there are, and how many of them are new or were here; of days (UTC), today among them. Of the days on which somebody was here only the last is kept, so that a week before this one cannot be counted. */
export async function peopleCounts(db: Db, nowMs: number) {
  const today = wholeDays(nowMs)
  const { people, newIn7Days, newIn14Days, activeIn7Days, activeIn30Days } = await db
    .selectFrom('users')
    .select((row) => [
      row.fn.countAll<Counted>().as('people'),
      row.fn
        .countAll<Counted>()
        .filterWhere('created_at', '>', nowMs - 7 * dayMs)
        .as('newIn7Days'),
      row.fn
        .countAll<Counted>()
        .filterWhere('created_at', '>', nowMs - 14 * dayMs)
        .as('newIn14Days'),
      row.fn
        .countAll<Counted>()
        .filterWhere('last_seen_day', '>', today - 7)
        .as('activeIn7Days'),
      row.fn
        .countAll<Counted>()
        .filterWhere('last_seen_day', '>', today - 30)
        .as('activeIn30Days'),
    ])
    .executeTakeFirstOrThrow()
  const { sessions } = await db
    .selectFrom('sessions')
    .select((row) => row.fn.countAll<Counted>().as('sessions'))
    .executeTakeFirstOrThrow()
  return {
    people: Number(people),
    newIn7Days: Number(newIn7Days),
    newIn7DaysBefore: Number(newIn14Days) - Number(newIn7Days),
    activeIn7Days: Number(activeIn7Days),
    activeIn30Days: Number(activeIn30Days),
    sessions: Number(sessions),
  }
}

/** How much sealed there is. Lengths only: no sealed byte leaves the database. */
export async function sealedCounts(db: Db): Promise<Sealed> {
  const { records } = await db
    .selectFrom('records')
    .select((row) => row.fn.countAll<Counted>().as('records'))
    .executeTakeFirstOrThrow()
  const { recordBytes } = await db
    .selectFrom('vaults')
    .select((row) => row.fn.sum<Summed>('record_bytes').as('recordBytes'))
    .executeTakeFirstOrThrow()
  const { files, fileBytes } = await db
    .selectFrom((from) =>
      from
        .selectFrom('blob_chunks')
        .select(sql<Counted>`sum(octet_length(sealed))`.as('bytes'))
        .groupBy(['user_id', 'blob_id'])
        .as('blobs'),
    )
    .select((row) => [row.fn.countAll<Counted>().as('files'), row.fn.sum<Summed>('bytes').as('fileBytes')])
    .executeTakeFirstOrThrow()
  return {
    records: Number(records),
    recordBytes: Number(recordBytes ?? 0),
    files: Number(files),
    fileBytes: Number(fileBytes ?? 0),
  }
}

/** How many accounts were made on each of the last `days` days (UTC), the earliest first. */
export async function signUpsByDay(
  db: Db,
  nowMs: number,
  days: number,
): Promise<{ day: string; count: number }[]> {
  const today = Math.floor(nowMs / dayMs)
  const first = today - days + 1
  const rows = await db
    .selectFrom('users')
    .select((row) => [sql<Counted>`created_at / 86400000`.as('day'), row.fn.countAll<Counted>().as('count')])
    .where('created_at', '>=', first * dayMs)
    .groupBy('day')
    .execute()
  const counts = new Map(rows.map(({ day, count }) => [Number(day), Number(count)]))
  return Array.from({ length: days }, (_, nth) => ({
    day: new Date((first + nth) * dayMs).toISOString().slice(0, 10),
    count: counts.get(first + nth) ?? 0,
  }))
}

/** What the database calls itself, and its clock (ms since 1970); null: it has none of its own. */
export async function databaseFacts(
  db: Db,
  dialect: 'sqlite' | 'postgres',
): Promise<{ name: string; clock: number | null }> {
  if (dialect === 'sqlite') {
    const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(db)
    return { name: `SQLite ${rows[0]?.version ?? ''}`, clock: null }
  }
  const { rows } = await sql<{ version: string; clock: Counted }>`
    select current_setting('server_version') as version, extract(epoch from clock_timestamp()) * 1000 as clock`.execute(
    db,
  )
  const [first] = rows
  return { name: `PostgreSQL ${first?.version.split(' ')[0] ?? ''}`, clock: Number(first?.clock) }
}
