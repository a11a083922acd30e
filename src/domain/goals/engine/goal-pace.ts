import { addDays, type Day } from '../../time/day.ts'
import { daysBetween } from '../../time/day-number.ts'
import type { Goal } from '../records/goal.ts'
import { counted, dated } from './days.ts'
import { beginningOf, completedOn } from './goal-facts.ts'

/** Fewer days than this say nothing about a pace. */
const leastDays = 7
/** Nobody plans further ahead than this: ten years. */
const mostDays = 3_653

/** How fast a goal moves, and when it would arrive. */
export interface Pace {
  /** Days since it began. */
  readonly days: number
  /** Points of 100 a day so far; null: too early to say. */
  readonly perDay: number | null
  /** When this pace arrives; null: it does not, or it is too early to say. */
  readonly arrivesOn: Day | null
  /** Points a day from today to the target date; null: there is none ahead, or nothing is left. */
  readonly neededPerDay: number | null
  /** Days to the target date, negative when it has passed; null: there is none. */
  readonly daysToGo: number | null
}

/** The pace of a goal as it stands today, from the day it began: progress over days, carried on in a straight line. */
export function paceOf(
  goal: Pick<Goal, 'progress' | 'startDate' | 'customization' | 'createdAt' | 'targetDate'>,
  today: Day,
): Pace {
  const days = Math.max(0, daysBetween(beginningOf(goal), today))
  const left = 100 - goal.progress
  const perDay = days >= leastDays ? goal.progress / days : null
  const ahead = perDay !== null && perDay > 0 ? Math.ceil(left / perDay - 1e-9) : null
  const daysToGo = goal.targetDate === null ? null : daysBetween(today, goal.targetDate)
  return {
    days,
    perDay,
    arrivesOn: ahead !== null && ahead <= mostDays ? addDays(today, ahead) : null,
    neededPerDay: daysToGo !== null && daysToGo > 0 && left > 0 ? left / daysToGo : null,
    daysToGo,
  }
}

/** A pace with one digit, and two where it is slower than a tenth: '1.4', '0.05', 'less than 0.01'. */
export function paceNumber(perDay: number): string {
  if (perDay > 0 && perDay < 0.005) return 'less than 0.01'
  return perDay.toFixed(perDay > 0 && perDay < 0.095 ? 2 : 1)
}

/** The pace in a sentence or two, without a verdict: '43 of 100 after 55 days. At this pace it will be done on 31 January; ...'. */
export function paceSentence(goal: Goal, today: Day): string {
  const whole = Math.round(goal.progress)
  if (goal.status === 'completed') {
    const day = completedOn(goal)
    return day === null ? 'Done.' : `Done on ${dated(day, today)}.`
  }
  const pace = paceOf(goal, today)
  const stands =
    pace.days === 0 ? `${whole} of 100, begun today.` : `${whole} of 100 after ${counted(pace.days, 'day')}.`
  if (goal.status === 'paused') return `${whole} of 100, paused for now.`
  if (goal.progress >= 100) return `100 of 100 after ${counted(pace.days, 'day')}. It can be completed.`
  if (pace.perDay === null) return `${stands} A pace will show after a week.`
  if (pace.perDay === 0) return `${stands} Nothing has moved yet, so there is nothing to predict.`
  const arrives = pace.arrivesOn
    ? `At this pace it will be done on ${dated(pace.arrivesOn, today)}`
    : 'At this pace it will take more than ten years'
  return `${stands} ${arrives}${neededWords(goal, pace, today)}.`
}

function neededWords(goal: Goal, pace: Pace, today: Day): string {
  if (goal.targetDate === null || pace.perDay === null || pace.daysToGo === null) return ''
  const day = dated(goal.targetDate, today)
  if (pace.daysToGo <= 0) return `; ${day} has passed`
  if (pace.neededPerDay === null) return ''
  if (pace.arrivesOn !== null && pace.arrivesOn <= goal.targetDate) return `, before ${day}`
  return `; to be done by ${day} it needs ${paceNumber(pace.neededPerDay)} a day instead of ${paceNumber(pace.perDay)}`
}
