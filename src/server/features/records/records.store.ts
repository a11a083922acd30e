import type { z } from 'zod'
import type { readRecords, StoredRecord } from '#contract/records.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import type { Db } from '../../db/tables.ts'

type Page = z.output<typeof readRecords.answer>

/** How many bytes of sealed records one page holds at most, unless its first record alone is larger. */
const mostPageBytes = 4 * 1024 * 1024
const rememberChangesMs = 30 * 24 * 60 * 60 * 1000

export interface SealedRow {
  readonly uid: string
  readonly revision: number
  readonly seq: number
  readonly sealed: Uint8Array
}

export const storedRecordOf = ({ uid, revision, seq, sealed }: SealedRow): StoredRecord => ({
  uid,
  revision,
  seq,
  sealed: Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength).toString('base64'),
})

/** The position of a person's latest change; 0 when there is none. */
export async function positionOf(db: Db, owner: number): Promise<number> {
  const row = await db
    .selectFrom('vaults')
    .select('record_seq')
    .where('user_id', '=', owner)
    .executeTakeFirst()
  return row?.record_seq ?? 0
}

/** Records changed after a position, oldest change first, as many as fit into one page. */
export async function recordsAfter(db: Db, owner: number, since: number, limit: number): Promise<Page> {
  const latest = await positionOf(db, owner)
  const waiting = await db
    .selectFrom('records')
    .select((row) => ['seq', row.fn<number>('length', ['sealed']).as('bytes')])
    .where('user_id', '=', owner)
    .where('seq', '>', since)
    .orderBy('seq')
    .limit(limit + 1)
    .execute()
  const last = waiting[fittingCount(waiting.slice(0, limit)) - 1]
  if (!last) return { records: [], upTo: Math.min(since, latest), hasMore: false }
  // One that changes between the two questions is missing here and comes again under its new position.
  const rows = await db
    .selectFrom('records')
    .select(['uid', 'revision', 'seq', 'sealed'])
    .where('user_id', '=', owner)
    .where('seq', '>', since)
    .where('seq', '<=', last.seq)
    .orderBy('seq')
    .execute()
  return { records: rows.map(storedRecordOf), upTo: last.seq, hasMore: last !== waiting.at(-1) }
}

/** Forgets accepted changes that nobody sends again any more. */
export async function pruneRecordChanges({ db, now }: Pick<AppDeps, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('record_changes')
    .where('created_at', '<=', now() - rememberChangesMs)
    .execute()
}

function fittingCount(rows: readonly { bytes: number }[]): number {
  let total = 0
  const tooMany = rows.findIndex(({ bytes }, at) => {
    total += bytes
    return at > 0 && total > mostPageBytes
  })
  return tooMany < 0 ? rows.length : tooMany
}
