import type { HabitCourse } from '../../habits/schedule/habit-course.ts'
import type { RatingScale } from '../../journal/rating-words.ts'
import type { Day } from '../../time/day.ts'
import { dayOfNumber } from '../../time/day-number.ts'

/** What the insights of a habit are made from. */
export interface HabitLife {
  readonly uid: string
  readonly name: string
  readonly course: HabitCourse
  /** Whether it was kept on a day that is over; null: nothing says so, or nothing was asked. */
  readonly isKeptOn: (day: Day) => boolean | null
  /** By day number, where it is known: the hour at which it was done, counted on past midnight until the person's day ends (0 to 47). */
  readonly hours: ReadonlyMap<number, number>
}

/** The means of a day's ratings, 1 to 10; null: not rated. */
export interface DayRatings {
  readonly mood: number | null
  readonly energy: number | null
  readonly stress: number | null
}

/** What was compared. `rating`: a scale on the same day (0) or the day after (1); `habit`: another one on the same day. */
export type About =
  | { readonly is: 'rating'; readonly scale: RatingScale; readonly lag: 0 | 1 }
  | { readonly is: 'habit'; readonly other: string }
  | { readonly is: 'weekday'; readonly weekday: number }
  | { readonly is: 'hour'; readonly before: number }
  | { readonly is: 'change'; readonly since: number }

/** So many of the last days are looked at. */
export const mostDays = 365

/** Days that are over with what was kept on each (1 or 0), oldest first; days of which nothing is known are left out. */
export interface KeptDays {
  readonly days: readonly number[]
  readonly kept: readonly number[]
}

/** The days of the last year of which it is known, up to the day number `today`. */
export function keptDaysOf({ isKeptOn }: HabitLife, today: number): KeptDays {
  const days: number[] = []
  const kept: number[] = []
  for (let day = today - mostDays; day < today; day++) {
    const is = isKeptOn(dayOfNumber(day))
    if (is === null) continue
    days.push(day)
    kept.push(is ? 1 : 0)
  }
  return { days, kept }
}
