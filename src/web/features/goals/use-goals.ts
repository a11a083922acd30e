import { useMemo } from 'react'
import { counted } from '#domain/goals/engine/days.ts'
import type { GoalFact, MilestoneFact, StepFact } from '#domain/goals/engine/goal-facts.ts'
import type { GoalStatus } from '#domain/goals/goal-choices.ts'
import { type Day, dayOf } from '#domain/time/day.ts'
import { useNow } from '#web/lib/device/use-now.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { wasDone } from '#web/lib/vault/say-failed.ts'
import { useEntities, useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { restoreRecords, type Undo } from '#worker/core/entity.calls.ts'
import {
  addStep,
  completeGoal,
  moveGoal,
  putGoal,
  removeGoal,
  tickMilestone,
} from '#worker/goals/goals.calls.ts'

export interface GoalData {
  readonly goals: readonly GoalFact[]
  readonly steps: readonly StepFact[]
  readonly milestones: readonly MilestoneFact[]
  readonly today: Day
  readonly isReady: boolean
}

/** All goals with their steps and milestones, and the person's day. */
export function useGoalData(): GoalData {
  const all = useEntities('goal')
  const steps = useEntities('goal_progress')
  const milestones = useEntities('goal_milestone')
  const rule = useMyDay()
  const today = dayOf(useNow(), rule)
  return {
    goals: all.rows,
    steps: steps.rows,
    milestones: milestones.rows,
    today,
    isReady: all.isReady && steps.isReady && milestones.isReady,
  }
}

export const useGoalActions = () => useEntityActions('goal')
export const useMilestoneActions = () => useEntityActions('goal_milestone')

export interface StepSaid {
  /** The person's day; today where it is left out. */
  readonly date?: Day
  readonly progress: number | null
  readonly note: string
  readonly mood: number | null
  readonly energy: number | null
}

/** What can be done with a goal beyond its fields; each says what it did and offers to take it back. Answers whether it was done. */
export interface GoalMoves {
  step(goal: GoalFact, said: StepSaid): Promise<boolean>
  move(goal: GoalFact, to: GoalStatus, reason?: string): Promise<boolean>
  complete(goal: GoalFact, sentence: string): Promise<boolean>
  tick(milestone: MilestoneFact, isDone: boolean): Promise<boolean>
  /** Puts it under another goal; null: on the first level. */
  put(goal: GoalFact, under: GoalFact | null): Promise<boolean>
  /** Deletes it with all goals below it. */
  remove(goal: GoalFact): Promise<boolean>
}

const movedWords: Readonly<Record<GoalStatus, string>> = {
  not_started: 'is back to not started',
  in_progress: 'is in progress',
  paused: 'is paused',
  completed: 'is completed',
}

const putWords = ({ title }: GoalFact, under: GoalFact | null): string =>
  under ? `“${title}” is now under “${under.title}”` : `“${title}” is now on its own`

/** '“Play for Dad” is deleted, with 3 goals under it' */
const removedWords = ({ title }: GoalFact, below: number): string =>
  `“${title}” is deleted${below === 0 ? '' : `, with ${counted(below, 'goal')} under it`}`

/** The moves of goals, for whoever is signed in. */
export function useGoalMoves(): GoalMoves {
  const vault = useVaultCalls()
  return useMemo(() => {
    const undoable = (title: string, change: Undo) =>
      offerUndo(title, () => vault.run(restoreRecords, change))
    return {
      step: (goal, said) =>
        wasDone(
          vault.run(addStep, { goalId: goal.id, ...said }).then((change) => undoable('Step saved', change)),
        ),
      move: (goal, to, reason = '') =>
        wasDone(
          vault
            .run(moveGoal, { goalId: goal.id, to, reason })
            .then((change) => undoable(`“${goal.title}” ${movedWords[to]}`, change)),
        ),
      complete: (goal, sentence) =>
        wasDone(
          vault.run(completeGoal, { goalId: goal.id, sentence }).then(({ change, nextId }) => {
            undoable(`“${goal.title}” is completed${nextId ? ' and starts again' : ''}`, change)
          }),
        ),
      tick: ({ id }, isDone) => wasDone(vault.run(tickMilestone, { uid: id, isDone })),
      put: (goal, under) =>
        wasDone(
          vault
            .run(putGoal, { goalId: goal.id, under: under?.id ?? null })
            .then((change) => undoable(putWords(goal, under), change)),
        ),
      remove: (goal) =>
        wasDone(
          vault
            .run(removeGoal, { goalId: goal.id })
            .then(({ change, below }) => undoable(removedWords(goal, below), change)),
        ),
    }
  }, [vault])
}
