import { sameJson } from '#domain/entity/same-json.ts'
import { type Trashed, trashFields } from '#domain/entity/trashed.ts'
import { type SealedContent, tombstoneKind } from '#vault/seal/seal-record.ts'
import { mergeTexts } from './merge-text.ts'

export type Fields = Record<string, unknown>

export interface Merged {
  readonly merged: SealedContent
  /** The whole version that gave way where both had changed the same words: to be kept as a conflict copy. */
  readonly copy: SealedContent | null
  /** Values that gave way to later ones, under their names; null where there are none or the copy holds them. */
  readonly lost: Fields | null
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two records say the same. */
export const sameContent = (a: SealedContent, b: SealedContent): boolean =>
  a.kind === b.kind && sameJson(a.data, b.data)

/**
 * Brings two versions of one record together; `theirs` is what the server has, `mine` arrives later. What only one side changed takes that
 * side. Texts merge by lines. Where both changed the same thing, the later write stays: by the instants that the records give
 * themselves, else mine. An edit beats a delete, into the trash as well as for good. Nothing that gives way is dropped: see Merged.
 */
export function mergeContents(
  ancestor: SealedContent | null,
  mine: SealedContent,
  theirs: SealedContent,
): Merged {
  const only = (merged: SealedContent): Merged => ({ merged, copy: null, lost: null })
  if (sameContent(mine, theirs) || (ancestor && sameContent(mine, ancestor))) return only(theirs)
  if (ancestor && sameContent(theirs, ancestor)) return only(mine)
  if (mine.kind === tombstoneKind) return only(againstDelete(ancestor, theirs, mine))
  if (theirs.kind === tombstoneKind) return only(againstDelete(ancestor, mine, theirs))
  if (mine.kind !== theirs.kind || !isFields(mine.data) || !isFields(theirs.data))
    return { merged: mine, copy: theirs, lost: null }

  const isMineLater = isLater(mine.data, theirs.data)
  const [winner, loser] = isMineLater ? [mine, theirs] : [theirs, mine]
  const before = isFields(ancestor?.data) ? ancestor.data : {}
  const { value, lost, isClash } = mergeFields(before, winner.data as Fields, loser.data as Fields)
  const schemaVersion = Math.max(mine.schemaVersion, theirs.schemaVersion)
  const kept = ancestor && keptFromTrash(before, mine.data, theirs.data)
  return {
    merged: { kind: mine.kind, schemaVersion, data: { ...value, ...kept } },
    copy: !isClash ? null : kept ? { ...loser, data: { ...(loser.data as Fields), deletedAt: null } } : loser,
    lost: isClash || Object.keys(lost).length === 0 ? null : lost,
  }
}

/** A thing that one side deleted for good. What the other only noted about it does not bring it back. */
function againstDelete(
  ancestor: SealedContent | null,
  edited: SealedContent,
  gone: SealedContent,
): SealedContent {
  if (!isFields(ancestor?.data) || !isFields(edited.data)) return edited
  if (!isEdit(ancestor.data, edited.data)) return gone
  const { deletedAt } = isFields(gone.data) ? gone.data : {}
  if (!Object.hasOwn(edited.data, 'deletedAt') || typeof deletedAt !== 'string') return edited
  return { ...edited, data: { ...edited.data, keptFromTrash: deletedAt } }
}

/** What keeps a thing out of the trash where one side put it there and the other wrote on; null: nothing does. */
function keptFromTrash(before: Fields, mine: Fields, theirs: Fields): Partial<Trashed> | null {
  if (before.deletedAt != null) return null
  const [binned, other] = mine.deletedAt == null ? [theirs, mine] : [mine, theirs]
  if (typeof binned.deletedAt !== 'string' || other.deletedAt != null) return null
  return isEdit(before, other) ? { deletedAt: null, keptFromTrash: binned.deletedAt } : null
}

/** Whether somebody wrote on a thing, or took it out of the trash. */
const isEdit = (before: Fields, after: Fields): boolean =>
  (before.deletedAt != null && after.deletedAt == null) ||
  !sameJson(withoutNotes(after), withoutNotes(before))

/** What a thing says, without what was only noted about it. */
function withoutNotes(data: Fields): Fields {
  const said = Object.entries(data).filter(([key]) => !timeKeys.has(key) && !Object.hasOwn(trashFields, key))
  return Object.fromEntries(
    said.map(([key, value]) => [key, key === 'metadata' && isFields(value) ? withoutNotes(value) : value]),
  )
}

interface MergedFields {
  readonly value: Fields
  readonly lost: Fields
  /** Both changed the same lines of a text. */
  readonly isClash: boolean
}

function mergeFields(before: Fields, winner: Fields, loser: Fields): MergedFields {
  const [value, lost]: [Fields, Fields] = [{}, {}]
  let isClash = false
  for (const key of new Set([...Object.keys(winner), ...Object.keys(loser)])) {
    const merged = mergeField(before[key], winner[key], loser[key])
    if (merged.value !== undefined) set(value, key, merged.value)
    if (merged.lost !== undefined && !timeKeys.has(key)) set(lost, key, merged.lost)
    isClash ||= merged.isClash ?? false
  }
  return { value, lost, isClash }
}

interface MergedField {
  readonly value: unknown
  /** What gave way; absent: nothing did. */
  readonly lost?: unknown
  readonly isClash?: boolean
}

/** One field in three ways; a field that one side took away and the other changed stays. */
function mergeField(before: unknown, winner: unknown, loser: unknown): MergedField {
  if (sameJson(winner, loser) || sameJson(loser, before)) return { value: winner }
  if (sameJson(winner, before) || winner === undefined) return { value: loser }
  if (loser === undefined) return { value: winner }
  if (isFields(winner) && isFields(loser)) {
    const { value, lost, isClash } = mergeFields(isFields(before) ? before : {}, winner, loser)
    return { value, isClash, ...(Object.keys(lost).length > 0 && { lost }) }
  }
  if (isDays(winner) && isDays(loser))
    return { value: mergeDays(isDays(before) ? before : [], winner, loser) }
  if (typeof winner !== 'string' || typeof loser !== 'string' || !(isWords(winner) || isWords(loser)))
    return { value: winner, lost: loser }
  const { text, isClean } = mergeTexts(typeof before === 'string' ? before : '', winner, loser)
  if (isClean) return { value: text }
  if (winner.includes(loser)) return { value: winner }
  if (loser.includes(winner)) return { value: loser }
  return { value: text, isClash: true }
}

/** Days that are left out and the like are a set: what either side put in or took out of it holds. */
const isDays = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' && /^\d{4}-\d\d-\d\d$/.test(one))

const mergeDays = (before: readonly string[], ...sides: readonly (readonly string[])[]): string[] =>
  [...new Set(sides.flat())]
    .filter((day) => !before.includes(day) || sides.every((side) => side.includes(day)))
    .sort()

/** Instants, ids, enumeration values, colours and the like are not words: of two of them one is right. */
const isWords = (text: string): boolean => !/^[\x21-\x7e]{0,64}$/.test(text)

const timeKeys: ReadonlySet<string> = new Set(['editedAt', 'updatedAt', 'inTrash'])

/** Whether mine was written after theirs; where not both say when, mine is later, since it arrives later. */
function isLater(mine: Fields, theirs: Fields): boolean {
  const [one, other] = [writtenAt(mine), writtenAt(theirs)]
  return one === null || other === null || one >= other
}

/** When a record says that it was last written, ms since 1970. */
export function writtenAt(data: Fields): number | null {
  const inside = isFields(data.metadata) ? data.metadata : {}
  for (const said of [inside.editedAt, inside.updatedAt, data.editedAt, data.updatedAt]) {
    const at = typeof said === 'string' ? Date.parse(said) : Number.NaN
    if (!Number.isNaN(at)) return at
  }
  return null
}

/** Own even where the name means something to JavaScript. */
function set(fields: Fields, key: string, value: unknown): void {
  Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true })
}
