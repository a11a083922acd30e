import type { Moment } from '../entity/moment.ts'
import type { Records } from '../entity/records.ts'
import { completedOn } from '../goals/engine/goal-facts.ts'
import { goals } from '../goals/records/goal.ts'
import { goalMilestones, goalProgresses } from '../goals/records/goal-parts.ts'
import { type Habit, habits } from '../habits/habit.ts'
import { courseOf, notedIn } from '../habits/noted/noted-days.ts'
import { type HabitCourse, stateOn } from '../habits/schedule/habit-course.ts'
import type { Day } from '../time/day.ts'
import { dayNumberOf } from '../time/day-number.ts'

/** A habit by its days. */
export interface HabitDays {
  readonly uid: string
  readonly name: string
  /** Null: nothing says whether it was kept. */
  readonly isKeptOn: (day: Day) => boolean | null
}

/** What a person does beside writing. */
export interface Doings {
  readonly habits: readonly HabitDays[]
  /** Days with a step on any goal. */
  readonly stepDays: ReadonlySet<Day>
}

/**
 * Whether a habit was kept on a day that is over. Null where it was not asked for, skipped or paused, has not begun or was archived; for part of what is asked of a
 * whole week; and for what is only counted, or may be done so often at most, where a day without a note is no day on which it was left.
 */
export function keptOn(
  { target }: Pick<Habit, 'target'>,
  course: HabitCourse,
  today: Day,
): HabitDays['isKeptOn'] {
  const { from, states, plan, whole, isTracked } = course
  const end = Math.min(from + states.length, dayNumberOf(today))
  const isQuota = plan.is === 'quota'
  if (isTracked || (isQuota && target?.direction === 'at_most')) return () => null
  return (day) => {
    const at = dayNumberOf(day)
    if (at < from || at >= end) return null
    const state = stateOn(course, at)
    if (state === 'free') return isQuota ? false : null
    if (state === 'partly') return whole ? null : false
    return state === 'done' ? true : state === 'missed' ? false : null
  }
}

/** The habits, the smallest id first. An archived one counts up to the day on which it was. */
export function habitDaysIn(records: Records, today: Day, at: Moment): HabitDays[] {
  const noted = notedIn(records)
  return [...records.of(habits).values()]
    .filter(({ data }) => !data.isArchived || data.archivedOn !== null)
    .sort((a, b) => (a.uid < b.uid ? -1 : 1))
    .map(({ uid, data }) => ({
      ...{ uid, name: data.name },
      isKeptOn: keptOn(data, courseOf(records, data, noted(uid), today, at), today),
    }))
}

/** Days on which a step was noted, a milestone reached or a goal completed. Steps that a linked habit makes by itself are that habit's. */
export function stepDaysIn(records: Records, dayOf: (instant: string) => Day): Set<Day> {
  const ruleOf = (goalId: string) => records.one(goals, goalId)?.data.customization.progressRule
  return new Set([
    ...Array.from(records.of(goalProgresses).values(), ({ data }) => data)
      .filter(({ goalId }) => ruleOf(goalId) !== 'habits')
      .map(({ date }) => date),
    ...Array.from(records.of(goalMilestones).values(), ({ data }) => data)
      .filter(({ isCompleted }) => isCompleted)
      .flatMap(({ completedAt }) => (completedAt === null ? [] : [dayOf(completedAt)])),
    ...Array.from(records.of(goals).values(), ({ data }) => completedOn(data)).filter((day) => day !== null),
  ])
}
