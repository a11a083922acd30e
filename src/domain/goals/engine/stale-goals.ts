import { addDays, type Day } from '../../time/day.ts'
import type { GoalTimeframe } from '../goal-choices.ts'
import type { GoalFact, StepFact } from './goal-facts.ts'

/** After so many quiet days a goal may be asked about, by its timeframe. */
const quietDays: Readonly<Record<GoalTimeframe, number>> = {
  daily: 7,
  weekly: 21,
  monthly: 45,
  quarterly: 60,
  yearly: 90,
  long_term: 120,
}

/**
 * The goal to ask about, if any: under way, without a step, a change or a question for as long as its timeframe allows; the quietest first. One at a time, and
 * each once until something happens.
 */
export function staleGoal(
  goals: readonly GoalFact[],
  steps: readonly StepFact[],
  today: Day,
): GoalFact | null {
  const latest = new Map<string, Day>()
  for (const { goalId, date } of steps) if (date > (latest.get(goalId) ?? '')) latest.set(goalId, date)
  const quiet = goals.flatMap((goal) => {
    if (goal.status !== 'in_progress') return []
    const last = [latest.get(goal.id) ?? '', goal.updatedAt.slice(0, 10)].sort().at(-1) ?? ''
    const isAsked = goal.customization.askedOn !== null && goal.customization.askedOn >= last
    return isAsked || last > addDays(today, -quietDays[goal.timeframe]) ? [] : [{ goal, last }]
  })
  return quiet.sort((a, b) => (a.last < b.last ? -1 : 1))[0]?.goal ?? null
}
