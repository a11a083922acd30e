import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { BlobSpace, readBlobs, StoredBlob } from '#contract/blobs.ts'
import { generationOf } from '#contract/sealed-record.ts'
import { requireSession } from '#server/core/accounts/sessions.store.ts'
import { holdVault } from '#server/core/accounts/vault-row.store.ts'
import { AppError } from '#server/core/http/app-error.ts'
import type { Db, Tables } from '../../db/tables.ts'
import { keepReplacedChunks } from './replaced-chunks.store.ts'

export interface NewChunk {
  readonly blobId: string
  readonly index: number
  readonly total: number
  readonly sealed: Uint8Array
  /** Ms since 1970. */
  readonly at: number
}

/** Keeps a chunk, in place of one that was there. All writes of one person come one after the other, so that the quota is exact. */
export async function putChunk(
  db: Db,
  owner: number,
  sessionId: string,
  chunk: NewChunk,
  quotaBytes: number,
): Promise<BlobSpace> {
  const { blobId, index, total, sealed, at } = chunk
  return db.transaction().execute(async (all) => {
    await holdVault(all, owner)
    await requireSession(all, owner, sessionId)
    const beside = await chunkFacts(all, owner, blobId)
    if (beside.some((other) => other.chunk_index !== index && other.total !== total))
      throw new AppError('conflict', {
        message: 'The other pieces of this file say another number of pieces.',
      })
    const before = beside.find((other) => other.chunk_index === index)?.bytes ?? 0
    const used = await usedBytes(all, owner)
    const usedAfter = used - before + sealed.length
    // What takes no more room than before is always kept: keys can be renewed in a full space.
    if (usedAfter > quotaBytes && sealed.length > before)
      throw new AppError('quota_exceeded', { message: fullSentence(used, quotaBytes) })
    const place = { user_id: owner, blob_id: blobId, chunk_index: index }
    await keepReplacedChunks(
      all,
      owner,
      blobId,
      (row) => row.and([row('chunk_index', '=', index), row('sealed', '<>', sealed)]),
      at,
      quotaBytes,
    )
    await all
      .insertInto('blob_chunks')
      .values({ ...place, total, generation: generationOf(sealed), created_at: at, written_at: at, sealed })
      .onConflict((same) =>
        same.columns(['user_id', 'blob_id', 'chunk_index']).doUpdateSet((row) => ({
          total: row.ref('excluded.total'),
          generation: row.ref('excluded.generation'),
          sealed: row.ref('excluded.sealed'),
          written_at: row.ref('excluded.written_at'),
        })),
      )
      .execute()
    return { usedBytes: usedAfter, quotaBytes }
  })
}

export async function chunkOf(
  db: Db,
  owner: number,
  blobId: string,
  index: number,
): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('blob_chunks')
    .select('sealed')
    .where('user_id', '=', owner)
    .where('blob_id', '=', blobId)
    .where('chunk_index', '=', index)
    .executeTakeFirst()
  return row?.sealed ?? null
}

/** All blobs of a person, the oldest first. */
export async function blobsOf(
  db: Db,
  owner: number,
  quotaBytes: number,
): Promise<z.output<typeof readBlobs.answer>> {
  const byBlob = Map.groupBy(await chunkFacts(db, owner), (chunk) => chunk.blob_id)
  const blobs = [...byBlob.values()].map(blobOf).sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
  return { blobs, usedBytes: blobs.reduce((sum, { bytes }) => sum + bytes, 0), quotaBytes }
}

function blobOf(chunks: readonly ChunkFacts[]): StoredBlob {
  const [{ blob_id: blobId, total }] = chunks as readonly [ChunkFacts]
  return {
    blobId,
    total,
    have: chunks.map(({ chunk_index }) => chunk_index),
    bytes: chunks.reduce((sum, { bytes }) => sum + bytes, 0),
    generation: Math.min(...chunks.map(({ generation }) => generation)),
    createdAt: new Date(Math.min(...chunks.map(({ created_at }) => created_at))).toISOString(),
  }
}

export async function removeBlob(
  db: Db,
  owner: number,
  sessionId: string,
  { blobId, at, quotaBytes }: { blobId: string; at: number; quotaBytes: number },
): Promise<BlobSpace> {
  return db.transaction().execute(async (all) => {
    await holdVault(all, owner)
    await requireSession(all, owner, sessionId)
    await keepReplacedChunks(all, owner, blobId, (row) => row.lit(true), at, quotaBytes)
    await all.deleteFrom('blob_chunks').where('user_id', '=', owner).where('blob_id', '=', blobId).execute()
    return { usedBytes: await usedBytes(all, owner), quotaBytes }
  })
}

interface ChunkFacts extends Omit<Selectable<Tables['blob_chunks']>, 'user_id' | 'sealed' | 'written_at'> {
  readonly bytes: number
}

/** Everything about chunks but what they hold, by rising index. */
async function chunkFacts(db: Db, owner: number, blobId?: string): Promise<ChunkFacts[]> {
  return db
    .selectFrom('blob_chunks')
    .select(['blob_id', 'chunk_index', 'total', 'generation', 'created_at'])
    .select((row) => row.fn<number>('length', ['sealed']).as('bytes'))
    .where('user_id', '=', owner)
    .$if(blobId !== undefined, (query) => query.where('blob_id', '=', blobId ?? ''))
    .orderBy('chunk_index')
    .execute()
}

async function usedBytes(db: Db, owner: number): Promise<number> {
  const { used } = await db
    .selectFrom('blob_chunks')
    .select((row) =>
      row.fn.coalesce(row.fn.sum<number>(row.fn<number>('length', ['sealed'])), row.lit(0)).as('used'),
    )
    .where('user_id', '=', owner)
    .executeTakeFirstOrThrow()
  return Number(used)
}

const megabytes = (bytes: number): string =>
  (bytes / 1024 / 1024).toLocaleString('en', { maximumFractionDigits: 1 })

const fullSentence = (used: number, quota: number): string =>
  `Your space for photos and files on this server is full: ${megabytes(used)} of ${megabytes(quota)} MB are used.`
