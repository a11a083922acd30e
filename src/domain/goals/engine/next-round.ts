import { addDays, type Day } from '../../time/day.ts'
import { daysBetween } from '../../time/day-number.ts'
import type { GoalRecurrence } from '../goal-choices.ts'
import type { Goal } from '../records/goal.ts'

const months: Readonly<Partial<Record<GoalRecurrence, number>>> = { monthly: 1, quarterly: 3, yearly: 12 }

/** The day so many rounds later. The 31st and 29 February fall on the last day of a shorter month, and come again in a longer one. */
export function roundsLater(day: Day, every: GoalRecurrence, rounds: number): Day {
  if (every === 'daily') return addDays(day, rounds)
  if (every === 'weekly') return addDays(day, 7 * rounds)
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const count = year * 12 + (month - 1) + (months[every] ?? 0) * rounds
  const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1]
  const last = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate()
  return `${toYear}-${String(toMonth).padStart(2, '0')}-${String(Math.min(date, last)).padStart(2, '0')}`
}

/** The end of the first round after a goal's date that lies after today. */
function nextEnd(target: Day, every: GoalRecurrence, today: Day): Day {
  let rounds = 1
  while (roundsLater(target, every, rounds) <= today) rounds++
  return roundsLater(target, every, rounds)
}

/** The next round of a goal that recurs, begun today with everything open again; null for one that does not. `at`: the instant, ISO. */
export function nextRound(goal: Goal, today: Day, at: string): Goal | null {
  const every = goal.recurringType
  if (every === null) return null
  const length = goal.startDate && goal.targetDate ? daysBetween(goal.startDate, goal.targetDate) : null
  const end = goal.targetDate === null ? null : nextEnd(goal.targetDate, every, today)
  const start =
    end !== null && length !== null && addDays(end, -length) > today ? addDays(end, -length) : today
  return {
    ...goal,
    status: 'in_progress',
    progress: 0,
    startDate: start,
    targetDate: end ?? roundsLater(today, every, 1),
    completedAt: null,
    metrics: goal.metrics.map((metric) => ({ ...metric, current: metric.from })),
    customization: {
      ...goal.customization,
      closingEntryId: null,
      pauseReason: '',
      askedOn: null,
      madeOn: today,
      course: [{ on: today, status: 'in_progress' }],
    },
    createdAt: at,
    updatedAt: at,
  }
}
