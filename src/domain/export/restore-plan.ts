import { issueSentence } from '../entity/entity.ts'
import { type ExportedRecord, exportedRecord, exportJsonName } from './export-file.ts'
import { isExported, isSingle, keyOf, kindName, readOfKind, versionOf } from './export-kinds.ts'
import { isSameData } from './same-data.ts'

export interface ThingHere {
  readonly uid: string
  readonly kind: string
  readonly data: unknown
}

/** The vault that an export is held against. */
export interface VaultHere {
  get(uid: string): ThingHere | undefined
  ofKind(kind: string): Iterable<ThingHere>
  /** The uid of what is unique by a key, by this vault's keys. */
  placeOf(kind: string, key: readonly string[]): string
}

/** Something of the export that cannot be let in: where it stands, and why, for the person. */
export interface Unfit {
  readonly file: string
  readonly place: string
  readonly sentence: string
}

/** newer-here: both differ, and what is here was changed later; different: both differ, and nothing says which is newer, or theirs is. */
export type Comparison = 'new' | 'same' | 'newer-here' | 'different'

/** A record that can be let in, under the uid that it has or gets here, and how it stands to what is here. */
export interface Fitting {
  readonly comparison: Comparison
  readonly record: ExportedRecord
}

export type Planned =
  | Fitting
  | { readonly comparison: 'unfit'; readonly unfit: Unfit }
  | { readonly comparison: 'left-out' }

/** A record may be sealed in 1.5 MiB; some of it is the seal's own. In UTF-8. */
export const mostRecordBytes = 1_500_000
const deepest = 64

/** How one element of an export's list (`index` from 0) stands to the vault here. `seen` remembers uids across one file. */
export function planRecord(value: unknown, index: number, here: VaultHere, seen: Set<string>): Planned {
  const read = exportedRecord.safeParse(value)
  if (!read.success) return unfit(index, value, issueSentence(read.error))
  const { uid, kind, data } = read.data
  if (!isExported(kind)) return { comparison: 'left-out' }
  if (seen.has(uid)) return unfit(index, value, 'It appears twice.')
  seen.add(uid)
  const why = whyNot(read.data)
  if (why) return unfit(index, value, why)
  const known = readOfKind(kind, read.data.schemaVersion, data)
  if (known.is !== 'valid') return unfit(index, value, known.is === 'newer' ? newer : known.sentence)
  const record = {
    ...{ kind, schemaVersion: versionOf(kind) },
    uid: placeOf(uid, kind, known.data, here),
    data: { ...known.data },
  }
  const mine = here.get(record.uid)
  if (mine && mine.kind !== kind)
    return unfit(index, value, `Its place is taken by something else here (${kindName(mine.kind)}).`)
  return { comparison: compared(mine?.data, record.data), record }
}

/** The place and key of an element of an export that is unique by what it says; null for any other. */
export function keyOfRecord(value: unknown): { kind: string; key: readonly string[] } | null {
  const read = exportedRecord.safeParse(value)
  if (!read.success) return null
  const { kind, schemaVersion, data } = read.data
  const known = readOfKind(kind, schemaVersion, data)
  const key = known.is === 'valid' ? keyOf(kind, known.data) : undefined
  return key ? { kind, key } : null
}

const newer = 'A newer Inkwell made it. Update Inkwell, then try again.'

function whyNot({ data }: ExportedRecord): string | null {
  if (isDeeperThan(deepest, data)) return 'It is nested too deeply.'
  if (new TextEncoder().encode(JSON.stringify(data)).length > mostRecordBytes)
    return 'It is too large to be kept in one piece.'
  return null
}

/** Under which uid a record goes here. Other keys make other uids of the same content. */
function placeOf(uid: string, kind: string, data: object, here: VaultHere): string {
  const key = keyOf(kind, data)
  if (key) return here.placeOf(kind, key)
  if (!isSingle(kind)) return uid
  const [mine] = here.ofKind(kind)
  return mine?.uid ?? uid
}

function compared(mine: unknown, theirs: unknown): Comparison {
  if (mine === undefined) return 'new'
  if (isSameData(mine, theirs)) return 'same'
  const [mineAt, theirsAt] = [changedAt(mine), changedAt(theirs)]
  return mineAt !== null && theirsAt !== null && mineAt > theirsAt ? 'newer-here' : 'different'
}

/** When a thing was last changed, in ms, as far as it says so itself. */
function changedAt(data: unknown): number | null {
  const { metadata, updatedAt, editedAt, createdAt } = Object(data) as Record<string, unknown>
  const said = [Object(metadata).editedAt, editedAt, updatedAt, createdAt].find(
    (at) => typeof at === 'string',
  )
  const ms = said === undefined ? Number.NaN : Date.parse(said)
  return Number.isNaN(ms) ? null : ms
}

/** A thing to stand beside the one it differs from; an entry says of which it is a copy. */
export function asCopy(record: ExportedRecord, newUid: string): ExportedRecord {
  const { metadata } = record.data
  const data =
    typeof metadata === 'object' && metadata !== null && !Array.isArray(metadata)
      ? { ...record.data, metadata: { ...metadata, copyOf: record.uid } }
      : record.data
  return { ...record, uid: newUid, data }
}

/** Whether a copy of a record was put beside it before. */
export function hasCopy(record: ExportedRecord, here: VaultHere): boolean {
  for (const { uid, data } of here.ofKind(record.kind)) {
    if (uid === record.uid) continue
    if (Object(Object(data).metadata).copyOf === record.uid || isSameData(data, record.data)) return true
  }
  return false
}

function isDeeperThan(most: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return most === 0 || Object.values(value).some((part) => isDeeperThan(most - 1, part))
}

function unfit(index: number, value: unknown, sentence: string): Planned {
  const { kind, uid } = Object(value) as Record<string, unknown>
  const named = [kind, uid]
    .filter((part) => typeof part === 'string')
    .map((part) => String(part).slice(0, 60))
  const place = `record ${index + 1}${named.length > 0 ? ` (${named.join(' ')})` : ''}`
  return { comparison: 'unfit', unfit: { file: exportJsonName, place, sentence } }
}
