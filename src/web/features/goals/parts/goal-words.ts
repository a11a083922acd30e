import { counted, dated } from '#domain/goals/engine/days.ts'
import { completedOn, type GoalFact } from '#domain/goals/engine/goal-facts.ts'
import { timeframeName } from '#domain/goals/goal-choices.ts'
import { capital, inWords } from '#domain/text/number-words.ts'
import type { Day } from '#domain/time/day.ts'

/** What stands under a goal's title: 'Emotional, 31 December', or why it is paused, or when it was done. */
export function goalLine(goal: GoalFact, today: Day): string {
  if (goal.status === 'completed') {
    const day = completedOn(goal)
    return day === null ? 'done' : dated(day, today)
  }
  if (goal.status === 'paused' && goal.customization.pauseReason) return goal.customization.pauseReason
  const when = goal.targetDate ? dated(goal.targetDate, today) : timeframeName(goal.timeframe).toLowerCase()
  return `${capital(goal.category)}, ${when}`
}

/** The page in a sentence or two: 'Four in progress. Two paused.'; empty where there is no goal. */
export function goalsSentence(goals: readonly GoalFact[]): string {
  const count = (status: GoalFact['status']) => goals.filter((goal) => goal.status === status).length
  const [going, resting] = [count('in_progress'), count('paused')]
  if (goals.length === 0) return ''
  const way = going === 0 ? 'None in progress.' : `${capital(inWords(going))} in progress.`
  return resting === 0 ? way : `${way} ${capital(inWords(resting))} paused.`
}

/** '3 of 7 milestones' */
export const milestoneWords = (done: number, all: number): string => `${done} of ${counted(all, 'milestone')}`
