import { dateOnWall } from '../../time/day.ts'
import { dayNumberOf, partsOf } from '../../time/day-number.ts'
import { dayNumber, longDate, monthName, timeOnWall, weekday } from '../../time/entry-date.ts'
import { zoneName } from '../../time/zones.ts'
import { type Recurring, ruleOfSeries } from './series.ts'

/** '1st', '2nd', '11th'. */
export const ordinal = (number: number): string => {
  const tens = number % 100
  const ending = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${ending}`
}

/** 'Every Thursday', 'Every month on the 31st', 'Every year on 29 February', 'Every 2 weeks', by the series' own clock; null: it takes place once. */
export function howOften(of: Recurring): string | null {
  const rule = ruleOfSeries(of)
  if (!rule) return null
  const first = dateOnWall(Date.parse(of.startTime), of.zone)
  const { date, month } = partsOf(dayNumberOf(first))
  const isPlain =
    rule.weekdays.length + rule.monthDays.length + rule.months.length + rule.positions.length === 0
  if (!isPlain || rule.interval > 1) {
    const unit = { daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' }[rule.frequency]
    const every = rule.interval > 1 ? `Every ${rule.interval} ${unit}s` : `Every ${unit}`
    return isPlain ? every : `${every}, by a rule of its own`
  }
  if (rule.frequency === 'daily') return 'Every day'
  if (rule.frequency === 'weekly') return `Every ${weekday(first, 'long')}`
  if (rule.frequency === 'monthly') return `Every month on the ${ordinal(date)}`
  return `Every year on ${dayNumber(first)} ${monthName(`2000-${String(month).padStart(2, '0')}`)}`
}

/** What has to be known of a day that not every month or year has: 'Months without a 31st are left out.'; empty where each has it. */
export function leftOut(of: Recurring): string {
  const rule = ruleOfSeries(of)
  if (!rule || rule.monthDays.length > 0 || rule.weekdays.length > 0) return ''
  const { date, month } = partsOf(dayNumberOf(dateOnWall(Date.parse(of.startTime), of.zone)))
  if (rule.frequency === 'monthly' && date > 28) return `Months without a ${ordinal(date)} are left out.`
  if (rule.frequency === 'yearly' && month === 2 && date === 29) return 'It comes in leap years.'
  return ''
}

/** A series as a sentence or two: 'Every Thursday at 20:00, Stockholm, until 3 December 2026. When the clocks change it stays 20:00.' Empty for what takes place once. */
export function seriesSentence(of: Recurring): string {
  const often = howOften(of)
  if (often === null) return ''
  const time = timeOnWall(Date.parse(of.startTime), of.zone)
  const until =
    of.recurringEndDate === null
      ? ''
      : `, until ${longDate(dateOnWall(Date.parse(of.recurringEndDate), of.zone)).replace(/^\S+ /, '')}`
  if (of.isAllDay) return [`${often}${until}.`, leftOut(of)].filter(Boolean).join(' ')
  const { city } = zoneName(of.zone)
  return [`${often} at ${time}, ${city}${until}.`, leftOut(of), `When the clocks change it stays ${time}.`]
    .filter(Boolean)
    .join(' ')
}
