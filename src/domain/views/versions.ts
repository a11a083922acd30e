import { z } from 'zod'
import type { Entity, Records } from '#domain/entity/records.ts'
import { type Row, view } from '#domain/entity/view.ts'
import { countWords } from '#domain/journal/entry-text.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { editedAt, historyOf, otherValues, sameWords } from '#domain/journal/versions/history-of.ts'
import { type PageHistory, pageHistories } from '#domain/journal/versions/page-history.ts'
import type { VersionWhy } from '#domain/journal/versions/versions.ts'

export interface OriginRow extends Row {
  readonly title: string
  /** It can be opened: neither deleted nor still on its way. */
  readonly isThere: boolean
}

export interface VersionRow extends Row {
  /** When its words were written last, or its values gave way; ms since 1970. */
  readonly atMs: number
  readonly why: VersionWhy | 'merge'
  /** How many words it has; null where it is no text that was kept. */
  readonly words: number | null
}

export interface ConflictRow extends Row {
  /** The id is that of the other version. */
  readonly originUid: string
  readonly originTitle: string
  /** Which of the two this page is. */
  readonly side: 'original' | 'version'
  /** The original can be opened: neither deleted nor still on its way. */
  readonly isThere: boolean
  /** Changes whenever the words of one of them do. */
  readonly stamp: string
}

const uidArg = z.object({ uid: z.string() })

const entryOf = (records: Records, uid: string): JournalEntry | undefined =>
  records.of(journalEntries).get(uid)?.data

function origin(records: Records, uid: string): OriginRow[] {
  const of = entryOf(records, uid)?.conflictOf
  if (!of) return []
  const entry = entryOf(records, of)
  return [{ id: of, title: entry?.title.trim() ?? '', isThere: entry?.deletedAt === null }]
}

/** Counting the words of a long text takes a while: once per version. */
const counted = new WeakMap<Entity<PageHistory>, number>()

function wordsOf(entity: Entity<PageHistory>): number | null {
  const { content } = entity.data.data
  if (content === undefined) return null
  const known = counted.get(entity) ?? countWords(content)
  counted.set(entity, known)
  return known
}

function versions(records: Records, uid: string): VersionRow[] {
  const entry = entryOf(records, uid)
  if (!entry) return []
  const newestFirst = historyOf(records, uid).sort((a, b) => (a.data.at < b.data.at ? 1 : -1))
  const rows: VersionRow[] = []
  let above: Partial<JournalEntry> = entry
  for (const entity of newestFirst) {
    const { data, at, why } = entity.data
    if (Object.keys(otherValues(data, entry)).length === 0) continue
    if (why !== 'merge') {
      if (sameWords(data, above)) continue
      above = data
    }
    rows.push({ id: entity.uid, atMs: Date.parse(at), why, words: wordsOf(entity) })
  }
  return rows
}

function toRow(records: Records, version: Entity<JournalEntry>, side: ConflictRow['side']): ConflictRow[] {
  const originUid = version.data.conflictOf
  if (!originUid || version.data.deletedAt !== null) return []
  const original = entryOf(records, originUid)
  return [
    {
      id: version.uid,
      originUid,
      originTitle: original?.title.trim() ?? '',
      side,
      isThere: original?.deletedAt === null,
      stamp: `${original ? editedAt(original) : ''} ${editedAt(version.data)}`,
    },
  ]
}

function conflicts(records: Records, uid: string): ConflictRow[] {
  const entries = records.of(journalEntries)
  const own = entries.get(uid)
  if (!own) return []
  const rows = toRow(records, own, 'version')
  for (const entity of entries.values())
    if (entity.data.conflictOf === uid) rows.push(...toRow(records, entity, 'original'))
  return rows
}

/** Of a page that was kept when two devices changed the same lines: the page it is a version of. No row for any other page. */
export const originOf = view({
  reads: [journalEntries],
  args: uidArg,
  rows: (records, { uid }) => origin(records, uid),
})

/** What a page was before, newest first; what says the same as the page, or as the version above it, is left out. */
export const versionRows = view({
  reads: [journalEntries, pageHistories],
  args: uidArg,
  rows: (records, { uid }) => versions(records, uid),
})

/** Two versions of which this page is one, kept when two devices changed the same lines. No row for any other page. */
export const conflictRows = view({
  reads: [journalEntries],
  args: uidArg,
  rows: (records, { uid }) => conflicts(records, uid),
})
