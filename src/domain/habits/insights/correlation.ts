import { stateCode } from '../schedule/day-state.ts'
import type { HabitCourse } from '../schedule/habit-course.ts'
import { leastDays } from './done-patterns.ts'
import type { HabitFinding } from './finding.ts'
import { holdTogether, type MeanDifference, meanDifference, type RatedDay } from './mean-difference.ts'

/** The means of a day's ratings, 1 to 10; null: not rated. */
export interface DayRatings {
  readonly mood: number | null
  readonly energy: number | null
  readonly stress: number | null
}

const scales = ['mood', 'energy', 'stress'] as const
/** So many of the last days are looked at. */
const mostDays = 365

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`

/** Rated days in their order, told apart by whether the habit was done; `later`: the ratings of the day after. Skipped and paused days, and an open today, are left out. */
function sides(
  { from, states }: HabitCourse,
  ratings: ReadonlyMap<number, DayRatings>,
  scale: (typeof scales)[number],
  later: 0 | 1,
): RatedDay[] {
  const days: RatedDay[] = []
  for (let at = Math.max(0, states.length - mostDays); at < states.length; at++) {
    const state = states[at]
    if (state === stateCode.skipped || state === stateCode.paused || state === stateCode.due) continue
    const value = ratings.get(from + at + later)?.[scale]
    if (value !== null && value !== undefined) days.push({ value, isWith: state === stateCode.done })
  }
  return days
}

/**
 * Whether mood, energy or stress differ between days with the habit and days without, on the same day or the day after: six pairs, held together by
 * Benjamini and Hochberg, fourteen days a side at least. It compares; it does not say what causes what.
 */
export function correlationFinding(
  course: HabitCourse,
  ratings: ReadonlyMap<number, DayRatings>,
): HabitFinding {
  const base = { id: 'correlation', type: 'correlation' as const, quotes: [] }
  const pairs = scales.flatMap((scale) =>
    ([0, 1] as const).map((later) => ({
      scale,
      later,
      found: meanDifference(sides(course, ratings, scale, later), leastDays),
    })),
  )
  const tried = pairs.filter((pair): pair is typeof pair & { found: MeanDifference } => pair.found !== null)
  if (tried.length === 0) {
    const days = sides(course, ratings, 'mood', 0)
    const withHabit = days.filter(({ isWith }) => isWith).length
    const least = Math.min(withHabit, days.length - withHabit, leastDays)
    const missing = `not enough rated days yet (${least} of ${leastDays} on each side)`
    return {
      ...base,
      about: 'none',
      sentence: 'What goes with it?',
      basis: '',
      isClear: false,
      missing,
      interval: null,
    }
  }
  const held = holdTogether(tried.map(({ found }) => found.p))
  const isHeld = (pair: (typeof tried)[number], at: number): boolean =>
    held[at] === true && (pair.found.low > 0 || pair.found.high < 0)
  const clear = tried.filter(isHeld).sort((a, b) => a.found.p - b.found.p)
  const shown = clear[0] ?? tried[0]
  if (!shown)
    return { ...base, about: 'none', sentence: '', basis: '', isClear: false, missing: '', interval: null }
  const { scale, later, found } = shown
  const isClear = clear.length > 0
  const when = later === 1 ? 'On the day after it' : 'On days with it'
  const sentence = isClear
    ? `${when}, ${scale} is ${found.value > 0 ? 'higher' : 'lower'} by ${Math.abs(found.value).toFixed(1)}.`
    : `No clear link with ${tried.length > 2 ? 'mood, energy or stress' : scale}.`
  const basis = `${scale} ${signed(found.value)}, 95 % interval ${signed(found.low)} to ${signed(found.high)}, ${found.withHabit} days with and ${found.without} without`
  const interval = { value: found.value, low: found.low, high: found.high, scale: 3 }
  return { ...base, about: `${scale}-${later}`, sentence, basis, isClear, missing: null, interval }
}
