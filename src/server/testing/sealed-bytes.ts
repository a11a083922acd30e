import { randomBytes, randomUUID } from 'node:crypto'
import type { RecordChange } from '#contract/records.ts'
import {
  aes256Gcm,
  formatVersion,
  headerLength,
  ivLength,
  paddedLength,
  tagLength,
} from '#contract/sealed-record.ts'

/** Bytes that look from outside like a record sealed over `length` bytes; inside there is only chance. */
export function sealedBytes(length = 300): Buffer {
  const header = Buffer.alloc(headerLength)
  header[0] = formatVersion
  header[1] = aes256Gcm
  header.writeUInt32BE(1, 2)
  return Buffer.concat([header, randomBytes(ivLength + paddedLength(length) + tagLength)])
}

/** A change that the server accepts for a new record, with what a test wants otherwise. */
export function newChange(more: Partial<RecordChange> = {}): RecordChange {
  return {
    changeId: randomUUID(),
    uid: randomUUID(),
    baseRevision: 0,
    sealed: sealedBytes().toString('base64'),
    ...more,
  }
}
