import type { GoalStatus, VisualizationType } from '#domain/goals/goal-choices.ts'
import type { Undo } from '#worker/core/entity.calls.ts'
import { command } from '#worker/core/worker-calls.ts'

/** Writes a step down and moves the goal. `progress` null: its rule decides. Begins a goal that had not begun. */
export const addStep = command<
  { goalId: string; progress: number | null; note: string; mood: number | null; energy: number | null },
  Undo
>('goals.step')
/** Gives a goal another status. Pausing needs a reason. */
export const moveGoal = command<{ goalId: string; to: GoalStatus; reason?: string }, Undo>('goals.move')
/** Completes a goal with a sentence, which becomes a page; answers its uid. A goal that recurs begins again. */
export const completeGoal = command<
  { goalId: string; sentence: string },
  { change: Undo; entryId: string | null; nextId: string | null }
>('goals.complete')
/**
 * Puts a goal under another, or on the first level (`under` null). Refused with a sentence where it would become its own ancestor. A circle that two devices made
 * apart is taken apart with it, as it was shown.
 */
export const putGoal = command<{ goalId: string; under: string | null }, Undo>('goals.put')
/** Removes a goal with all goals that stand below it and everything that belongs to them; answers what went, and how many goals went along. */
export const removeGoal = command<{ goalId: string }, { change: Undo; below: number }>('goals.remove')
/** Marks a milestone as done or open; the goal moves along where milestones move it. */
export const tickMilestone = command<{ uid: string; isDone: boolean }, Undo>('goals.milestone')
/** Lets progress follow what moves it, after its numbers, its rule or its habits changed. */
export const followRule = command<{ goalId: string }, void>('goals.follow')
/** Notes that a drawing of a goal was looked at. */
export const viewDrawing = command<{ goalId: string; type: VisualizationType }, void>('goals.view')
