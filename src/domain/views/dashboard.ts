import { z } from 'zod'
import { ledgerEntries } from '#domain/companion/talk/companion-records.ts'
import type { Entity, Records } from '#domain/entity/records.ts'
import { rowPerEntity, view } from '#domain/entity/view.ts'
import { goals } from '#domain/goals/records/goal.ts'
import { habits } from '#domain/habits/habit.ts'
import { withoutDrafts } from '#domain/journal/drafted.ts'
import { type EntrySummary, newestFirst, summarise } from '#domain/journal/entry-summary.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { ratingCourse } from '#domain/journal/rating-course.ts'
import { writingDays } from '#domain/journal/writing-days.ts'
import { addDays, type Day, dayOf } from '#domain/time/day.ts'
import { dayArg, myDayRuleArg } from '#domain/time/day-args.ts'
import { entryDay } from '#domain/time/entry-date.ts'
import { myDayIn, perStartHour } from '#domain/time/my-day-in.ts'
import { myDayRecords } from '#domain/time/my-day-record.ts'

export interface LatestRow extends EntrySummary {
  readonly id: string
}

const rowsOf = perStartHour((startHour) =>
  rowPerEntity<JournalEntry, LatestRow>((entity) => ({
    id: entity.uid,
    ...summarise(entity.data, startHour),
  })),
)

const daysOf = perStartHour((startHour) =>
  rowPerEntity<JournalEntry, { id: string; day: Day }>(({ uid, data }) => ({
    id: uid,
    day: entryDay(data, startHour),
  })),
)

function* livingEntries(records: Records): Generator<Entity<JournalEntry>> {
  for (const entity of records.of(journalEntries).values()) {
    if (entity.data.deletedAt === null) yield entity
  }
}

/** A letter of the companion is no day on which somebody wrote, unless they wrote on it. */
const isOwn = ({ data }: Entity<JournalEntry>): boolean =>
  data.metadata.letter === undefined || withoutDrafts(data.content).trim() !== ''

/** Those that may belong to a day on or after `since`, wherever they were written. */
function* entriesSince(records: Records, since: string): Generator<Entity<JournalEntry>> {
  const fromMs = Date.parse(addDays(since, -1))
  for (const entity of livingEntries(records)) if (Date.parse(entity.data.createdAt) >= fromMs) yield entity
}

function latest(records: Records, count: number): LatestRow[] {
  const places = [...livingEntries(records)].map((entity) => ({
    id: entity.uid,
    atMs: Date.parse(entity.data.createdAt),
    entity,
  }))
  return places
    .sort(newestFirst)
    .slice(0, count)
    .map(({ entity }) => rowsOf(records)(entity))
}

/** The newest entries, newest first. */
export const latestEntries = view({
  reads: [journalEntries, myDayRecords],
  args: z.object({ count: z.int().min(1).max(1000) }),
  rows: (records, { count }) => latest(records, count),
  isShownEarly: () => true,
})

/** One row where there is a habit or a goal. */
export const anyPlans = view({
  reads: [habits, goals],
  args: z.null(),
  rows: (records) => (records.of(habits).size + records.of(goals).size > 0 ? [{ id: 'plans' }] : []),
})

/** Ratings by day up to today, oldest day first. */
export const ratedDays = view({
  reads: [journalEntries, myDayRecords],
  args: z.object({ today: dayArg, days: z.int().min(1).max(4000) }),
  rows(records, { today, days }) {
    const { startHour } = myDayIn(records)
    const rated = Array.from(entriesSince(records, addDays(today, -days)), ({ data }) => ({
      day: entryDay(data, startHour),
      mood: data.mood,
      energy: data.energy,
      stress: data.stress,
    }))
    return ratingCourse(rated, today, days).map((day) => ({ id: day.day, ...day }))
  },
})

/** On which days the journal was written, up to today: one row; none where the person does not want to see it. */
export const daysInARow = view({
  reads: [journalEntries, myDayRecords],
  args: z.object({ today: dayArg }),
  rows(records, { today }) {
    if (!myDayIn(records).showsStreak) return []
    const dayOfEntry = daysOf(records)
    const days = [...livingEntries(records)].filter(isOwn).map((entity) => dayOfEntry(entity).day)
    return [{ id: 'days', ...writingDays(days, today) }]
  },
})

/** How many words the ledger says have left this person's devices since a day, as the person counts days: one row. */
export const wordsSent = view({
  reads: [ledgerEntries],
  args: z.object({ since: dayArg, rule: myDayRuleArg }),
  rows(records, { since, rule }) {
    let words = 0
    for (const { data } of records.of(ledgerEntries).values())
      if (dayOf(Date.parse(data.at), rule) >= since) words += data.words
    return [{ id: 'words', words }]
  },
  isSureOnly: true,
})
