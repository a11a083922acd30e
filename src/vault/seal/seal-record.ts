import { largestSealed, sealedFaultMessages } from '#contract/sealed-record.ts'
import type { OpenKeyring } from '../keys/keyring.ts'
import { type Bytes, type RandomBytes, utf8Bytes } from '../primitives/bytes.ts'
import { isSoundIdentity, type RecordIdentity, recordAssociatedData } from './associated-data.ts'
import { type Envelope, openInside, type SealReason, sealInside } from './sealed-envelope.ts'

export type { SealReason } from './sealed-envelope.ts'

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

/** What a tombstone says was there, where whoever sealed it could not open it. */
export const unopenedKind = 'unopened'

/** Whether a thing was deleted by somebody who did not know what it was: it takes nothing from who does. */
export const isBlindDelete = ({ kind, data }: SealedContent): boolean =>
  kind === tombstoneKind && (data as Partial<Tombstone> | null)?.kind === unopenedKind

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

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

const envelopeAt = (identity: RecordIdentity): Envelope => ({
  boundTo: (generation) => recordAssociatedData(generation, identity),
  largest: largestSealed,
  error: (reason, options) => new SealError(reason, options),
})

/**
 * Seals a content for one place. Throws SealError: 'oversized' when it does not fit into one record, 'not_parsable' when it would not
 * open again; RangeError for an identity that nothing can have.
 */
export async function sealRecord(
  keys: OpenKeyring,
  identity: RecordIdentity,
  { kind, schemaVersion, data }: SealedContent,
  random: RandomBytes,
): Promise<Bytes> {
  if (!isSoundIdentity(identity)) throw new RangeError('No record can have this user id, uid or revision')
  const content = { kind, schemaVersion, data }
  if (!isContent(content)) throw new SealError('not_parsable')
  return sealInside(keys, envelopeAt(identity), utf8Bytes(JSON.stringify(content)), random)
}

/** Opens a sealed record in its place. Throws SealError with the reason, and nothing else, whatever bytes it is given. */
export async function openRecord(
  keys: OpenKeyring,
  identity: RecordIdentity,
  sealed: Bytes,
): Promise<SealedContent> {
  const json = await openInside(keys, envelopeAt(identity), sealed)
  try {
    const content: unknown = JSON.parse(strictUtf8.decode(json))
    if (isContent(content)) return content
  } catch (cause) {
    throw new SealError('not_parsable', { cause })
  }
  throw new SealError('not_parsable')
}

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
