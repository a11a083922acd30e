import type {
  KeptRecord,
  PendingChange,
  QuarantinedRecord,
  RecordState,
  RecordStateChange,
  SentChange,
} from '../ports/ports.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Sealed bytes and the revision they are bound to. */
export interface SealedVersion {
  readonly revision: number
  readonly sealed: Bytes
}

export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a === b) return true
  if (a.length !== b.length) return false
  // From the end: the tags of two sealed records differ at once.
  for (let at = a.length - 1; at >= 0; at--) if (a[at] !== b[at]) return false
  return true
}

/** What is handed to the server: something that waits, a manifest, or a record sealed anew. */
export interface Outgoing extends SentChange {
  readonly uid: string
  readonly baseRevision: number
}

/** The revision that the server has, as far as this device knows; 0: none. */
export const baseOf = ({ record, pending }: RecordState): number =>
  Math.max(record?.revision ?? 0, pending?.baseRevision ?? 0)

/** What stands at a uid: what waits there, else the record. */
export function shownOf({ record, pending }: RecordState): SealedVersion | null {
  if (pending) return { revision: pending.baseRevision + 1, sealed: pending.sealed }
  return record ? { revision: record.revision, sealed: record.sealed } : null
}

/** What a waiting change came from. A record beyond its base is an own change that was accepted meanwhile. */
export function ancestorOf({ record, pending }: RecordState): SealedVersion | null {
  if (record?.unproved) return record.unproved.ancestor
  if (record && (!pending || record.revision > pending.baseRevision)) return record
  return pending?.ancestor ? { revision: pending.baseRevision, sealed: pending.ancestor } : null
}

/** Another one whenever something else stands at a uid. */
export const tagOf = ({ record, pending }: RecordState): string =>
  `${record ? `${record.revision}/${record.seq}` : ''} ${pending?.changeId ?? ''}`

/** Where a change over `base` comes from: what the change that waits already came from, else the record. */
export function heritage(
  base: number,
  { record, pending }: RecordState,
): Pick<PendingChange, 'ancestor' | 'sent'> {
  if (pending && pending.baseRevision === base) return { ancestor: pending.ancestor, sent: pending.sent }
  return { ancestor: record?.sealed ?? null, sent: null }
}

/** The revision that the server showed last, opened or not; 0: none. */
export const seenOf = (now: RecordState, aside: QuarantinedRecord | undefined): number =>
  Math.max(baseOf(now), aside?.seq == null ? 0 : aside.revision)

/** What the server is known to have had before it said that it took something over what stands here. */
export function provedOf({ record, pending }: RecordState): SealedVersion | null {
  if (record) return record.unproved ? record.unproved.ancestor : record
  return pending?.ancestor ? { revision: pending.baseRevision, sealed: pending.ancestor } : null
}

/** The server took `record` from us: what was written here since then stays on top of it. */
export function accepted({ pending }: RecordState, record: KeptRecord): RecordStateChange {
  if (!pending) return { record }
  if (sameBytes(pending.sealed, record.sealed)) return { record, pending: null }
  return { record, pending: { ...pending, sent: null } }
}

/** Whether a record of the server is what waits here, or what was sent of it. */
export function isOwn({ pending }: RecordState, theirs: KeptRecord): boolean {
  if (!pending || theirs.revision !== pending.baseRevision + 1) return false
  return [pending.sealed, pending.sent?.sealed].some((own) => own && sameBytes(own, theirs.sealed))
}

/** What stands there once a change is written. */
export const changed = (now: RecordState, { record, pending }: RecordStateChange): RecordState => ({
  record: record === undefined ? now.record : (record ?? undefined),
  pending: pending === undefined ? now.pending : (pending ?? undefined),
})
