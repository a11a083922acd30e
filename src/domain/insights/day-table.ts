import type { EmotionCategory } from '../journal/emotion.ts'
import type { Ratings } from '../journal/rating-words.ts'
import { type RatingScale, ratingScales } from '../journal/rating-words.ts'
import { addDays, type Day } from '../time/day.ts'
import { daysBetween } from '../time/day-number.ts'
import type { BehaviourAccount } from './behaviours/accounts.ts'
import type { Doings } from './doings.ts'

/** A phrase of the person's own on a page: its kind and the sentence. */
export interface PagePhrase {
  readonly type: 'limiting' | 'constructive'
  readonly kind: string
  readonly phrase: string
  readonly sentence: string
}

/** What is known of one page. */
export interface PageFacts extends Ratings {
  readonly uid: string
  readonly day: Day
  /** 0 to 23, on the wall. */
  readonly hour: number
  /** Whole hours from the beginning of the person's day, 0 to 23; null: nobody knows when it was written. Absent where days begin at midnight. */
  readonly hoursIn?: number | null
  readonly words: number
  /** Its first words, for whoever is shown the page. */
  readonly line: string
  /** What the person says they felt; where they said nothing, what was read. */
  readonly emotions: readonly EmotionCategory[]
  readonly topics: readonly string[]
  readonly people: readonly string[]
  readonly activities: readonly string[]
  readonly phrases: readonly PagePhrase[]
  /** What it tells of doings, with what came before and after. */
  readonly accounts: readonly BehaviourAccount[]
  /** Numbers that another app kept with it, by name. Absent: none. */
  readonly measures?: Readonly<Record<string, number>>
}

/** Of a habit: whether it was kept on a day. */
interface HabitDay {
  readonly uid: string
  readonly name: string
  readonly isKept: boolean
}

/** One day of a life. */
export interface DayRow extends Ratings {
  readonly day: Day
  readonly pages: readonly PageFacts[]
  /** Minutes of practice that were held. */
  readonly practiceMinutes: number
  /** Those of which it is known. */
  readonly habits: readonly HabitDay[]
  /** A step on a goal was done. */
  readonly isStep: boolean
}

/** The number of a day, counted from Monday 5 January 1970: its rest by 7 is the weekday, 0 for Monday. */
export const mondayNumberOf = (day: Day): number => daysBetween('1970-01-05', day)

const noDoings: Doings = { habits: [], stepDays: new Set() }

/** Days from one to another, both with them, each with its pages; a rating is the mean of those given, null where none was. */
export function dayTable(
  pages: Iterable<PageFacts>,
  practice: Iterable<{ readonly day: Day; readonly minutes: number }>,
  from: Day,
  to: Day,
  { habits, stepDays }: Doings = noDoings,
): DayRow[] {
  const byDay = new Map<Day, PageFacts[]>()
  for (const page of pages) {
    const there = byDay.get(page.day)
    if (there) there.push(page)
    else byDay.set(page.day, [page])
  }
  const minutes = new Map<Day, number>()
  for (const one of practice) minutes.set(one.day, (minutes.get(one.day) ?? 0) + one.minutes)
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => {
    const day = addDays(from, at)
    const here = byDay.get(day) ?? []
    const rating = (scale: RatingScale) => meanGiven(here.map((page) => page[scale]))
    return {
      day,
      pages: here,
      mood: rating('mood'),
      energy: rating('energy'),
      stress: rating('stress'),
      practiceMinutes: minutes.get(day) ?? 0,
      habits: habits.flatMap(({ uid, name, isKeptOn }) => {
        const isKept = isKeptOn(day)
        return isKept === null ? [] : [{ uid, name, isKept }]
      }),
      isStep: stepDays.has(day),
    }
  })
}

function meanGiven(values: readonly (number | null)[]): number | null {
  const given = values.filter((value) => value !== null)
  return given.length === 0 ? null : given.reduce((sum, value) => sum + value, 0) / given.length
}

/** True for a day with at least one rating. */
export const hasRating = (row: Ratings): boolean => ratingScales.some((scale) => row[scale] !== null)
