import { stateCode } from './day-state.ts'
import { shareOf, type WholeTarget } from './done-share.ts'
import type { HabitPlan, QuotaPlan } from './plan.ts'

/** habits.currentStreak and habits.longestStreak, in days that were due, or in weeks, months or periods. */
export interface Streaks {
  readonly currentStreak: number
  readonly longestStreak: number
  readonly streakUnit: 'day' | QuotaPlan['unit']
}

interface KnownDays {
  /** The number of the first day, and by day the place of its state in `dayStates`. */
  readonly first: number
  readonly states: Uint8Array
  readonly whole: WholeTarget | null
}

interface Days extends KnownDays {
  readonly plan: HabitPlan
  readonly now: number
}

/**
 * Streaks by what was asked for: a due day that was missed (or done in part) ends one, and days that were free, skipped or paused neither add nor end. So
 * often a week counts weeks: each asks for less by what was skipped and paused in it, one that asks for nothing neither adds nor ends, and the one that
 * still runs ends nothing.
 */
export function streaksOf(days: Days): Streaks {
  return days.plan.is === 'days' ? byDay(days) : byPeriod(days, days.plan)
}

function byDay({ plan, first, states }: Days): Streaks {
  let current = 0
  let longest = 0
  for (let at = 0; at < states.length; at++) {
    const state = states[at]
    const isAsked = plan.is === 'days' && plan.isDue(first + at)
    if (state === stateCode.done && isAsked) current++
    else if (state === stateCode.missed || (state === stateCode.partly && isAsked)) current = 0
    if (current > longest) longest = current
  }
  return { currentStreak: current, longestStreak: longest, streakUnit: 'day' }
}

function byPeriod(days: Days, plan: QuotaPlan): Streaks {
  const { first, states, now } = days
  let current = 0
  let longest = 0
  const last = first + states.length - 1
  for (let day = first; day <= last; ) {
    const { from, to } = plan.periodOf(day)
    const { count, asked } = periodCount(days, plan, from, to)
    if (count >= asked && asked > 0) current++
    else if (asked > 0 && to < now) current = 0
    if (current > longest) longest = current
    day = to + 1
  }
  return { currentStreak: current, longestStreak: longest, streakUnit: plan.unit }
}

/**
 * How often it was done within a period, and how often it was asked for there, after what was skipped, paused, or lies before its first day. `sum`: what
 * is noted within it, where the target is asked of the whole of it; null for any other habit.
 */
export function periodCount(
  { first, states, whole }: KnownDays,
  { times }: Pick<QuotaPlan, 'times'>,
  from: number,
  to: number,
): { readonly count: number; readonly asked: number; readonly sum: number | null } {
  let [count, left, resting] = [0, 0, Math.max(0, first - from)]
  let [sum, noted] = [0, 0]
  for (let day = Math.max(first, from); day <= to; day++) {
    const state = states[day - first]
    if (state === stateCode.done) count++
    else if (state === stateCode.skipped) left++
    else if (state === stateCode.paused) resting++
    const amount = whole?.amounts[day - first] ?? Number.NaN
    if (Number.isNaN(amount)) continue
    sum += amount
    noted++
  }
  const length = to - from + 1
  const asked = Math.max(0, Math.round((times * (length - resting)) / length) - left)
  if (whole === null) return { count, asked, sum: null }
  return { count: noted > 0 && shareOf(whole.target, sum) >= 1 ? 1 : 0, asked, sum }
}
