import type { Records } from '#domain/entity/records.ts'
import type { GoalFact, MilestoneFact, StepFact } from '#domain/goals/engine/goal-facts.ts'
import { goals } from '#domain/goals/records/goal.ts'
import { goalMilestones, goalProgresses } from '#domain/goals/records/goal-parts.ts'

/** The goal with its id; undefined where there is none. */
export function goalIn(records: Records, uid: string): GoalFact | undefined {
  const found = records.one(goals, uid)
  return found && { ...found.data, id: uid }
}

/** All goals with their ids, the smallest id first. */
export const goalsIn = (records: Records): GoalFact[] =>
  [...records.of(goals).values()]
    .map(({ uid, data }) => ({ ...data, id: uid }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))

export const milestonesIn = (records: Records, goalId: string): MilestoneFact[] =>
  [...records.of(goalMilestones).values()]
    .filter(({ data }) => data.goalId === goalId)
    .map(({ uid, data }) => ({ ...data, id: uid }))

export const stepsIn = (records: Records, goalId: string): StepFact[] =>
  [...records.of(goalProgresses).values()]
    .filter(({ data }) => data.goalId === goalId)
    .map(({ uid, data }) => ({ ...data, id: uid }))
