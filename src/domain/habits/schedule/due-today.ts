import type { Day } from '../../time/day.ts'
import { dayNumberOf } from '../../time/day-number.ts'
import type { WeekStart } from '../../time/my-day.ts'
import type { Habit } from '../habit.ts'
import { type HabitCourse, type HabitHistory, habitCourse, stateOn } from './habit-course.ts'
import { periodCount } from './streaks.ts'

/**
 * How a habit stands today. due: to do today; open: asked for within its week, month or period, today or later; enough: that was done already; done,
 * partly, skipped, paused: as the days; free: nothing is asked for; coming: it has not begun.
 */
export type TodayState =
  | 'due'
  | 'open'
  | 'enough'
  | 'done'
  | 'partly'
  | 'skipped'
  | 'paused'
  | 'free'
  | 'coming'

export interface HabitToday {
  readonly state: TodayState
  readonly quota: Quota | null
}

/** How often it was done within the running week, month or period, and how often asked for; null for certain days. `sum`: see `periodCount`. */
export interface Quota {
  readonly count: number
  readonly asked: number
  readonly sum: number | null
}

/** How a habit stands on the last day of its course. */
export function habitToday(course: HabitCourse, { today }: { today: Day }): HabitToday {
  const now = dayNumberOf(today)
  const { plan } = course
  if (now < course.from) return { state: 'coming', quota: null }
  const known = stateOn(course, now)
  const state = known === 'missed' ? 'free' : known
  if (course.isTracked && state === 'free') return { state: 'open', quota: null }
  if (plan.is === 'days') return { state, quota: null }
  const { from, to } = plan.periodOf(now)
  const quota = periodCount({ ...course, first: course.from }, plan, from, to)
  if (state !== 'free') return { state, quota }
  return { state: quota.count >= quota.asked ? 'enough' : 'open', quota }
}

/** A habit with what was noted of it, as they are kept. */
export interface KeptHabit {
  readonly id: string
  readonly habit: Habit
  readonly completions: readonly { readonly completedDate: Day; readonly value: number | null }[]
  readonly skips: readonly { readonly skippedDate: Day }[]
}

/** What was noted of a habit by day. */
export function historyOf({ habit, completions, skips }: Omit<KeptHabit, 'id'>): HabitHistory {
  const done = new Map(completions.map(({ completedDate, value }) => [dayNumberOf(completedDate), value]))
  const skipped = new Set(skips.map(({ skippedDate }) => dayNumberOf(skippedDate)))
  return {
    habit,
    firstDone: [...done.keys()].reduce((least, day) => Math.min(least, day), Number.POSITIVE_INFINITY),
    valueOn: (day) => done.get(day),
    isSkipped: (day) => skipped.has(day),
  }
}

export interface DueHabit {
  readonly id: string
  readonly name: string
  readonly state: TodayState
  /** Strength, 0 to 100, rounded. */
  readonly strength: number
}

/**
 * The habits that are asked for today, done or not, in their order: what a dashboard lists. Archived, paused, skipped and free ones are left out, and so is
 * what its week has had enough of, unless it was done today.
 */
export function dueHabitsToday(
  kept: readonly KeptHabit[],
  rule: { readonly today: Day; readonly weekStart: WeekStart },
): DueHabit[] {
  const shown: readonly TodayState[] = ['due', 'open', 'done', 'partly']
  return kept
    .filter(({ habit }) => !habit.isArchived)
    .toSorted((a, b) => a.habit.order - b.habit.order || (a.id < b.id ? -1 : 1))
    .flatMap((one) => {
      const course = habitCourse(historyOf(one), rule)
      const { state } = habitToday(course, rule)
      const strength = Math.round(course.strength * 100)
      return shown.includes(state) ? [{ id: one.id, name: one.habit.name, state, strength }] : []
    })
}
