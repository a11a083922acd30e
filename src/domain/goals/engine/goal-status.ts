import type { Day } from '../../time/day.ts'
import type { GoalStatus } from '../goal-choices.ts'
import type { Goal } from '../records/goal.ts'
import { completedOn, madeOn } from './goal-facts.ts'

/** What a change of status needs to know. `at`: the instant, ISO. */
export interface StatusMove {
  readonly to: GoalStatus
  readonly today: Day
  readonly at: string
  /** Why it rests; only for 'paused', which needs one. */
  readonly reason?: string
}

type Moved = Pick<Goal, 'status' | 'startDate' | 'completedAt' | 'progress' | 'customization'>

/**
 * What changes in a goal that gets another status. Beginning sets a missing start date, completing fills progress and says when, leaving 'completed'
 * takes both back to the last step before; pausing keeps the reason until the goal goes on. Every status can follow every other.
 * Throws RangeError for a pause without a reason.
 */
export function movedTo(goal: Goal, { to, today, at, reason = '' }: StatusMove, lastProgress = 0): Moved {
  if (to === 'paused' && reason.trim() === '')
    throw new RangeError('Say in a few words why you’re pausing it.')
  const wasCompleted = goal.status === 'completed'
  const progress = to === 'completed' ? 100 : wasCompleted ? Math.min(lastProgress, 99) : goal.progress
  return {
    status: to,
    startDate: goal.startDate ?? (to === 'not_started' ? null : today),
    completedAt: to === 'completed' ? (goal.completedAt ?? at) : null,
    progress,
    customization: {
      ...goal.customization,
      pauseReason: to === 'paused' ? reason.trim() : '',
      course: goal.status === to ? goal.customization.course : withMove(goal.customization.course, today, to),
    },
  }
}

/** The course with a change at its end; of several on one day only the last is kept. */
function withMove(course: Goal['customization']['course'], on: Day, status: GoalStatus) {
  return [...course.filter((move) => move.on !== on), { on, status }].slice(-500)
}

/** The status that a goal had at the end of a day; null: it did not exist yet. What was never written down is told from its dates. */
export function statusOn(goal: Goal, day: Day): GoalStatus | null {
  const made = madeOn(goal)
  const began = goal.startDate ?? made
  const first = goal.customization.course[0]
  const last = goal.customization.course.findLast((move) => move.on <= day)
  if (day < made && day < began) return null
  if (last) return last.status
  const done = completedOn(goal)
  if (done !== null && done <= day) return 'completed'
  if (first && day < first.on) return goal.startDate && goal.startDate <= day ? 'in_progress' : 'not_started'
  if (goal.status === 'completed') return day < began ? 'not_started' : 'in_progress'
  return goal.startDate && day < goal.startDate ? 'not_started' : goal.status
}
