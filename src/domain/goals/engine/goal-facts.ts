import type { Day } from '../../time/day.ts'
import type { Goal } from '../records/goal.ts'
import type { GoalMilestone, GoalProgress } from '../records/goal-parts.ts'

export type GoalFact = Goal & { readonly id: string }
export type StepFact = GoalProgress & { readonly id: string }
export type MilestoneFact = GoalMilestone & { readonly id: string }

/** A day on which somebody rated how they were. */
export interface RatedDay {
  readonly day: Day
  readonly mood: number | null
  readonly energy: number | null
}

/** A habit that a goal is linked with, and the days on which it was done. */
export interface HabitFact {
  readonly id: string
  readonly name: string
  readonly days: readonly Day[]
}

/** A page that speaks of a goal, and the line in which it does. */
export interface PageFact {
  readonly id: string
  readonly day: Day
  readonly quote: string
}

/** Steps of one goal, oldest first; of one day the one that was written last stands last. */
export const stepsOf = (steps: readonly StepFact[], goalId: string): StepFact[] =>
  steps
    .filter((step) => step.goalId === goalId)
    .sort((a, b) => (a.date === b.date ? (a.createdAt < b.createdAt ? -1 : 1) : a.date < b.date ? -1 : 1))

/** Milestones of one goal in their order. */
export const milestonesOf = (milestones: readonly MilestoneFact[], goalId: string): MilestoneFact[] =>
  milestones
    .filter((one) => one.goalId === goalId)
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))

/** The day on which a completed goal was completed, as the person counted it; null for any other. Where no day was written down it is that of the instant in UTC. */
export function completedOn({
  status,
  completedAt,
  customization,
}: Pick<Goal, 'status' | 'completedAt' | 'customization'>): Day | null {
  if (status !== 'completed') return null
  const last = customization.course.at(-1)
  return last?.status === 'completed' ? last.on : (completedAt?.slice(0, 10) ?? null)
}

/** The day on which a goal was made. */
export const madeOn = ({ customization, createdAt }: Pick<Goal, 'customization' | 'createdAt'>): Day =>
  customization.madeOn ?? createdAt.slice(0, 10)

/** The day on which a goal began: its start date, else the day it was made. */
export const beginningOf = (goal: Pick<Goal, 'startDate' | 'customization' | 'createdAt'>): Day =>
  goal.startDate ?? madeOn(goal)
