import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { recordUid } from './records.ts'
import { headerLength, ivLength, tagLength } from './sealed-record.ts'
import { wholeNumber } from './whole-number.ts'

/** Things too large for a record travel as sealed chunks: docs/format.md. Padded plaintext of a chunk, in bytes. */
export const largestChunkPlain = 1024 * 1024
export const largestSealedChunk = largestChunkPlain + headerLength + ivLength + tagLength
/** The most chunks of one blob: 256 MiB. */
export const mostChunks = 256

/**
 * PUT writes one sealed chunk (`application/octet-stream`), the same as often as it is sent, and answers `blobSpace`; GET gives it back as
 * octets. `total`, a query of PUT, is the number of chunks of the whole and must be the same for each.
 */
export const blobChunkPath = '/api/blobs/:blobId/:index'
export const blobChunkParams = z.object({
  blobId: recordUid,
  index: z.coerce
    .number()
    .int()
    .min(0)
    .max(mostChunks - 1),
})
export const blobChunkQuery = z.object({ total: wholeNumber.pipe(z.int().min(1).max(mostChunks)) })

/** Bytes of sealed chunks that a person keeps, and may keep. */
export const blobSpace = z.object({ usedBytes: z.int().min(0), quotaBytes: z.int().min(0) })
export type BlobSpace = z.infer<typeof blobSpace>

export const storedBlob = z.object({
  blobId: recordUid,
  total: z.int().positive(),
  /** The chunks that are there, rising. */
  have: z.array(z.int().min(0)),
  bytes: z.int().min(0),
  /** The oldest key generation in the headers of its chunks: what has to be sealed anew after keys were renewed. */
  generation: z.int().positive(),
  createdAt: z.iso.datetime(),
})
export type StoredBlob = z.infer<typeof storedBlob>

export const readBlobs = endpoint({
  method: 'GET',
  path: '/api/blobs',
  access: 'user',
  scope: 'records:read',
  summary: 'Which blobs are there, and how much space they take',
  answer: blobSpace.extend({ blobs: z.array(storedBlob) }),
})

/** Removing what is not there is fine. */
export const deleteBlob = endpoint({
  method: 'DELETE',
  path: '/api/blobs/:blobId',
  access: 'user',
  scope: 'records:write',
  summary: 'Remove a blob with all its chunks; they stay for 30 days among those that were replaced',
  params: z.object({ blobId: recordUid }),
  answer: blobSpace,
})

export const replacedChunk = z.object({
  blobId: recordUid,
  index: z.int().min(0),
  total: z.int().positive(),
  bytes: z.int().min(0),
  /** Instant, ISO: what tells it from others of the same place. */
  replacedAt: z.iso.datetime(),
})
export type ReplacedChunk = z.infer<typeof replacedChunk>

/** A chunk that another took the place of, or that was deleted, is kept for 30 days beside the space of its person, as long as all of them take no more than that. */
export const readReplacedChunks = endpoint({
  method: 'GET',
  path: '/api/blobs/replaced',
  access: 'user',
  summary: 'Which chunks were written over or deleted in the last 30 days, the latest first',
  answer: z.object({ chunks: z.array(replacedChunk) }),
})

/** GET gives it back as octets. */
export const replacedChunkPath = '/api/blobs/replaced/:blobId/:index/:replacedAt'
export const replacedChunkParams = blobChunkParams.extend({ replacedAt: z.iso.datetime() })
