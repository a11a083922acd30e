import type { Day } from '../../time/day.ts'
import { dayNumberOf } from '../../time/day-number.ts'
import type { WeekStart } from '../../time/my-day.ts'
import type { Habit } from '../habit.ts'
import { type DayState, dayStates, stateCode } from './day-state.ts'
import { doneShare, shareOf, type WholeTarget } from './done-share.ts'
import { type HabitPlan, planOf, type QuotaPlan } from './plan.ts'
import { type Streaks, streaksOf } from './streaks.ts'
import { strengthCount } from './strength.ts'

/** What is known of one habit, by day number. */
export interface HabitHistory {
  readonly habit: HabitRules
  /** The first day on which it was done; Infinity where it never was. */
  readonly firstDone: number
  /** The value that was noted on a day: null for a tap, undefined where it was not done. */
  readonly valueOn: (day: number) => number | null | undefined
  readonly isSkipped: (day: number) => boolean
}

/** What of a habit decides its days. */
export type HabitRules = Pick<
  Habit,
  'kind' | 'target' | 'frequency' | 'startDate' | 'pauses' | 'isArchived' | 'archivedOn'
>

/** How a person's days are counted here. */
export interface CourseRule {
  readonly today: Day
  readonly weekStart: WeekStart
}

/** Every day of a habit from its first to today (or to the day it was archived). */
export interface HabitCourse extends Streaks {
  /** The number of the first day. */
  readonly from: number
  /** By day from `from` on: the place of its state in `dayStates`. */
  readonly states: Uint8Array
  /** By day: strength (0 to 1) at its end; today only counts once it is done. */
  readonly strengths: Float64Array
  readonly strength: number
  readonly plan: HabitPlan
  /** Where its target is asked of a whole period. */
  readonly whole: WholeTarget | null
  /** Only counted: nothing is due, and nothing is missed. */
  readonly isTracked: boolean
  readonly totalCompletions: number
}

/** A function that says whether a habit rests on a day. */
export function restsOn(pauses: HabitRules['pauses']): (day: number) => boolean {
  if (pauses.length === 0) return () => false
  const spans = pauses.map(({ from, to }) => ({
    from: dayNumberOf(from),
    to: to === null ? Number.POSITIVE_INFINITY : dayNumberOf(to),
  }))
  return (day) => spans.some(({ from, to }) => day >= from && day <= to)
}

function boundsOf({ habit, firstDone }: HabitHistory, today: Day): { first: number; last: number } {
  const first = Math.min(dayNumberOf(habit.startDate), firstDone)
  const end = habit.isArchived && habit.archivedOn !== null ? habit.archivedOn : today
  return { first, last: Math.min(dayNumberOf(end), dayNumberOf(today)) }
}

/** Everything that is told from the days of a habit: their states, strength, streaks and how often it was done. Days after today count for nothing. */
export function habitCourse(history: HabitHistory, { today, weekStart }: CourseRule): HabitCourse {
  const { habit } = history
  const { first, last } = boundsOf(history, today)
  const now = dayNumberOf(today)
  const plan = planOf(habit.frequency, dayNumberOf(habit.startDate), weekStart)
  const at = { now, rests: restsOn(habit.pauses) }
  const length = Math.max(0, last - first + 1)
  const states = new Uint8Array(length)
  const strengths = new Float64Array(length)
  const whole = wholeOf(history, plan, first, length)
  const shareOn =
    whole && plan.is === 'quota' ? sharesInPeriods(whole, plan, first) : sharesOf(history, first)
  const isMeasured = habit.target !== null && habit.kind !== 'track'
  const count = strengthCount(
    plan,
    whole ? { isMeasured, shareOf: (sum) => shareOf(whole.target, sum) } : { isMeasured },
  )
  let strength = 0
  let totalCompletions = 0
  for (let nth = 0; nth < length; nth++) {
    const share = shareOn(nth)
    const state = stateOf(history, plan, first + nth, share, at)
    states[nth] = state
    if (share !== undefined) totalCompletions++
    const done = share === undefined ? undefined : (whole?.amounts[nth] ?? share)
    if (isCounted(state, first + nth === now)) strength = count.day(done)
    strengths[nth] = strength
  }
  const streaks = streaksOf({ plan, first, states, whole, now })
  const isTracked = habit.kind === 'track'
  return { from: first, states, strengths, strength, plan, whole, isTracked, totalCompletions, ...streaks }
}

/** As in Loop, what is measured and asked for once in a week, a month or a few days is asked of the whole of them. */
function wholeOf(
  { habit, valueOn }: HabitHistory,
  plan: HabitPlan,
  first: number,
  length: number,
): WholeTarget | null {
  const { kind, target } = habit
  if (target === null || kind === 'track' || plan.is === 'days' || plan.times > 1) return null
  const amounts = Float64Array.from({ length }, (_, nth) => {
    const value = valueOn(first + nth)
    return value === undefined ? Number.NaN : (value ?? target.value)
  })
  return { target, amounts }
}

type ShareOn = (nth: number) => number | undefined

const sharesOf =
  ({ habit, valueOn }: HabitHistory, first: number): ShareOn =>
  (nth) => {
    const value = valueOn(first + nth)
    return value === undefined ? undefined : doneShare(habit, value)
  }

/** What is done of a whole period up to each day; asked in the order of days. */
function sharesInPeriods({ target, amounts }: WholeTarget, plan: QuotaPlan, first: number): ShareOn {
  let [end, sum] = [Number.NEGATIVE_INFINITY, 0]
  return (nth) => {
    if (first + nth > end) {
      end = plan.periodOf(first + nth).to
      sum = 0
    }
    const amount = amounts[nth] ?? Number.NaN
    if (Number.isNaN(amount)) return undefined
    sum += amount
    return shareOf(target, sum)
  }
}

/** Skipped and paused days change nothing, nor does a today that is still open. */
const isCounted = (state: number, isToday: boolean): boolean =>
  state !== stateCode.skipped &&
  state !== stateCode.paused &&
  !(isToday && (state === stateCode.due || state === stateCode.free))

function stateOf(
  { isSkipped, habit }: HabitHistory,
  plan: HabitPlan,
  day: number,
  share: number | undefined,
  { now, rests }: { now: number; rests: (day: number) => boolean },
): number {
  if (share !== undefined) return share >= 1 ? stateCode.done : stateCode.partly
  if (isSkipped(day)) return stateCode.skipped
  if (rests(day)) return stateCode.paused
  if (plan.is === 'quota' || !plan.isDue(day) || habit.kind === 'track') return stateCode.free
  return day === now ? stateCode.due : stateCode.missed
}

/** The state of a day; free outside of the days that are known. */
export const stateOn = ({ from, states }: HabitCourse, day: number): DayState =>
  dayStates[states[day - from] ?? 0] ?? 'free'
