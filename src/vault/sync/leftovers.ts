import type { SealedContent } from '../seal/seal-record.ts'
import { canonicalJson } from './canonical-json.ts'
import { type Fields, isFields, type Merged } from './merge.ts'

/** The kind of a record that keeps what gave way in a merge. */
export const historyKind = 'history'
export interface History {
  /** The record it happened to, and its kind. */
  readonly of: string
  readonly kind: string
  /** Instant of the merge, ISO. */
  readonly at: string
  readonly why: 'merge'
  /** The values that gave way, under their names. */
  readonly data: Fields
}

/** A record of its own that keeps what a merge could not. */
export interface Leftover {
  readonly uid: string
  readonly content: SealedContent
}

interface LeftoverParts {
  readonly sealer: { uidFor(kind: string, ...inputs: readonly string[]): Promise<string> }
  readonly now: () => number
}

/** The same loss makes the same uid, on whichever device and however often it is found. */
export async function leftoversOf(
  { sealer, now }: LeftoverParts,
  uid: string,
  kind: string,
  { copy, lost }: Omit<Merged, 'merged'>,
): Promise<Leftover[]> {
  const leftovers: Leftover[] = []
  if (copy) {
    const content = withOrigin(copy, uid)
    leftovers.push({
      uid: await sealer.uidFor('conflict', uid, copy.kind, canonicalJson(copy.data)),
      content,
    })
  }
  if (lost) {
    const data: History = { of: uid, kind, at: new Date(now()).toISOString(), why: 'merge', data: lost }
    leftovers.push({
      uid: await sealer.uidFor(historyKind, uid, canonicalJson(lost)),
      content: { kind: historyKind, schemaVersion: 1, data },
    })
  }
  return leftovers
}

/** A conflict copy says which record it belongs to. */
export const withOrigin = (copy: SealedContent, uid: string): SealedContent => ({
  ...copy,
  data: isFields(copy.data) ? { ...copy.data, conflictOf: uid } : { conflictOf: uid, value: copy.data },
})
