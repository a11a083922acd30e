import type { Day } from '../../time/day.ts'
import type { GoalsWorld } from './goal-world.ts'

/** The days with a step, by goal; for the chosen goal days of its linked habits too. */
export function stepDays({ goal, steps, habits }: GoalsWorld): Map<string, Set<Day>> {
  const days = new Map<string, Set<Day>>()
  const daysOf = (id: string): Set<Day> => {
    const known = days.get(id) ?? new Set<Day>()
    days.set(id, known)
    return known
  }
  for (const { goalId, date } of steps) daysOf(goalId).add(date)
  if (goal) for (const { days: done } of habits) for (const day of done) daysOf(goal.id).add(day)
  return days
}
