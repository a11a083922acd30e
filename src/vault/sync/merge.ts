import { type SealedContent, tombstoneKind } from '../seal/seal-record.ts'

export interface Merged {
  readonly merged: SealedContent
  /** The other side's version, to be kept as a conflict copy: both changed the same words. */
  readonly copy: SealedContent | null
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Equal as JSON, whatever the order of keys. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, at) => sameJson(item, b[at]))
  if (!isFields(a) || !isFields(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && sameJson(a[key], b[key]))
}

/** One field in three ways. `lost`: theirs says something that `value` does not. */
function mergeField(before: unknown, mine: unknown, theirs: unknown): { value: unknown; lost: boolean } {
  if (sameJson(mine, theirs) || sameJson(theirs, before)) return { value: mine, lost: false }
  if (sameJson(mine, before)) return { value: theirs, lost: false }
  if (typeof mine !== 'string' || typeof theirs !== 'string') return { value: mine, lost: false }
  if (mine.includes(theirs)) return { value: mine, lost: false }
  if (theirs.includes(mine)) return { value: theirs, lost: false }
  return { value: mine, lost: true }
}

/**
 * Brings two versions of one record together. An edit beats a delete; a field that only one side changed takes that side;
 * where both changed a text, mine stays and theirs comes back as `copy`; of other values the later writer's (mine) stays.
 */
export function mergeContents(
  ancestor: SealedContent | null,
  mine: SealedContent,
  theirs: SealedContent,
): Merged {
  if (mine.kind === tombstoneKind) return { merged: theirs, copy: null }
  if (theirs.kind === tombstoneKind) return { merged: mine, copy: null }
  if (mine.kind !== theirs.kind || !isFields(mine.data) || !isFields(theirs.data)) {
    return { merged: mine, copy: sameJson(mine.data, theirs.data) ? null : theirs }
  }
  const before = isFields(ancestor?.data) ? ancestor.data : {}
  const data: Fields = {}
  let anyLost = false
  for (const key of new Set([...Object.keys(mine.data), ...Object.keys(theirs.data)])) {
    const { value, lost } = mergeField(before[key], mine.data[key], theirs.data[key])
    if (value !== undefined) data[key] = value
    anyLost ||= lost
  }
  return {
    merged: { kind: mine.kind, schemaVersion: Math.max(mine.schemaVersion, theirs.schemaVersion), data },
    copy: anyLost ? theirs : null,
  }
}
