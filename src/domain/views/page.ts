import { z } from 'zod'
import type { Entity, KeptWhere, Records } from '#domain/entity/records.ts'
import { type Row, rowPerEntity, view } from '#domain/entity/view.ts'
import { byUse } from '#domain/journal/activities.ts'
import {
  type JournalEntry,
  type JournalMessage,
  journalEntries,
  journalMessages,
} from '#domain/journal/journal-entry.ts'
import { type PageText, pageText } from '#domain/journal/new-entry.ts'
import { factsOf, type PageFacts } from '#domain/journal/page-facts.ts'
import { topicsOf } from '#domain/journal/topics.ts'
import { editedAt } from '#domain/journal/versions/history-of.ts'

export interface PageRow extends PageText, PageFacts, Pick<JournalEntry, 'endedAt'> {
  readonly id: string
  readonly kept: KeptWhere
  /** Instant of the last change by hand, ISO. */
  readonly editedAt: string
}

export interface UsedWords extends Row {
  readonly id: 'topics' | 'activities'
  /** The most used first. */
  readonly words: readonly string[]
}

const uidArg = z.object({ uid: z.string() })

/** The entry as a list of one, or none where it is not, or not, in the trash. */
function found(records: Records, uid: string, isBinned: boolean): Entity<JournalEntry>[] {
  const entity = records.of(journalEntries).get(uid)
  return entity && (entity.data.deletedAt !== null) === isBinned ? [entity] : []
}

const toMark = rowPerEntity<JournalEntry, Row>(({ uid }) => ({ id: uid }))
const toPage = rowPerEntity<JournalEntry, PageRow>(({ uid, kept, data }) => ({
  id: uid,
  kept,
  ...pageText(data),
  ...factsOf(data),
  endedAt: data.endedAt,
  editedAt: editedAt(data),
}))

/** The page itself: one row, or none when there is no such entry or it lies in the trash. */
export const pageRow = view({
  reads: [journalEntries],
  args: uidArg,
  rows: (records, { uid }) => found(records, uid, false).map(toPage),
})

/** One bare row once there is such an entry outside the trash; for those who need not know what it says. */
export const entryMark = view({
  reads: [journalEntries],
  args: uidArg,
  rows: (records, { uid }) => found(records, uid, false).map(toMark),
})

/** One bare row while the entry lies in the trash. */
export const binnedMark = view({
  reads: [journalEntries],
  args: uidArg,
  rows: (records, { uid }) => found(records, uid, true).map(toMark),
})

/** The newest earlier line that the companion found beside an entry: one row or none. */
export const earlierLine = view({
  reads: [journalMessages],
  args: uidArg,
  rows(records, { uid }) {
    let newest: JournalMessage | undefined
    for (const { data } of records.of(journalMessages).values()) {
      if (data.entryId !== uid || data.receipts.length === 0) continue
      if (!newest || data.createdAt > newest.createdAt) newest = data
    }
    const receipt = newest?.receipts[0]
    return receipt ? [{ id: receipt.entryUid, quote: receipt.quote, day: receipt.day }] : []
  },
})

/** What an entry adds to the words that are offered; read once per entry, hashtags and all. */
const topicsKnown = new WeakMap<Entity<JournalEntry>, readonly string[]>()

function topicsFrom(entity: Entity<JournalEntry>): readonly string[] {
  let topics = topicsKnown.get(entity)
  if (!topics) {
    topics = topicsOf(entity.data)
    topicsKnown.set(entity, topics)
  }
  return topics
}

function* usesIn(entries: readonly Entity<JournalEntry>[], of: UsedWords['id']): Iterable<readonly string[]> {
  for (const entity of entries) yield of === 'topics' ? topicsFrom(entity) : (entity.data.activities ?? [])
}

function used(records: Records): UsedWords[] {
  const entries = [...records.of(journalEntries).values()]
    .filter(({ data }) => data.deletedAt === null)
    .sort((a, b) => (a.data.createdAt < b.data.createdAt ? 1 : -1))
  return (['topics', 'activities'] as const).map((id) => ({ id, words: byUse(usesIn(entries, id)) }))
}

/** The topics and the activities of the whole journal, to be offered again: one row each. */
export const usedWords = view({ reads: [journalEntries], args: z.null(), rows: used })
