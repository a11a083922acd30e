import { z } from 'zod'
import type { Trashed } from '#domain/entity/trashed.ts'
import { type Row, rowPerEntity, view } from '#domain/entity/view.ts'
import { summarise, untitled } from '#domain/journal/entry-summary.ts'
import { isCheckIn } from '#domain/journal/entry-text.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { isLivingEntry } from '#domain/journal/living-entry.ts'
import { type Binned, binned } from '#domain/journal/versions/binned.ts'
import type { Day } from '#domain/time/day.ts'
import { perStartHour } from '#domain/time/my-day-in.ts'
import { myDayRecords } from '#domain/time/my-day-record.ts'

export interface TrashRow extends Row {
  readonly title: string
  /** The beginning of the text; the ratings in words where there is none. */
  readonly excerpt: string
  readonly day: Day
  readonly isCheckIn: boolean
  /** When it was put into the trash, by the clock of the device that did it, ISO. */
  readonly deletedAt: string
  readonly inTrash: Trashed['inTrash']
}

const makerOf = perStartHour((startHour) =>
  rowPerEntity<Binned, TrashRow>(({ uid, data }) => {
    const { title, excerpt, day, isCheckIn } = summarise(data, startHour)
    return { id: uid, title, excerpt, day, isCheckIn, deletedAt: data.deletedAt, inTrash: data.inTrash }
  }),
)

/** What lies in the trash, deleted last first. */
export const trashRows = view({
  reads: [journalEntries, myDayRecords],
  args: z.null(),
  rows: (records) =>
    binned(records)
      .map(makerOf(records))
      .sort((a, b) => (a.deletedAt < b.deletedAt ? 1 : -1)),
})

export interface KeptFromTrashRow extends Row {
  /** 'Untitled' and the like where the page has none. */
  readonly title: string
}

const toKept = rowPerEntity<JournalEntry, KeptFromTrashRow>(({ uid, data }) => {
  const title = data.title.trim() || untitled({ isCheckIn: isCheckIn(data) })
  return { id: uid, title }
})

/** Pages that another device put into the trash, and that were written on before this was known, until somebody has read so. */
export const keptFromTrashRows = view({
  reads: [journalEntries],
  args: z.null(),
  rows: (records) =>
    [...records.of(journalEntries).values()]
      .filter((entity) => isLivingEntry(entity) && entity.data.keptFromTrash !== undefined)
      .map(toKept),
})
