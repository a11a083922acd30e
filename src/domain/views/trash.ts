import { z } from 'zod'
import { type Row, rowPerEntity, view } from '#domain/entity/view.ts'
import { summarise } from '#domain/journal/entry-summary.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
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
  /** When it was put into the trash, ISO. */
  readonly deletedAt: string
}

const makerOf = perStartHour((startHour) =>
  rowPerEntity<Binned, TrashRow>(({ uid, data }) => {
    const { title, excerpt, day, isCheckIn } = summarise(data, startHour)
    return { id: uid, title, excerpt, day, isCheckIn, deletedAt: data.deletedAt }
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
