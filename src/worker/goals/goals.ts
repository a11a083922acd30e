import { type CommandImpl, lazyCommands } from '#worker/core/worker-calls.ts'
import {
  addStep,
  completeGoal,
  followRule,
  moveGoal,
  putGoal,
  removeGoal,
  tickMilestone,
  viewDrawing,
} from './goals.calls.ts'

/** What can be done with goals beyond changing their fields. */
export const goalCommands: readonly CommandImpl[] = lazyCommands(
  [addStep, moveGoal, completeGoal, putGoal, removeGoal, tickMilestone, followRule, viewDrawing],
  async () => (await import('./goal-commands.ts')).goalActions,
)
