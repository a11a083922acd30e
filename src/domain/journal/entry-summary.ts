import type { Day } from '../time/day.ts'
import { entryDay } from './entry-date.ts'
import { excerpt, hasWords } from './entry-text.ts'
import type { JournalEntry } from './journal-entry.ts'
import { type Rating, type Ratings, ratingsLine, ratingWord } from './rating-words.ts'

/** What a list shows of an entry. */
export interface EntrySummary extends Ratings {
  readonly title: string
  /** The beginning of the text; the ratings in words where there is no text. */
  readonly excerpt: string
  readonly day: Day
  /** Instant of the entry, ms since 1970. */
  readonly atMs: number
  /** Ratings without a word. */
  readonly isCheckIn: boolean
}

/** An entry as lists show it; startHour (0 to 11) is the hour at which the person's day begins. */
export function summarise(entry: JournalEntry, startHour: number): EntrySummary {
  const { mood, energy, stress } = entry
  return {
    title: entry.title.trim(),
    excerpt: excerpt(entry.content) || ratingsLine({ mood, energy, stress }),
    day: entryDay(entry, startHour),
    atMs: Date.parse(entry.createdAt),
    isCheckIn: !hasWords(entry),
    mood,
    energy,
    stress,
  }
}

/** Newest first; entries of the same instant keep one order everywhere. */
export function newestFirst(
  a: { readonly atMs: number; readonly id: string },
  b: { readonly atMs: number; readonly id: string },
): number {
  return b.atMs - a.atMs || (a.id < b.id ? 1 : -1)
}

/** What stands where an entry has no title. */
export const untitled = (entry: Pick<EntrySummary, 'isCheckIn'>): string =>
  entry.isCheckIn ? 'Check-in' : 'Untitled'

/** A mood for those who cannot see its drop: 'mood tender, 6 of 10'. */
export const spokenMood = (mood: Rating): string =>
  mood === null ? 'no mood given' : `mood ${ratingWord('mood', mood)}, ${mood} of 10`
