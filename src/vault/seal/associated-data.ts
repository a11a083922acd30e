import { aes256Gcm, formatVersion } from '#contract/sealed-record.ts'
import { type Bytes, lengthPrefixed } from '../primitives/bytes.ts'

/** Whose record it is, which one, and which state of it. */
export interface RecordIdentity {
  readonly userId: number
  /** Lower case. A record's UUID; for what never leaves this device a path such as `draft/<entry uid>/<tab>`. */
  readonly uid: string
  /** What the server will call this state: base + 1. 0 for what never leaves this device. */
  readonly revision: number
}

/** Whether an identity can be bound without being mistaken for another one. */
export const isSoundIdentity = ({ userId, uid, revision }: RecordIdentity): boolean =>
  Number.isSafeInteger(userId) &&
  userId > 0 &&
  Number.isSafeInteger(revision) &&
  revision >= 0 &&
  uid.length > 0 &&
  uid === uid.toLowerCase()

/** What a sealed record is bound to: it opens in this place only. */
export const recordAssociatedData = (generation: number, { userId, uid, revision }: RecordIdentity): Bytes =>
  lengthPrefixed([
    String(formatVersion),
    String(aes256Gcm),
    String(generation),
    String(userId),
    uid,
    String(revision),
  ])
