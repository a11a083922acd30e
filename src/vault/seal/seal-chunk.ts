import { largestChunkPlain, largestSealedChunk, mostChunks } from '#contract/blobs.ts'
import { aes256Gcm, formatVersion } from '#contract/sealed-record.ts'
import type { OpenKeyring } from '../keys/keyring.ts'
import { type Bytes, lengthPrefixed, type RandomBytes } from '../primitives/bytes.ts'
import { type Envelope, openInside, type SealReason, sealInside } from './sealed-envelope.ts'

/** Whose blob it is, which one, and which part of how many. */
export interface ChunkPlace {
  readonly userId: number
  /** UUID, lower case. */
  readonly blobId: string
  /** From 0. */
  readonly index: number
  readonly total: number
}

/** Plain bytes in every chunk of a blob but its last: with the length field exactly the largest padded length. */
export const chunkBytes = largestChunkPlain - 4
/** The most plain bytes of one blob. */
export const mostBlobBytes = mostChunks * chunkBytes

/** How many chunks so many plain bytes make; nothing at all is one empty chunk. */
export const chunksFor = (bytes: number): number => Math.max(1, Math.ceil(bytes / chunkBytes))

const messages: Record<SealReason, string> = {
  not_sealed: 'This part of a file is not sealed. Plain bytes are never accepted.',
  truncated: 'This part of a file is cut short.',
  oversized: 'This part of a file is larger than one part can be.',
  bad_length: 'The length of this part of a file is not one that sealing makes.',
  unknown_format: 'This part of a file was sealed in a format that is not known here.',
  unknown_generation: 'This part of a file was sealed with a key that this device does not have.',
  not_authentic: 'This part of a file was changed, or belongs to another place.',
  not_parsable: 'This part of a file opens, but what is inside cannot be read here.',
}

/** Why a chunk could not be sealed or opened. */
export class SealChunkError extends Error {
  override readonly name = 'SealChunkError'
  readonly reason: SealReason
  constructor(reason: SealReason, options?: ErrorOptions) {
    super(messages[reason], options)
    this.reason = reason
  }
}

/** What a sealed chunk is bound to. Seven fields where a record has six, so that neither can pass for the other. */
export const chunkAssociatedData = (
  generation: number,
  { userId, blobId, index, total }: ChunkPlace,
): Bytes =>
  lengthPrefixed([
    String(formatVersion),
    String(aes256Gcm),
    String(generation),
    String(userId),
    blobId,
    String(index),
    String(total),
  ])

const isSoundPlace = ({ userId, blobId, index, total }: ChunkPlace): boolean =>
  Number.isSafeInteger(userId) &&
  userId > 0 &&
  Number.isSafeInteger(index) &&
  Number.isSafeInteger(total) &&
  index >= 0 &&
  index < total &&
  total <= mostChunks &&
  blobId.length > 0 &&
  blobId === blobId.toLowerCase()

const envelopeAt = (place: ChunkPlace): Envelope => ({
  boundTo: (generation) => chunkAssociatedData(generation, place),
  largest: largestSealedChunk,
  error: (reason, options) => new SealChunkError(reason, options),
})

/** Seals one part of a blob for its place. Throws SealChunkError 'oversized'; RangeError for a place that no chunk can have. */
export async function sealChunk(
  keys: OpenKeyring,
  place: ChunkPlace,
  plain: Bytes,
  random: RandomBytes,
): Promise<Bytes> {
  if (!isSoundPlace(place)) throw new RangeError('No chunk can have this place')
  return sealInside(keys, envelopeAt(place), plain, random)
}

/** Opens one part of a blob in its place. Throws SealChunkError with the reason, and nothing else, whatever bytes it is given. */
export const openChunk = (keys: OpenKeyring, place: ChunkPlace, sealed: Bytes): Promise<Bytes> =>
  openInside(keys, envelopeAt(place), sealed)
