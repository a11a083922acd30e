import type { SealedContent } from '#vault/seal/seal-record.ts'
import { canonicalJson } from '../canonical-json.ts'
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
export interface MergeArtifact {
  readonly uid: string
  readonly content: SealedContent
}

interface MergeArtifactParts {
  readonly sealer: { uidFor(kind: string, ...inputs: readonly string[]): Promise<string> }
  readonly now: () => number
}

/** The same loss makes the same uid, on whichever device and however often it is found. */
export async function mergeArtifactsOf(
  { sealer, now }: MergeArtifactParts,
  uid: string,
  kind: string,
  { copy, lost }: Omit<Merged, 'merged'>,
): Promise<MergeArtifact[]> {
  const artifacts: MergeArtifact[] = []
  if (copy) {
    const content = withOrigin(copy, uid)
    artifacts.push({
      uid: await sealer.uidFor('conflict', uid, copy.kind, canonicalJson(copy.data)),
      content,
    })
  }
  if (lost) {
    const data: History = { of: uid, kind, at: new Date(now()).toISOString(), why: 'merge', data: lost }
    artifacts.push({
      uid: await sealer.uidFor(historyKind, uid, canonicalJson(lost)),
      content: { kind: historyKind, schemaVersion: 1, data },
    })
  }
  return artifacts
}

/** A conflict copy says which record it belongs to. */
export const withOrigin = (copy: SealedContent, uid: string): SealedContent => ({
  ...copy,
  data: isFields(copy.data) ? { ...copy.data, conflictOf: uid } : { conflictOf: uid, value: copy.data },
})
