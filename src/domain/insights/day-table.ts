import type { EmotionCategory } from '../journal/emotion.ts'
import type { Ratings } from '../journal/rating-words.ts'
import { type RatingScale, ratingScales } from '../journal/rating-words.ts'
import { capital } from '../text/number-words.ts'
import { addDays, type Day } from '../time/day.ts'
import { daysBetween } from '../time/day-number.ts'
import type { BehaviourAccount } from './behaviours/accounts.ts'
import { medianOf } from './statistics/numbers.ts'

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
}

/** One day of a life. */
export interface DayRow extends Ratings {
  readonly day: Day
  readonly pages: readonly PageFacts[]
  /** Minutes of practice that were held. */
  readonly practiceMinutes: number
}

/** The number of a day, counted from Monday 5 January 1970: its rest by 7 is the weekday, 0 for Monday. */
export const mondayNumberOf = (day: Day): number => daysBetween('1970-01-05', day)

/** Days from one to another, both with them, each with its pages; a rating is the mean of those given, null where none was. */
export function dayTable(
  pages: Iterable<PageFacts>,
  practice: Iterable<{ readonly day: Day; readonly minutes: number }>,
  from: Day,
  to: Day,
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
    }
  })
}

function meanGiven(values: readonly (number | null)[]): number | null {
  const given = values.filter((value) => value !== null)
  return given.length === 0 ? null : given.reduce((sum, value) => sum + value, 0) / given.length
}

/** True for a day with at least one rating. */
export const hasRating = (row: Ratings): boolean => ratingScales.some((scale) => row[scale] !== null)

/** What may move with a rating. */
export interface DayFactor {
  readonly key: string
  readonly kind: 'activity' | 'person' | 'topic' | 'practice' | 'words' | 'late'
  /** As a row is called: 'Walk', 'Anna', 'Practice'. */
  readonly name: string
  readonly isYesOrNo: boolean
  readonly values: readonly (number | null)[]
}

/** So many things of a kind are looked at, those of the most days first: every pair more makes all others harder to tell from chance. */
const mostOf = { activity: 8, person: 5, topic: 5 } as const

/** The factors of a table. On a day without a page nothing is known; practice is known of every day from the first on which there was any, but for the last day of the table, which may not be over. Yields now and then. */
export function* factorsOf(table: readonly DayRow[]): Generator<void, DayFactor[]> {
  const written = table.map(({ pages }) => pages.length > 0)
  const factors = named(table, 'activity', (page) => page.activities)
  yield
  factors.push(...named(table, 'person', (page) => page.people))
  yield
  factors.push(...named(table, 'topic', (page) => page.topics))
  yield
  const first = table.findIndex(({ practiceMinutes }) => practiceMinutes > 0)
  const practised = table.map(({ practiceMinutes }, at) =>
    practiceMinutes > 0 ? 1 : first < 0 || at < first || at === table.length - 1 ? null : 0,
  )
  if (first >= 0)
    factors.push({ key: 'practice', kind: 'practice', name: 'Practice', isYesOrNo: true, values: practised })
  const amounts = table.map(({ pages }, at) =>
    written[at] ? pages.reduce((sum, { words }) => sum + words, 0) : null,
  )
  if (amounts.some((amount) => amount !== null && amount > 0))
    factors.push({ key: 'words', kind: 'words', name: 'Writing more', isYesOrNo: false, values: amounts })
  const hours = table.map(({ pages }) => {
    const known = pages.flatMap(({ hour, hoursIn = hour }) => hoursIn ?? [])
    return known.length > 0 ? medianOf(known) : null
  })
  if (new Set(hours.filter((hour) => hour !== null)).size > 2)
    factors.push({ key: 'late', kind: 'late', name: 'Writing later', isYesOrNo: false, values: hours })
  return factors
}

function named(
  table: readonly DayRow[],
  kind: 'activity' | 'person' | 'topic',
  wordsOf: (page: PageFacts) => readonly string[],
): DayFactor[] {
  const days = new Map<string, { readonly name: string; readonly days: Set<number> }>()
  for (const [at, { pages }] of table.entries()) {
    for (const word of pages.flatMap(wordsOf)) {
      const key = word.toLowerCase()
      const known = days.get(key) ?? { name: word, days: new Set<number>() }
      known.days.add(at)
      days.set(key, known)
    }
  }
  return [...days]
    .filter(([, known]) => known.days.size >= 5)
    .sort(([a, one], [b, other]) => other.days.size - one.days.size || (a < b ? -1 : 1))
    .slice(0, mostOf[kind])
    .map(([key, known]) => ({
      key: `${kind} ${key}`,
      kind,
      name: capital(known.name),
      isYesOrNo: true,
      values: table.map(({ pages }, at) => (pages.length === 0 ? null : known.days.has(at) ? 1 : 0)),
    }))
}
