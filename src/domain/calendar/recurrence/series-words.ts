import { ordinal } from '#domain/text/ordinal.ts'
import { dateOnWall } from '../../time/day.ts'
import { dayNumberOf, partsOf } from '../../time/day-number.ts'
import { longDate, timeOnWall } from '../../time/entry-date.ts'
import { zoneName } from '../../time/zones.ts'
import { ruleWords } from './rule-words.ts'
import { type Recurring, ruleOfSeries } from './series.ts'

/** 'Every Thursday', 'Every month on the 31st', 'Every year on 29 February', 'Every month on the last Friday', by the series' own clock; null: it takes place once. */
export function howOften(of: Recurring): string | null {
  const rule = ruleOfSeries(of)
  if (!rule) return null
  const first = dateOnWall(Date.parse(of.startTime), of.zone)
  const said = ruleWords(rule, first)
  if (said !== null) return `Every ${said}`
  const unit = { daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' }[rule.frequency]
  return `Every ${rule.interval > 1 ? `${rule.interval} ${unit}s` : unit}, by a rule of its own`
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
  const count = ruleOfSeries(of)?.count ?? null
  const until =
    of.recurringEndDate !== null
      ? `, until ${longDate(dateOnWall(Date.parse(of.recurringEndDate), of.zone)).replace(/^\S+ /, '')}`
      : count === null
        ? ''
        : `, ${count.toLocaleString('en-GB')} times`
  if (of.isAllDay) return [`${often}${until}.`, leftOut(of)].filter(Boolean).join(' ')
  const { city } = zoneName(of.zone)
  return [`${often} at ${time}, ${city}${until}.`, leftOut(of), `When the clocks change it stays ${time}.`]
    .filter(Boolean)
    .join(' ')
}
