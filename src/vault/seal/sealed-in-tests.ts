import { paddedLength } from '#contract/sealed-record.ts'
import { encodeKeyring, openKeyring } from '../keys/keyring.ts'
import { type Bytes, secureRandom, u32, utf8Bytes } from '../primitives/bytes.ts'
import { counting } from '../primitives/test-bytes.ts'
import type { RecordIdentity } from './associated-data.ts'
import { type SealReason, sealRecord } from './seal-record.ts'

/** A vault, a place in it and an entry, for the tests beside this file. */
export const dataKey = counting(0, 32)
const uidKey = counting(200, 32)
export const keysOf = (...dataKeys: [number, Bytes][]) =>
  openKeyring(encodeKeyring({ dataKeys: new Map(dataKeys), uidKey }))
export const keys = await keysOf([1, dataKey])
export const place: RecordIdentity = { userId: 7, uid: '018f2b6a-0000-7000-8000-000000000001', revision: 3 }
export const entry = { kind: 'journal_entry', schemaVersion: 1, data: { title: 'Rain', mood: 6 } }

export const seal = (data: unknown, identity = place) =>
  sealRecord(keys, identity, { kind: 'journal_entry', schemaVersion: 1, data }, secureRandom)
export const sealError = (reason: SealReason) => ({ name: 'SealError', reason })

export const header = new Uint8Array([1, 1, 0, 0, 0, 1])
/** The padded plaintext of a JSON text, its stated length and filling open to lies. */
export function plainOf(json: string | Bytes, stated?: number, filling = 0): Bytes {
  const bytes = typeof json === 'string' ? utf8Bytes(json) : json
  const plain = new Uint8Array(paddedLength(4 + bytes.length)).fill(filling)
  plain.set(u32(stated ?? bytes.length))
  plain.set(bytes, 4)
  return plain
}
