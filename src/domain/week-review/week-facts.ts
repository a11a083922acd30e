import { type GoalFact, type MilestoneFact, type StepFact, stepsOf } from '../goals/engine/goal-facts.ts'
import type { DayState } from '../habits/schedule/day-state.ts'
import { type HabitCourse, stateOn } from '../habits/schedule/habit-course.ts'
import { periodCount } from '../habits/schedule/streaks.ts'
import type { Day } from '../time/day.ts'
import { dayNumberOf } from '../time/day-number.ts'
import type { Week } from './reviewed-week.ts'

/** A habit in one week. */
export interface HabitWeek {
  readonly id: string
  readonly name: string
  /** Its seven days; those to come, and those before it began, are free. */
  readonly days: readonly DayState[]
  readonly done: number
  /** How often it was asked for in these days; null: not by days or weeks, or only counted. */
  readonly asked: number | null
  readonly skipped: number
  /** Why, in the person's words, each once. */
  readonly reasons: readonly string[]
  /** In whole percent, at the end of the day before the week and of its last day that is known. */
  readonly strength: { readonly before: number; readonly after: number }
}

/** A goal in one week. */
export interface GoalWeek {
  readonly id: string
  readonly title: string
  readonly isOpen: boolean
  readonly isCompleted: boolean
  /** Its progress before and after, where a step was written down. */
  readonly progress: { readonly before: number; readonly after: number } | null
  /** What was said of its steps, oldest first. */
  readonly notes: readonly string[]
  /** The titles of the milestones that were reached. */
  readonly milestones: readonly string[]
}

const percentAt = ({ from, strengths }: HabitCourse, day: number): number =>
  Math.round((strengths[Math.min(day - from, strengths.length - 1)] ?? 0) * 100)

function askedIn(course: HabitCourse, first: number, days: readonly DayState[]): number | null {
  const { plan } = course
  if (course.isTracked) return null
  if (plan.is === 'days') {
    const rests = (state: DayState) => state === 'skipped' || state === 'paused'
    return days.filter((state, at) => plan.isDue(first + at) && first + at >= course.from && !rests(state))
      .length
  }
  if (plan.unit !== 'week') return null
  return periodCount({ ...course, first: course.from }, plan, first, first + days.length - 1).asked
}

/** What a habit was in a week. `reasonOn`: why it was skipped, by day number. */
export function habitWeek(
  { id, name }: { readonly id: string; readonly name: string },
  course: HabitCourse,
  reasonOn: (day: number) => string | undefined,
  { from }: Week,
): HabitWeek {
  const first = dayNumberOf(from)
  const numbers = Array.from({ length: 7 }, (_, at) => first + at)
  const days = numbers.map((day) => stateOn(course, day))
  const left = numbers.filter((_, at) => days[at] === 'skipped')
  const reasons = left.flatMap((day) => reasonOn(day)?.trim() || [])
  return {
    id,
    name,
    days,
    done: days.filter((state) => state === 'done').length,
    asked: askedIn(course, first, days),
    skipped: left.length,
    reasons: [...new Set(reasons)],
    strength: { before: percentAt(course, first - 1), after: percentAt(course, first + 6) },
  }
}

const isIn = ({ from, to }: Week, day: Day | null): boolean => day !== null && day >= from && day <= to

/** What a goal was in a week; null where nothing happened with it and it is not under way. `dayOf`: the person's day of an instant. */
export function goalWeek(
  goal: GoalFact,
  steps: readonly StepFact[],
  milestones: readonly MilestoneFact[],
  { week, dayOf }: { readonly week: Week; readonly dayOf: (instant: string) => Day },
): GoalWeek | null {
  const all = stepsOf(steps, goal.id)
  const own = all.filter(({ date }) => isIn(week, date))
  const last = own.at(-1)
  const reached = milestones.filter(
    ({ goalId, completedAt }) =>
      goalId === goal.id && completedAt !== null && isIn(week, dayOf(String(completedAt))),
  )
  const isCompleted =
    goal.status === 'completed' && goal.completedAt !== null && isIn(week, dayOf(String(goal.completedAt)))
  const isOpen = goal.status === 'in_progress'
  if (!isOpen && !isCompleted && !last && reached.length === 0) return null
  const before = all.findLast(({ date }) => date < week.from)?.progressValue ?? 0
  return {
    id: goal.id,
    title: goal.title,
    isOpen,
    isCompleted,
    progress: last ? { before, after: last.progressValue } : null,
    notes: own.flatMap(({ note }) => note.trim() || []),
    milestones: reached.toSorted((a, b) => a.order - b.order).map(({ title }) => title),
  }
}
