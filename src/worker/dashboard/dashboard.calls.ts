import type { PagePromise } from '#domain/insights/letters/promises.ts'
import type { EntrySummary } from '#domain/journal/entry-summary.ts'
import type { CourseDay } from '#domain/journal/rating-course.ts'
import type { Ratings } from '#domain/journal/rating-words.ts'
import type { WritingDays } from '#domain/journal/writing-days.ts'
import type { Day, DayRule } from '#domain/time/day.ts'
import { command, query } from '#worker/core/worker-calls.ts'

export interface LatestRow extends EntrySummary {
  readonly id: string
}
/** The newest entries, newest first. */
export const latestEntries = query<{ count: number }, LatestRow>('dashboard.latest')

export interface CourseRow extends CourseDay {
  readonly id: string
}
/** Ratings by day up to today, oldest day first. */
export const ratedDays = query<{ today: Day; days: number }, CourseRow>('dashboard.course')

export interface WritingDaysRow extends WritingDays {
  readonly id: string
}
/** On which days the journal was written, up to today: one row; none where the person does not want to see it. */
export const daysInARow = query<{ today: Day }, WritingDaysRow>('dashboard.writing-days')

export interface WordsSentRow {
  readonly id: string
  readonly words: number
}
/** How many words the ledger says have left this person's devices since a day, as the person counts days: one row. */
export const wordsSent = query<{ since: Day; rule: DayRule }, WordsSentRow>('dashboard.words-sent')

/** A page of the same day in an earlier year, or of a day close to it: its first words. */
export interface EarlierRow {
  readonly id: string
  readonly day: Day
  readonly years: number
  /** 0: of the very day. */
  readonly daysOff: number
  readonly quote: string
}
/** Pages of this day in earlier years, the newest first; at most three, and only such as have words. */
export const earlierYears = query<{ today: Day }, EarlierRow>('dashboard.earlier')

export interface PromiseRow extends PagePromise {
  readonly id: string
}
/** What was promised on pages and is due by a day, without what was answered. */
export const duePromises = query<{ today: Day }, PromiseRow>('dashboard.promises')

/** Seals an entry of ratings and answers with its uid. `at`: its instant, ISO. */
export const checkIn = command<Ratings & { at: string }, string>('dashboard.check-in')

/** Seals a line as an entry of its own; the same uid again changes it. Nothing is made of an empty line. */
export const keepLine = command<{ uid: string; content: string; at: string }, void>('dashboard.line')

/** Seals a line that is still being typed, as a draft on this device only. */
export const draftLine = command<{ uid: string; content: string; at: string }, void>('dashboard.draft-line')
