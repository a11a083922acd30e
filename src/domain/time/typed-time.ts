import { addDays, type Day } from './day.ts'
import { dayNumber, monthName, weekday } from './entry-date.ts'

/** A day as a field shows it: 'Thu 26 Nov 2026'. */
export const fieldDate = (day: Day): string =>
  `${weekday(day, 'short')} ${dayNumber(day)} ${monthName(day).slice(0, 3)} ${day.slice(0, 4)}`

/** True for a day of the calendar, as '2026-11-26'. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const
const named: Readonly<Record<string, number>> = { today: 0, yesterday: -1, tomorrow: 1 }
const weekdays = /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b/

/**
 * The day that somebody typed: '26 Nov 2026', 'November 26', '26.11.', '2026-11-26', 'yesterday'. Numbers alone are day before month, the other way
 * round where only that is a day. Without a year it is the one of `today`. Null: no day.
 */
export function dayTyped(typed: string, today: Day): Day | null {
  const text = typed.trim().toLowerCase()
  const apart = named[text]
  if (apart !== undefined) return addDays(today, apart)
  if (/^\d{4}-\d{1,2}-\d{1,2}$/.test(text)) {
    const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
    return dayIf(year, month, day)
  }
  const parts = text.replace(weekdays, ' ').match(/\d+|\p{L}+/gu) ?? []
  const words = parts.filter((part) => /\p{L}/u.test(part) && !/^(?:st|nd|rd|th|of)$/.test(part))
  const numbers = parts.filter((part) => /\d/.test(part))
  if (words.length > 1 || numbers.some((part) => part.length > 4)) return null
  const [word] = words
  if (word !== undefined) {
    const month = word.length < 3 ? 0 : months.indexOf(word.slice(0, 3) as (typeof months)[number]) + 1
    if (!isMonthName(word, month) || numbers.length === 0 || numbers.length > 2) return null
    return dayIf(yearOf(numbers[1], today), month, Number(numbers[0]))
  }
  if (numbers.length < 2 || numbers.length > 3) return null
  const [first, second, year] = [Number(numbers[0]), Number(numbers[1]), yearOf(numbers[2], today)]
  return dayIf(year, second, first) ?? dayIf(year, first, second)
}

const isMonthName = (word: string, month: number): boolean =>
  month > 0 &&
  (word === 'sept' ||
    monthName(`2000-${String(month).padStart(2, '0')}-01`)
      .toLowerCase()
      .startsWith(word))

function yearOf(part: string | undefined, today: Day): number {
  if (part === undefined) return Number(today.slice(0, 4))
  return part.length === 2 ? 2000 + Number(part) : Number(part)
}

function dayIf(year: number, month: number, day: number): Day | null {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return year >= 1000 && isDay(text) ? text : null
}

/** The time 'HH:MM' that somebody typed: '21:30', '21.30', '2130', '9', '9:30 pm'. Null: no time. */
export function clockTyped(typed: string): string | null {
  const found = /^(\d{1,2})(?:[:.h ]?(\d{2}))?(?::\d{2})?\s*(?:([ap])\.?m\.?|h)?$/i.exec(typed.trim())
  if (!found) return null
  const [, hours = '', minutes = '00', half] = found
  const given = Number(hours)
  if (half !== undefined && (given < 1 || given > 12)) return null
  const hour = half === undefined ? given : (given % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  if (hour > 23 || Number(minutes) > 59) return null
  return `${String(hour).padStart(2, '0')}:${minutes}`
}
