import { ordinal } from '#domain/text/ordinal.ts'
import type { WeekStart } from '../time/my-day.ts'
import type { HabitFrequency, HabitTarget } from './habit.ts'
import type { Quota } from './schedule/due-today.ts'

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const firstOf: Readonly<Record<WeekStart, number>> = { sunday: 0, monday: 1, saturday: 6 }

/** The weekdays by number (0 is Sunday) in the order of a person's week. */
export const weekdaysFrom = (weekStart: WeekStart): number[] =>
  Array.from({ length: 7 }, (_, at) => (firstOf[weekStart] + at) % 7)

/** 'Sunday' of 0 to 'Saturday' of 6. */
export const weekdayName = (weekday: number): string => names[weekday] ?? ''

/** 'a, b and c'. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

const timesWords = [
  'never',
  'once',
  'twice',
  'three times',
  'four times',
  'five times',
  'six times',
  'seven times',
]

/** How often in words: 'never', 'once', 'twice', and from eight on 'times' after a figure. */
export const timesWord = (count: number): string => timesWords[count] ?? `${count} times`

function often({ type, days = [], timesPerWeek, everyDays }: HabitFrequency): string {
  const sorted = [...new Set(days)].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
  const onWeekdays = () => `on ${listed(sorted.map((day) => `${weekdayName(day)}s`))}`
  if (type === 'daily') return 'every day'
  if (type === 'weekdays') return 'on weekdays'
  if (type === 'weekends') return 'at weekends'
  if (type === 'monthly')
    return days.length > 0
      ? `on the ${listed([...new Set(days)].sort((a, b) => a - b).map(ordinal))} of the month`
      : 'once a month'
  if (type === 'custom' && everyDays !== undefined)
    return everyDays === 2 ? 'every other day' : `every ${everyDays} days`
  if (type === 'custom' && timesPerWeek !== undefined) return `${timesWord(timesPerWeek)} a week`
  if (days.length > 0) return onWeekdays()
  return type === 'weekly' ? 'once a week' : 'every day'
}

/** How often, in words: 'on Mondays and Thursdays', 'twice a week', 'every other day, at 07:30'. */
export function frequencyWords(frequency: HabitFrequency): string {
  const times = [...(frequency.times ?? [])].sort()
  return times.length > 0 ? `${often(frequency)}, at ${listed(times)}` : often(frequency)
}

/** What a measured habit asks for: 'at least 10 minutes'; empty for one that is not measured. */
export function targetWords(target: HabitTarget | null): string {
  if (target === null) return ''
  const { direction, value, unit } = target
  return `at ${direction === 'at_least' ? 'least' : 'most'} ${value} ${unit}`.trim()
}

/** How far a habit is within its week, month or few days, in figures: '1 of 2', '7.5 of 15 km', '3 of at most 4 glasses'. */
export function quotaWords({ count, asked, sum }: Quota, target: HabitTarget | null): string {
  if (sum === null || target === null) return `${count} of ${asked}`
  const most = target.direction === 'at_most' ? 'at most ' : ''
  return `${Math.round(sum * 100) / 100} of ${most}${target.value} ${target.unit}`.trim()
}

/** How many minutes a habit takes, where it is measured in them; null where not. */
export function minutesOf(target: HabitTarget | null): number | null {
  if (target === null || target.direction !== 'at_least') return null
  if (/^(?:min|mins|minute|minutes)\.?$/i.test(target.unit)) return target.value
  return /^(?:h|hour|hours)\.?$/i.test(target.unit) ? target.value * 60 : null
}
