import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts'
import type { readReplacedRecords } from '#contract/records.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import type { Db } from '../../db/tables.ts'
import { mostPageBytes } from './records.store.ts'

const dayMs = 24 * 60 * 60 * 1000
const keptMs = 30 * dayMs
/** Of each record so many versions stay once they are older than a day: those that stood longest. */
const mostOfOne = 10

type Wanted = BodyOf<typeof readReplacedRecords>['wanted']
type Answer = AnswerOf<typeof readReplacedRecords>

/** Keeps the records as they stand, just before others take their place; `at` in ms since 1970. */
export async function keepReplaced(
  all: Db,
  owner: number,
  uids: readonly string[],
  at: number,
): Promise<void> {
  await all
    .insertInto('replaced_records')
    .columns(['user_id', 'uid', 'revision', 'written_at', 'replaced_at', 'bytes', 'sealed'])
    .expression((from) =>
      from
        .selectFrom('records')
        .select((row) => [
          'user_id',
          'uid',
          'revision',
          'written_at',
          row.val(at).as('replaced_at'),
          row.fn<number>('length', ['sealed']).as('bytes'),
          'sealed',
        ])
        .where('user_id', '=', owner)
        .where('uid', 'in', uids),
    )
    .onConflict((same) => same.doNothing())
    .execute()
}

/** Of each record that is wanted the newest kept version before a revision, as many as fit into one page. */
export async function replacedBefore(db: Db, owner: number, wanted: Wanted): Promise<Answer> {
  const newest = await db
    .selectFrom('replaced_records')
    .select((row) => ['uid', row.fn.max<number>('revision').as('revision')])
    .where('user_id', '=', owner)
    .where((row) =>
      row.or(wanted.map(({ uid, before }) => row.and([row('uid', '=', uid), row('revision', '<', before)]))),
    )
    .groupBy('uid')
    .execute()
  const versions: Answer['versions'] = []
  let bytes = 0
  for (const { uid, revision } of newest) {
    const { sealed, replaced_at } = await db
      .selectFrom('replaced_records')
      .select(['sealed', 'replaced_at'])
      .where('user_id', '=', owner)
      .where('uid', '=', uid)
      .where('revision', '=', revision)
      .executeTakeFirstOrThrow()
    bytes += sealed.length
    if (versions.length > 0 && bytes > mostPageBytes) return { versions, hasMore: true }
    const replacedAt = new Date(replaced_at).toISOString()
    versions.push({ uid, revision, replacedAt, sealed: Buffer.from(sealed).toString('base64') })
  }
  return { versions, hasMore: false }
}

/**
 * Forgets versions after 30 days. Nothing of the last day goes before, whatever was written over it and how often; of what is older, those stay that
 * stood longest, so that nobody can push out what stood for months by writing over it again and again.
 */
export async function pruneReplacedRecords({
  db,
  now,
  config,
}: Pick<AppDeps, 'db' | 'now' | 'config'>): Promise<void> {
  const at = now()
  await db
    .deleteFrom('replaced_records')
    .where('replaced_at', '<=', at - keptMs)
    .execute()
  const owners = await db
    .selectFrom('replaced_records')
    .select('user_id')
    .distinct()
    .where('replaced_at', '<=', at - dayMs)
    .where('replaced_at', '>', at - 2 * dayMs)
    .execute()
  for (const { user_id } of owners) {
    await thinOut(db, user_id, at - dayMs, config.limits.recordQuotaBytes)
    // SQLite answers at once: others get their turn in between.
    await setImmediate()
  }
}

async function thinOut(db: Db, owner: number, until: number, mostBytes: number): Promise<void> {
  const stood = sql`replaced_at - written_at`
  const ranked = db
    .selectFrom('replaced_records')
    .select((row) => [
      'uid',
      'revision',
      row.fn
        .agg<number>('row_number')
        .over((of) => of.partitionBy('uid').orderBy(stood, 'desc').orderBy('revision'))
        .as('place'),
      row.fn
        .sum<number>('bytes')
        .over((of) => of.orderBy(stood, 'desc').orderBy('uid').orderBy('revision'))
        .as('running'),
    ])
    .where('user_id', '=', owner)
    .where('replaced_at', '<=', until)
  const tooMany = db
    .selectFrom(ranked.as('ranked'))
    .select(['uid', 'revision'])
    .where((row) => row.or([row('place', '>', mostOfOne), row('running', '>', mostBytes)]))
  await db
    .deleteFrom('replaced_records')
    .where('user_id', '=', owner)
    .where(({ eb, refTuple }) => eb(refTuple('uid', 'revision'), 'in', tooMany.$asTuple('uid', 'revision')))
    .execute()
}
