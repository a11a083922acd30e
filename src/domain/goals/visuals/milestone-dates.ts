import { capital, inWords } from '../../text/number-words.ts'
import { daysBetween } from '../../time/day-number.ts'
import { counted } from '../engine/days.ts'
import type { MilestoneFact } from '../engine/goal-facts.ts'
import { quoted } from './finding-words.ts'

/** So many numbers are listed; of more the least and the most are said. */
const mostListed = 3

/** How many days after its date a milestone was done, negative where before; null: it is not done, or one of its two days is missing. */
export const daysLate = ({ isCompleted, completedAt, targetDate }: MilestoneFact): number | null =>
  isCompleted && completedAt !== null && targetDate !== null
    ? daysBetween(targetDate, completedAt.slice(0, 10))
    : null

/** 'Two of the three done came later than planned, by 19 and 41 days.' Null: none with a date is done. */
export function datesSentence(milestones: readonly MilestoneFact[]): string | null {
  const known = milestones.flatMap((one) => {
    const late = daysLate(one)
    return late === null ? [] : [{ title: one.title, late }]
  })
  const [only] = known
  if (!only) return null
  if (known.length === 1) return `${quoted(only.title)} was done ${onlyWords(only.late)}.`
  const late = known.map((one) => one.late).filter((days) => days > 0)
  const isAll = known.length === milestones.filter(({ isCompleted }) => isCompleted).length
  const done = isAll ? 'done' : 'done that had a date'
  const number = inWords(known.length)
  if (late.length === 0) {
    const early = known.map((one) => -one.late)
    const all = known.length === 2 ? 'Both' : `All ${number}`
    return early.every((days) => days > 0)
      ? `${all} ${done} came before their dates, by ${listed(early)}.`
      : `${all} ${done} came by their dates.`
  }
  if (late.length === known.length)
    return `${known.length === 2 ? 'Both' : `All ${number}`} ${done} came later than planned, by ${listed(late)}.`
  return `${capital(inWords(late.length))} of the ${number} ${done} came later than planned, by ${listed(late)}.`
}

function onlyWords(late: number): string {
  if (late === 0) return 'on its date'
  return `${counted(Math.abs(late), 'day')} ${late > 0 ? 'after' : 'before'} its date`
}

/** '19 and 41 days', '4, 19 and 41 days', '4 to 41 days' */
function listed(days: readonly number[]): string {
  const inOrder = [...days].sort((a, b) => a - b)
  const [least = 0, most = 0] = [inOrder[0], inOrder.at(-1)]
  if (least === most) return counted(most, 'day')
  if (inOrder.length > mostListed) return `${least} to ${counted(most, 'day')}`
  return `${inOrder.slice(0, -1).join(', ')} and ${counted(most, 'day')}`
}
