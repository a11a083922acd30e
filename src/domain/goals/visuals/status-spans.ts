import { addDays, type Day } from '../../time/day.ts'
import { beginningOf, completedOn, type GoalFact, madeOn } from '../engine/goal-facts.ts'
import { statusOn } from '../engine/goal-status.ts'
import type { GoalStatus } from '../goal-choices.ts'

export interface StatusSpan {
  readonly status: GoalStatus | null
  readonly from: Day
  /** The last day of it. */
  readonly to: Day
}

/** Which status a goal had from one day to another: as many spans as it changed, however many centuries lie between. Neighbours may have the same one. */
export function statusSpans(goal: GoalFact, from: Day, to: Day): StatusSpan[] {
  const changes = [
    beginningOf(goal),
    madeOn(goal),
    completedOn(goal) ?? from,
    ...goal.customization.course.map(({ on }) => on),
  ]
  const starts = [from, ...new Set(changes.filter((day) => day > from && day <= to))].sort()
  return starts.map((start, at) => {
    const next = starts[at + 1]
    return { status: statusOn(goal, start), from: start, to: next ? addDays(next, -1) : to }
  })
}
