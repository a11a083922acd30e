import { type CommandImpl, lazyCommands } from '#worker/core/worker-calls.ts'
import {
  addStep,
  changeStep,
  chooseDrawing,
  completeGoal,
  followRule,
  moveGoal,
  putGoal,
  removeGoal,
  removeStep,
  tickMilestone,
} from './goals.calls.ts'

/** What can be done with goals beyond changing their fields. */
export const goalCommands: readonly CommandImpl[] = lazyCommands(
  [
    addStep,
    changeStep,
    removeStep,
    moveGoal,
    completeGoal,
    putGoal,
    removeGoal,
    tickMilestone,
    followRule,
    chooseDrawing,
  ],
  async () => (await import('./goal-commands.ts')).goalActions,
)
