import type { GoalStatus, VisualizationType } from '#domain/goals/goal-choices.ts'
import type { GoalVisualization } from '#domain/goals/records/goal-visualization.ts'
import type { Day } from '#domain/time/day.ts'
import type { Undo } from '#worker/core/entity.calls.ts'
import { command } from '#worker/core/worker-calls.ts'

/** What is said of a step. `progress` null: the goal's rule decides. `date`: the person's day; today where it is left out. */
interface StepSaid {
  readonly date?: Day
  readonly progress: number | null
  readonly note: string
  readonly mood: number | null
  readonly energy: number | null
}

/** Writes a step down and moves the goal, unless a later step has moved it already. Begins a goal that had not begun. Rejects for a day that has not come. */
export const addStep = command<{ goalId: string } & StepSaid, Undo>('goals.step')
/** Corrects a step; a goal that is moved by hand stands where its latest step leaves it. Rejects for a day that has not come. */
export const changeStep = command<{ uid: string } & StepSaid, Undo>('goals.change-step')
/** Takes a step away, and its goal back to the step before where it was moved by hand. */
export const removeStep = command<{ uid: string }, Undo>('goals.remove-step')
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
export interface DrawingChoice {
  readonly goalId: string
  readonly type: VisualizationType
  readonly changes?: Partial<Omit<GoalVisualization, 'customization'>> & {
    readonly customization?: Partial<GoalVisualization['customization']>
  }
  /** It is being looked at, which is counted. */
  readonly isViewed?: boolean
}

/** Changes how one drawing of a goal is looked at. Of its settings and its customization only what is named changes. */
export const chooseDrawing = command<DrawingChoice, void>('goals.choose-drawing')
