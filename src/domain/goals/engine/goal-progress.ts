import type { Goal, GoalMetric } from '../records/goal.ts'
import { type GoalFact, type HabitFact, type MilestoneFact, type StepFact, stepsOf } from './goal-facts.ts'

/** How far a number has come from where it began to where it should be, 0 to 1. Works downwards too; with equal ends, 1 once it is there. */
export function metricShare({ from, to, current }: Pick<GoalMetric, 'from' | 'to' | 'current'>): number {
  if (from === to) return current === to ? 1 : 0
  return Math.min(1, Math.max(0, (current - from) / (to - from)))
}

/** What a goal's progress may rest on. */
interface ProgressGrounds {
  readonly milestones: readonly MilestoneFact[]
  readonly habits: readonly HabitFact[]
}

/**
 * A goal's progress (0 to 100, whole) by its rule: what was set by hand; the share of milestones; the mean of its metrics; or points for each day of a linked
 * habit. A completed goal is at 100. A rule without anything to count leaves progress as it was set by hand.
 */
export function progressByRule(goal: Goal, { milestones, habits }: ProgressGrounds): number {
  if (goal.status === 'completed') return 100
  const { progressRule, habits: links } = goal.customization
  if (progressRule === 'milestones' && milestones.length > 0)
    return Math.round((100 * milestones.filter((one) => one.isCompleted).length) / milestones.length)
  if (progressRule === 'metrics' && goal.metrics.length > 0)
    return Math.round(
      (100 * goal.metrics.reduce((sum, metric) => sum + metricShare(metric), 0)) / goal.metrics.length,
    )
  if (progressRule === 'habits' && links.length > 0) {
    const points = links.reduce((sum, link) => {
      const days = habits.find(({ id }) => id === link.habitId)?.days ?? []
      const since = goal.startDate
      return sum + link.points * new Set(since ? days.filter((day) => day >= since) : days).size
    }, 0)
    return Math.min(100, Math.round(points))
  }
  return goal.progress
}

/** Where the latest step left a goal that is moved by hand (0 to 100), 0 before any; a goal that follows a rule or is completed stays where it is. */
export function progressAfter(goal: GoalFact, steps: readonly StepFact[]): number {
  if (goal.status === 'completed' || goal.customization.progressRule !== 'hand') return goal.progress
  return stepsOf(steps, goal.id).at(-1)?.progressValue ?? 0
}
