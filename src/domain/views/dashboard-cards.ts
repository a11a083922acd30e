import { z } from 'zod'
import type { Entity, Records } from '#domain/entity/records.ts'
import { view } from '#domain/entity/view.ts'
import { type PagePromise, promisesDue, promisesIn } from '#domain/insights/letters/promises.ts'
import { insightAnswerRecords } from '#domain/insights/records.ts'
import { excerpt } from '#domain/journal/entry-text.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { onThisDay } from '#domain/journal/search/on-this-day.ts'
import type { Day } from '#domain/time/day.ts'
import { addDays } from '#domain/time/day.ts'
import { dayArg } from '#domain/time/day-args.ts'
import { entryDay } from '#domain/time/entry-date.ts'
import { myDayIn, perStartHour } from '#domain/time/my-day-in.ts'
import { myDayRecords } from '#domain/time/my-day-record.ts'

/** A page of the same day in an earlier year, or of a day close to it: its first words. */
export interface EarlierRow {
  readonly id: string
  readonly day: Day
  readonly years: number
  /** 0: of the very day. */
  readonly daysOff: number
  readonly quote: string
}

const mostEarlier = 3
/** A promise is looked for on pages of so many days. */
const promiseDays = 400

const written = (records: Records): Entity<JournalEntry>[] =>
  [...records.of(journalEntries).values()].filter(
    ({ data, kept }) => data.deletedAt === null && kept !== 'draft' && data.content.trim() !== '',
  )

/** What each page promises, looked for once as long as it stays the same. */
const promisesOf = perStartHour((startHour) => {
  const known = new WeakMap<Entity<JournalEntry>, readonly PagePromise[]>()
  return (page: Entity<JournalEntry>): readonly PagePromise[] => {
    const found = known.get(page) ?? promisesIn(page.uid, page.data.content, entryDay(page.data, startHour))
    known.set(page, found)
    return found
  }
})

/** Pages of this day in earlier years, the newest first; at most three, and only such as have words. */
export const earlierYears = view({
  reads: [journalEntries, myDayRecords],
  args: z.object({ today: dayArg }),
  rows(records, { today }) {
    const { startHour } = myDayIn(records)
    const pages = written(records).map((page) => ({
      uid: page.uid,
      atMs: Date.parse(page.data.createdAt),
      page,
    }))
    const byUid = new Map(pages.map(({ uid, page }) => [uid, page]))
    return onThisDay(pages, today, ({ page }) => entryDay(page.data, startHour))
      .slice(0, mostEarlier)
      .flatMap(({ uid, day, years, daysOff }): EarlierRow[] => {
        const page = byUid.get(uid)
        return page ? [{ id: uid, day, years, daysOff, quote: excerpt(page.data.content) }] : []
      })
  },
})

/** What was promised on pages and is due by a day, without what was answered. */
export const duePromises = view({
  reads: [journalEntries, insightAnswerRecords, myDayRecords],
  args: z.object({ today: dayArg }),
  rows(records, { today }) {
    const since = Date.parse(addDays(today, -promiseDays))
    const find = promisesOf(records)
    const answered = new Set(Array.from(records.of(insightAnswerRecords).values(), ({ data }) => data.claim))
    const promises = written(records)
      .filter(({ data }) => Date.parse(data.createdAt) >= since)
      .flatMap(find)
      .filter(({ claim }) => !answered.has(claim))
    return promisesDue(promises, today).map((one) => ({ id: one.claim, ...one }))
  },
})
