import { type CommandImpl, lazyAnswers, lazyCommands, type QueryImpl } from '#worker/core/worker-calls.ts'
import {
  addStep,
  completeGoal,
  followRule,
  goalHabits,
  goalLines,
  moveGoal,
  tickMilestone,
  viewDrawing,
} from './goals.calls.ts'

/** What screens ask about goals beyond their records. */
export const goalQueries: readonly QueryImpl[] = lazyAnswers(
  [goalLines, goalHabits],
  async () => (await import('./goal-answers.ts')).goalAnswers,
)

/** What can be done with goals beyond changing their fields. */
export const goalCommands: readonly CommandImpl[] = lazyCommands(
  [addStep, moveGoal, completeGoal, tickMilestone, followRule, viewDrawing],
  async () => (await import('./goal-answers.ts')).goalActions,
)
