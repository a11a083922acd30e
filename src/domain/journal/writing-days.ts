import { addDays, type Day } from '../time/day.ts'

/** The days on which a journal was written. Days are the person's own, in whichever zone each entry was written. */
export interface WritingDays {
  /** The newest day with an entry; null: there is none. */
  readonly lastJournalDate: Day | null
  /** Days in a row up to today. As long as today is not over, a run that reached yesterday stands. */
  readonly currentStreak: number
  readonly longestStreak: number
}

/** The streaks of a journal from the days of its entries, in any order and as often as they come; days after `today` do not count. */
export function writingDays(days: Iterable<Day>, today: Day): WritingDays {
  const written = [...new Set(days)].filter((day) => day <= today).sort()
  let run = 0
  let longestStreak = 0
  let before: Day | null = null
  for (const day of written) {
    run = before !== null && addDays(before, 1) === day ? run + 1 : 1
    longestStreak = Math.max(longestStreak, run)
    before = day
  }
  const stands = before !== null && before >= addDays(today, -1)
  return { lastJournalDate: before, currentStreak: stands ? run : 0, longestStreak }
}

/** Streaks in a sentence that praises nobody and blames nobody; empty where there is nothing to say. */
export function streakSentence({ currentStreak, longestStreak }: WritingDays): string {
  if (longestStreak < 2) return ''
  if (currentStreak < 2) return `The longest run was ${longestStreak} days.`
  if (currentStreak === longestStreak) return `${currentStreak} days in a row, the longest run so far.`
  return `${currentStreak} days in a row. The longest run was ${longestStreak}.`
}
