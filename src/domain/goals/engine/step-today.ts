import type { Day } from '../../time/day.ts'
import { daysBetween } from '../../time/day-number.ts'
import type { GoalPriority } from '../goal-choices.ts'
import { type GoalFact, type MilestoneFact, milestonesOf, type StepFact } from './goal-facts.ts'

/** The one thing to do for a goal today. `milestone` null: the goal has no open milestone, and any step will do. */
export interface StepToday {
  readonly goalId: string
  readonly goalTitle: string
  readonly milestone: { readonly id: string; readonly title: string; readonly targetDate: Day | null } | null
  /** A step was written today already. */
  readonly isDone: boolean
}

const weights: Readonly<Record<GoalPriority, number>> = { high: 0, medium: 30, low: 60 }
const farAway = 365

/**
 * One goal step for today, or null when nothing is under way: the goal whose next date is nearest, high priority first (a step of priority weighs thirty days).
 * A goal that had its step today comes after those that did not.
 */
export function stepToday(
  goals: readonly GoalFact[],
  milestones: readonly MilestoneFact[],
  steps: readonly Pick<StepFact, 'goalId' | 'date'>[],
  today: Day,
): StepToday | null {
  const doneToday = new Set(steps.filter(({ date }) => date === today).map(({ goalId }) => goalId))
  const ranked = goals
    .filter(({ status }) => status === 'in_progress')
    .map((goal) => {
      const next = milestonesOf(milestones, goal.id).find((one) => !one.isCompleted)
      const due = next?.targetDate ?? goal.targetDate
      const distance = due === null ? farAway : Math.max(-30, Math.min(farAway, daysBetween(today, due)))
      const isDone = doneToday.has(goal.id)
      return { goal, next, isDone, rank: distance + weights[goal.priority] + (isDone ? 1_000 : 0) }
    })
    .sort((a, b) => a.rank - b.rank || (a.goal.id < b.goal.id ? -1 : 1))
  const [first] = ranked
  if (!first) return null
  const { goal, next, isDone } = first
  return {
    goalId: goal.id,
    goalTitle: goal.title,
    milestone: next ? { id: next.id, title: next.title, targetDate: next.targetDate } : null,
    isDone,
  }
}
