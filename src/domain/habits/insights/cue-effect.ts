import type { Day } from '../../time/day.ts'
import { dayNumberOf } from '../../time/day-number.ts'
import type { CueType } from '../habit-choices.ts'
import type { HabitCue } from '../habit-records.ts'
import { stateCode } from '../schedule/day-state.ts'
import type { HabitCourse } from '../schedule/habit-course.ts'
import { periodCount } from '../schedule/streaks.ts'
import { type Interval, shareDifference, wilson } from './proportions.ts'

/** Asked for less often than this, with a cue or without it, says nothing of it. */
export const leastCueDays = 14

/** How often it was done, of so many times that it was asked for. */
export interface DoneOf {
  readonly done: number
  readonly of: number
}

/** How often a habit was done while a cue was set, with the 95 % interval of that share (0 to 1), and while it was not. */
export interface CueEffect extends DoneOf {
  readonly id: string
  readonly cueType: CueType
  readonly text: string
  readonly since: Day | null
  readonly until: Day | null
  readonly low: number
  readonly high: number
  readonly without: DoneOf
  readonly isEnough: boolean
  /** By how much the share with it lies above the one without; null while one of them is of too few. */
  readonly gap: Interval | null
}

/**
 * How often it was asked for between two day numbers, and done: by due days that are over, or of a habit with so many times a week, month or few days by the
 * whole ones of these that are over (more than was asked for counts for no other). What is only counted is never asked for.
 */
export function askedBetween(course: HabitCourse, first: number, last: number): DoneOf {
  if (course.isTracked) return { done: 0, of: 0 }
  return course.plan.is === 'days' ? dueBetween(course, first, last) : periodsBetween(course, first, last)
}

function dueBetween({ from, states, plan }: HabitCourse, first: number, last: number): DoneOf {
  let [done, of] = [0, 0]
  for (let day = Math.max(first, from); day <= Math.min(last, from + states.length - 1); day++) {
    const state = states[day - from]
    if (plan.is === 'days' && !plan.isDue(day)) continue
    if (state === stateCode.done) done++
    if (state === stateCode.done || state === stateCode.missed || state === stateCode.partly) of++
  }
  return { done, of }
}

function periodsBetween(course: HabitCourse, first: number, last: number): DoneOf {
  const { from, states, plan } = course
  const end = from + states.length - 1
  let [done, of] = [0, 0]
  for (let day = Math.max(first, from); plan.is === 'quota' && day <= Math.min(last, end); ) {
    const period = plan.periodOf(day)
    day = period.to + 1
    if (Math.max(period.from, from) < first || period.to > last || period.to >= end) continue
    const { count, asked } = periodCount({ ...course, first: from }, plan, period.from, period.to)
    done += Math.min(count, asked)
    of += asked
  }
  return { done, of }
}

/** Day numbers on which a cue was set. */
const spanOf = ({ cueDetails: { since, until } }: HabitCue): readonly [number, number] => [
  since === null ? Number.NEGATIVE_INFINITY : dayNumberOf(since),
  until === null ? Number.POSITIVE_INFINITY : dayNumberOf(until),
]

/** How often it was done while a cue was set. */
export const doneWith = (course: HabitCourse, cue: HabitCue): DoneOf => askedBetween(course, ...spanOf(cue))

/** What each cue of a habit brought, the ones with enough days first, then by share. */
export function cueEffects(course: HabitCourse, cues: readonly { id: string; cue: HabitCue }[]): CueEffect[] {
  const effects = cues.map(({ id, cue }) => {
    const { cueType, cueDetails } = cue
    const { text, since, until } = cueDetails
    const [first, last] = spanOf(cue)
    const { done, of } = doneWith(course, cue)
    const parts = [
      askedBetween(course, Number.NEGATIVE_INFINITY, first - 1),
      askedBetween(course, last + 1, Number.POSITIVE_INFINITY),
    ]
    const without = { done: sum(parts.map((one) => one.done)), of: sum(parts.map((one) => one.of)) }
    const isEnough = of >= leastCueDays
    const gap =
      isEnough && without.of >= leastCueDays
        ? shareDifference({ count: done, of }, { count: without.done, of: without.of })
        : null
    const { low, high } = wilson(done, of)
    return { id, cueType, text, since, until, done, of, low, high, without, isEnough, gap }
  })
  const share = ({ done, of }: CueEffect): number => (of === 0 ? 0 : done / of)
  return effects.sort((a, b) => Number(b.isEnough) - Number(a.isEnough) || share(b) - share(a))
}

const sum = (counts: readonly number[]): number => counts.reduce((total, one) => total + one, 0)
