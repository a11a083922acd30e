import { addDays } from '../time/day.ts'
import type { GoalFact, MilestoneFact, RatedDay, StepFact } from './engine/goal-facts.ts'
import { goal } from './records/goal.ts'
import { goalMilestone, goalProgress } from './records/goal-parts.ts'
import type { GoalWorld } from './visuals/goal-world.ts'

export const today = '2026-11-19'
const at = (day: string) => `${day}T09:00:00.000Z`

/** A goal with what matters to a test; the rest by default. */
export function goalFact(more: Record<string, unknown> & { id?: string } = {}): GoalFact {
  const { id = 'play', ...fields } = more
  const createdAt = at('2026-09-25')
  const data = goal.parse({
    title: 'Play for Dad at New Year',
    category: 'emotional',
    priority: 'high',
    timeframe: 'quarterly',
    createdAt,
    updatedAt: createdAt,
    ...fields,
  })
  return { ...data, id }
}

export const stepFact = (date: string, progressValue: number, more: Partial<StepFact> = {}): StepFact => ({
  ...goalProgress.parse({ goalId: 'play', date, progressValue, createdAt: at(date) }),
  id: `step ${date} ${progressValue}`,
  ...more,
})

export const milestoneFact = (
  title: string,
  order: number,
  more: Partial<MilestoneFact> = {},
): MilestoneFact => ({ ...goalMilestone.parse({ goalId: 'play', title, order }), id: title, ...more })

/** So many days up to today, rated by a rule. */
export const ratedDays = (count: number, moodOf: (at: number) => number | null): RatedDay[] =>
  Array.from({ length: count }, (_, index) => ({
    day: addDays(today, index - count + 1),
    mood: moodOf(index),
    energy: null,
  }))

/** Mara's goal, 55 days in. */
export function sampleWorld(more: Partial<GoalWorld> = {}): GoalWorld {
  const chosen = goalFact({
    status: 'in_progress',
    progress: 43,
    startDate: '2026-09-25',
    targetDate: '2026-12-31',
  })
  return {
    today,
    weekStart: 'monday',
    goal: chosen,
    goals: [chosen],
    steps: [
      stepFact('2026-09-30', 5),
      stepFact('2026-10-18', 26),
      stepFact(today, 43, { note: 'Badly, with the lid open.' }),
    ],
    milestones: [],
    habits: [],
    rated: [],
    pages: [],
    ...more,
  }
}
