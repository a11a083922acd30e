import { useMemo } from 'react'
import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import type { GoalWorld } from '#domain/goals/visuals/goal-world.ts'
import { useMyDay, useMyDayChoices } from '#web/lib/vault/use-my-day.ts'
import { useView } from '#web/lib/vault/use-view.ts'

import type { GoalData } from './use-goals.ts'

/** So far back ratings are laid over a drawing. */
export const ratedFor = 400

/** What the drawings of a goal are made from, and whether all of it has come. */
export function useGoalWorld(
  goal: GoalFact,
  { goals, steps, milestones, today }: GoalData,
): { readonly world: GoalWorld; readonly isReady: boolean } {
  const { weekStart } = useMyDay()
  const { showsStreak } = useMyDayChoices()
  const { rows: habits, isReady: hasHabits } = useView('goals.habits', { goalId: goal.id })
  const { rows: rated, isReady: hasRatings } = useView('entries.rated-days', { today, days: ratedFor })
  const { rows: lines, isReady: hasLines } = useView('goals.lines', { goalId: goal.id })
  const world = useMemo(
    () => ({
      goal,
      goals,
      steps,
      milestones,
      today,
      weekStart,
      showsStreak,
      rated,
      habits: habits.filter(({ isLinked }) => isLinked),
      pages: lines
        .filter(({ standing, isBefore }) => standing !== 'against' && !isBefore)
        .map(({ entryId, day, quote }) => ({ id: entryId, day, quote })),
    }),
    [goal, goals, steps, milestones, today, weekStart, showsStreak, rated, habits, lines],
  )
  return { world, isReady: hasHabits && hasRatings && hasLines }
}
