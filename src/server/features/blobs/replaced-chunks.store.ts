import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { readReplacedChunks } from '#contract/blobs.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import type { Db, Tables } from '../../db/tables.ts'

const keptMs = 30 * 24 * 60 * 60 * 1000
/** Of one person. Small chunks take little room, but each takes a row. */
const mostKept = 20_000

/** Keeps the chunks of a blob as they stand, just before others take their place or they are deleted; `at` in ms since 1970. */
export async function keepReplacedChunks(
  all: Db,
  owner: number,
  blobId: string,
  which: (row: ExpressionBuilder<Tables, 'blob_chunks'>) => Expression<SqlBool>,
  at: number,
  mostBytes: number,
): Promise<void> {
  const { numInsertedOrUpdatedRows: kept } = await all
    .insertInto('replaced_chunks')
    .columns(['user_id', 'blob_id', 'chunk_index', 'replaced_at', 'written_at', 'total', 'bytes', 'sealed'])
    .expression((from) =>
      from
        .selectFrom('blob_chunks')
        .select((row) => [
          'user_id',
          'blob_id',
          'chunk_index',
          row.val(at).as('replaced_at'),
          'written_at',
          'total',
          row.fn<number>('length', ['sealed']).as('bytes'),
          'sealed',
        ])
        .where('user_id', '=', owner)
        .where('blob_id', '=', blobId)
        .where(which),
    )
    // Of two within one millisecond the first.
    .onConflict((same) => same.doNothing())
    .executeTakeFirstOrThrow()
  if (kept) await thinOut(all, owner, mostBytes)
}

/** No more stays than a person may keep as it is: what stood longest, so that nobody can push it out with what stood for a moment. */
async function thinOut(all: Db, owner: number, mostBytes: number): Promise<void> {
  const stood = sql`replaced_at - written_at`
  const longestFirst = all
    .selectFrom('replaced_chunks')
    .select((row) => [
      'blob_id',
      'chunk_index',
      'replaced_at',
      row.fn
        .sum<number>('bytes')
        .over((of) =>
          of.orderBy(stood, 'desc').orderBy('replaced_at').orderBy('blob_id').orderBy('chunk_index'),
        )
        .as('running'),
      row.fn
        .agg<number>('row_number')
        .over((of) =>
          of.orderBy(stood, 'desc').orderBy('replaced_at').orderBy('blob_id').orderBy('chunk_index'),
        )
        .as('place'),
    ])
    .where('user_id', '=', owner)
  const tooMuch = all
    .selectFrom(longestFirst.as('ranked'))
    .select(['blob_id', 'chunk_index', 'replaced_at'])
    .where((row) => row.or([row('running', '>', mostBytes), row('place', '>', mostKept)]))
  await all
    .deleteFrom('replaced_chunks')
    .where('user_id', '=', owner)
    .where(({ eb, refTuple }) =>
      eb(
        refTuple('blob_id', 'chunk_index', 'replaced_at'),
        'in',
        tooMuch.$asTuple('blob_id', 'chunk_index', 'replaced_at'),
      ),
    )
    .execute()
}

/** What is kept of a person, the latest first. */
export async function replacedChunksOf(
  db: Db,
  owner: number,
): Promise<z.output<typeof readReplacedChunks.answer>> {
  const rows = await db
    .selectFrom('replaced_chunks')
    .select(['blob_id', 'chunk_index', 'replaced_at', 'total', 'bytes'])
    .where('user_id', '=', owner)
    .orderBy('replaced_at', 'desc')
    .orderBy('blob_id')
    .orderBy('chunk_index')
    .execute()
  return {
    chunks: rows.map(({ blob_id: blobId, chunk_index: index, replaced_at, total, bytes }) => ({
      ...{ blobId, index, total, bytes },
      replacedAt: new Date(replaced_at).toISOString(),
    })),
  }
}

export async function replacedChunkOf(
  db: Db,
  owner: number,
  { blobId, index, replacedAt }: { blobId: string; index: number; replacedAt: string },
): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('replaced_chunks')
    .select('sealed')
    .where('user_id', '=', owner)
    .where('blob_id', '=', blobId)
    .where('chunk_index', '=', index)
    .where('replaced_at', '=', Date.parse(replacedAt))
    .executeTakeFirst()
  return row?.sealed ?? null
}

export async function pruneReplacedChunks({ db, now }: Pick<AppDeps, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('replaced_chunks')
    .where('replaced_at', '<=', now() - keptMs)
    .execute()
}
