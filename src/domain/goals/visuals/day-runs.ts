import type { Day } from '../../time/day.ts'
import { dayNumberOf, dayOfNumber, weekdayOf } from '../../time/day-number.ts'
import { counted } from '../engine/days.ts'
import { spanWords } from './finding-words.ts'

interface Run {
  readonly from: number
  readonly length: number
}

const leastRun = 3
/** On fewer days than this no weekday stands out. */
const leastForWeekday = 8
/** A weekday stands out from this part of all days on; Saturday and Sunday together from the other one. */
const [mostOfAll, mostOnWeekends] = [0.5, 0.75]

const names = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays']

/** The longest run of days in a row, the latest of equally long ones; null: no day. `numbers`: each once, in order. */
export function longestRun(numbers: readonly number[]): Run | null {
  let best: Run | null = null
  let from = 0
  for (const [at, number] of numbers.entries()) {
    if (at === 0 || number !== (numbers[at - 1] ?? 0) + 1) from = number
    const length = number - from + 1
    if (length >= (best?.length ?? 0)) best = { from, length }
  }
  return best
}

/** 'The longest run was 4 days, from 3 to 6 November. 19 of the 23 days were Sundays.' Each half only where it stands out; null where neither does. `days`: those on which something was done, in any order. `showsRun`: whether the person wants to see days in a row counted. */
export function runsSentence(days: Iterable<Day>, today: Day, showsRun = true): string | null {
  const numbers = [...new Set(days)].map(dayNumberOf).sort((a, b) => a - b)
  const run = longestRun(numbers)
  const words = showsRun && run && run.length >= leastRun ? runWords(run, today) : null
  const weekday = weekdayWords(numbers)
  return words && weekday ? `${words} ${weekday}` : words || weekday
}

const runWords = ({ from, length }: Run, today: Day): string =>
  `The longest run was ${counted(length, 'day')}, ${spanWords(dayOfNumber(from), dayOfNumber(from + length - 1), today)}.`

function weekdayWords(numbers: readonly number[]): string | null {
  if (numbers.length < leastForWeekday) return null
  const counts = names.map(() => 0)
  for (const number of numbers) {
    const weekday = weekdayOf(number)
    counts[weekday] = (counts[weekday] ?? 0) + 1
  }
  const most = Math.max(...counts)
  const said = (count: number, what: string) =>
    count === numbers.length
      ? `All ${count} days were ${what}.`
      : `${count} of the ${numbers.length} days were ${what}.`
  if (most > mostOfAll * numbers.length) return said(most, names[counts.indexOf(most)] ?? '')
  const weekends = (counts[0] ?? 0) + (counts[6] ?? 0)
  return weekends >= mostOnWeekends * numbers.length ? said(weekends, 'Saturdays or Sundays') : null
}
