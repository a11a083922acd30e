import {
  aes256Gcm,
  formatVersion,
  generationOf,
  headerLength,
  ivLength,
  largestSealed,
  paddedLength,
  type SealedFault,
  sealedFault,
  sealedFaultMessages,
  tagLength,
} from '#contract/sealed-record.ts'
import { decrypt, encrypt } from '../keys/aes-gcm.ts'
import { type Bytes, concatBytes, type RandomBytes, u32, utf8Bytes } from '../keys/bytes.ts'
import type { OpenKeyring } from '../keys/keyring.ts'
import { isSoundIdentity, type RecordIdentity, recordAssociatedData } from './associated-data.ts'

/** What is inside a sealed record. `data` is anything that JSON can say. */
export interface SealedContent {
  readonly kind: string
  readonly schemaVersion: number
  readonly data: unknown
}

/** The kind of a record that says that a thing was deleted. */
export const tombstoneKind = 'tombstone'
export interface Tombstone {
  /** The kind of the thing that was here. */
  readonly kind: string
  /** Instant, ISO. */
  readonly deletedAt: string
}

/** The content that is sealed over a deleted thing. */
export const tombstone = (kind: string, deletedAt: string): SealedContent => ({
  kind: tombstoneKind,
  schemaVersion: 1,
  data: { kind, deletedAt } satisfies Tombstone,
})

export type SealReason = SealedFault | 'unknown_generation' | 'not_authentic' | 'not_parsable'

const messages: Record<SealReason, string> = {
  ...sealedFaultMessages,
  unknown_generation: 'This record was sealed with a key that this device does not have.',
  not_authentic: 'This record was changed, or belongs to another place.',
  not_parsable: 'This record opens, but what is inside cannot be read here.',
}

/** Why something could not be sealed or opened. */
export class SealError extends Error {
  override readonly name = 'SealError'
  readonly reason: SealReason
  constructor(reason: SealReason, options?: ErrorOptions) {
    super(messages[reason], options)
    this.reason = reason
  }
}

const lengthField = 4
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * Seals a content for one place. Throws SealError: 'oversized' when it does not fit into one record, 'not_parsable' when it would not
 * open again; RangeError for an identity that nothing can have.
 */
export async function sealRecord(
  keys: OpenKeyring,
  identity: RecordIdentity,
  content: SealedContent,
  random: RandomBytes,
): Promise<Bytes> {
  if (!isSoundIdentity(identity)) throw new RangeError('No record can have this user id, uid or revision')
  const key = keys.key(keys.current)
  if (!key) throw new SealError('unknown_generation')
  const plain = padded(content)
  const bound = recordAssociatedData(keys.current, identity)
  const header = concatBytes(new Uint8Array([formatVersion, aes256Gcm]), u32(keys.current))
  return concatBytes(header, await encrypt(key, random(ivLength), bound, plain))
}

/** Opens a sealed record in its place. Throws SealError with the reason, and nothing else, whatever bytes it is given. */
export async function openRecord(
  keys: OpenKeyring,
  identity: RecordIdentity,
  bytes: Bytes,
): Promise<SealedContent> {
  const fault = sealedFault(bytes)
  if (fault) throw new SealError(fault)
  const generation = generationOf(bytes)
  const key = keys.key(generation)
  if (!key) throw new SealError('unknown_generation')
  const bound = recordAssociatedData(generation, identity)
  const plain = await decrypt(key, bound, bytes.subarray(headerLength)).catch((cause: unknown) => {
    throw new SealError('not_authentic', { cause })
  })
  return contentOf(plain)
}

/** u32 JSON length | JSON | zeros up to a padded length. */
function padded({ kind, schemaVersion, data }: SealedContent): Bytes {
  if (!isContent({ kind, schemaVersion, data })) throw new SealError('not_parsable')
  const json = utf8Bytes(JSON.stringify({ kind, schemaVersion, data }))
  const length = paddedLength(lengthField + json.length)
  if (headerLength + ivLength + length + tagLength > largestSealed) throw new SealError('oversized')
  const plain = new Uint8Array(length)
  plain.set(u32(json.length))
  plain.set(json, lengthField)
  return plain
}

function contentOf(plain: Bytes): SealedContent {
  const end = lengthField + new DataView(plain.buffer).getUint32(0)
  if (!isPaddedRight(plain, end)) throw new SealError('not_parsable')
  try {
    const content: unknown = JSON.parse(strictUtf8.decode(plain.subarray(lengthField, end)))
    if (isContent(content)) return content
  } catch (cause) {
    throw new SealError('not_parsable', { cause })
  }
  throw new SealError('not_parsable')
}

const isPaddedRight = (plain: Bytes, end: number): boolean =>
  paddedLength(end) === plain.length && plain.subarray(end).every((byte) => byte === 0)

function isContent(value: unknown): value is SealedContent {
  if (typeof value !== 'object' || value === null) return false
  const { kind, schemaVersion, data } = value as Partial<SealedContent>
  return (
    typeof kind === 'string' &&
    kind !== '' &&
    Number.isSafeInteger(schemaVersion) &&
    data !== undefined &&
    typeof data !== 'function'
  )
}
