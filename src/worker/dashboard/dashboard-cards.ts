import { type PagePromise, promisesDue, promisesIn } from '#domain/insights/letters/promises.ts'
import { insightAnswerRecords } from '#domain/insights/records.ts'
import { excerpt } from '#domain/journal/entry-text.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { onThisDay } from '#domain/journal/search/on-this-day.ts'
import { addDays } from '#domain/time/day.ts'
import { entryDay } from '#domain/time/entry-date.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import { myDayIn, perStartHour } from '#worker/core/my-day.ts'
import { answer, type QueryImpl } from '#worker/core/worker-calls.ts'
import { duePromises, type EarlierRow, earlierYears } from './dashboard.calls.ts'

const mostEarlier = 3
/** A promise is looked for on pages of so many days. */
const promiseDays = 400

const written = (store: Store): Entity<JournalEntry>[] =>
  [...store.of(journalEntries).values()].filter(
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

/** The answers to what the dashboard's later cards ask. */
export const cardAnswers: readonly QueryImpl[] = [
  answer(earlierYears, (store, { today }) => {
    const { startHour } = myDayIn(store)
    const pages = written(store).map((page) => ({
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
  }),
  answer(duePromises, (store, { today }) => {
    const since = Date.parse(addDays(today, -promiseDays))
    const find = promisesOf(store)
    const answered = new Set(Array.from(store.of(insightAnswerRecords).values(), ({ data }) => data.claim))
    const promises = written(store)
      .filter(({ data }) => Date.parse(data.createdAt) >= since)
      .flatMap(find)
      .filter(({ claim }) => !answered.has(claim))
    return promisesDue(promises, today).map((one) => ({ id: one.claim, ...one }))
  }),
]
