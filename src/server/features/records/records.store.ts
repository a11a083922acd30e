import { createHash } from 'node:crypto'
import type { z } from 'zod'
import {
  headsText,
  type RecordPage,
  type readHeads,
  type StoredRecord,
  usualPageCount,
} from '#contract/records.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { historyOf } from '../../db/facts.ts'
import { inSnapshot } from '../../db/snapshot.ts'
import type { Db } from '../../db/tables.ts'

type Heads = z.output<typeof readHeads.answer>

/** How many bytes of sealed records one page holds at most, unless its first record alone is larger. */
export const mostPageBytes = 4 * 1024 * 1024
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
export async function recordsAfter(
  db: Db,
  owner: number,
  since: number,
  limit = usualPageCount,
): Promise<RecordPage> {
  return inSnapshot(db, async (all) => {
    const history = await historyOf(all)
    const waiting = await all
      .selectFrom('records')
      .select((row) => ['seq', row.fn<number>('length', ['sealed']).as('bytes')])
      .where('user_id', '=', owner)
      .where('seq', '>', since)
      .orderBy('seq')
      .limit(limit + 1)
      .execute()
    const last = waiting[fittingCount(waiting.slice(0, limit)) - 1]
    if (!last) {
      const latest = await positionOf(all, owner)
      return { records: [], upTo: Math.min(since, latest), hasMore: false, history }
    }
    const rows = await all
      .selectFrom('records')
      .select(['uid', 'revision', 'seq', 'sealed'])
      .where('user_id', '=', owner)
      .where('seq', '>', since)
      .where('seq', '<=', last.seq)
      .orderBy('seq')
      .execute()
    return {
      records: rows.map(storedRecordOf),
      upTo: last.seq,
      hasMore: last !== waiting.at(-1),
      history,
    }
  })
}

/** Which records a person has in which revision; null instead when `digest` says that the asker has the same. */
export async function headsOf(db: Db, owner: number, digest: string | undefined): Promise<Heads> {
  const { heads, ...where } = await inSnapshot(db, async (all) => ({
    history: await historyOf(all),
    upTo: await positionOf(all, owner),
    heads: await all.selectFrom('records').select(['uid', 'revision']).where('user_id', '=', owner).execute(),
  }))
  const own = createHash('sha256').update(headsText(heads)).digest('base64url')
  return { ...where, heads: own === digest ? null : heads }
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
