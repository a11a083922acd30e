import type { KeysAtWork } from './keys/vault-keys.ts'
import type { RandomBytes } from './primitives/bytes.ts'
import { openChunk, sealChunk } from './seal/seal-chunk.ts'
import { openRecord, sealRecord } from './seal/seal-record.ts'
import type { EntityReader } from './store/entity-reader.ts'
import type { ChunkSealer } from './sync/blobs/blob-store.ts'
import type { RecordSealer } from './sync/record-repository.ts'

/** Seals and opens records with the keys that are at work at that moment. */
export const sealerOf = (
  keys: KeysAtWork,
  userId: number,
  random: RandomBytes,
  reader: EntityReader,
): RecordSealer => ({
  get generation() {
    return keys.now.current
  },
  uidFor: (kind, ...inputs) => keys.now.deterministicUid(kind, ...inputs),
  seal: (uid, revision, content) => sealRecord(keys.now, { userId, uid, revision }, content, random),
  open: async (uid, revision, sealed) =>
    reader.upToDate(await openRecord(keys.now, { userId, uid, revision }, sealed)),
})

/** The same for chunks of blobs. */
export const chunkSealerOf = (keys: KeysAtWork, userId: number, random: RandomBytes): ChunkSealer => ({
  get generation() {
    return keys.now.current
  },
  seal: (place, plain) => sealChunk(keys.now, { userId, ...place }, plain, random),
  open: (place, sealed) => openChunk(keys.now, { userId, ...place }, sealed),
})
