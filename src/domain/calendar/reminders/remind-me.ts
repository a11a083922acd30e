import { ordinal } from '#domain/text/ordinal.ts'
import { type Day, dateOnWall } from '../../time/day.ts'
import { dayNumber, monthName, timeOnWall, weekday } from '../../time/entry-date.ts'
import type { When } from '../asking/when.ts'
import { whenIn } from '../asking/when-in.ts'
import { momentOf } from '../asking/when-moment.ts'
import { longestTitle, type RecurringPattern } from '../event-choices.ts'

/** How a reminder comes again that was asked for in words. */
export interface AskedRepeat {
  readonly recurringPattern: Exclude<RecurringPattern, 'none'>
  /** Null: the pattern says all. */
  readonly rule: string | null
  /** 'every Friday' */
  readonly words: string
}

/** A reminder as somebody asked for it in words, to be looked at before it is made. */
export interface AskedReminder {
  readonly title: string
  /** When, or when first, ms since 1970. */
  readonly atMs: number
  readonly day: Day
  /** 'HH:MM' by the clock of the zone. */
  readonly clock: string
  readonly repeats: AskedRepeat | null
}

const wish =
  /^\s*(?:(?:please|hey|hi|ok|okay)[\s,!]+)*(?:(?:can|could|would|will) you (?:please )?)?remind me\b(?:,? please\b)?,?(.*)$/is

const patterns = { day: 'daily', week: 'weekly', month: 'monthly', year: 'yearly' } as const
const codes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
// 4 January 1970 was a Sunday.
const weekdayName = (number: number): string => weekday(`1970-01-0${4 + number}`, 'long')
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** How often, as a rule and in words; of what names no day by that of its first time. */
function repeatOf({ every, weekdays }: When, first: Day): AskedRepeat | null {
  if (!every) return null
  const { unit, interval } = every
  const own = unit === 'week' ? [...new Set(weekdays)].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7)) : []
  const parts = [
    `FREQ=${patterns[unit].toUpperCase()}`,
    interval > 1 && `INTERVAL=${interval}`,
    own.length > 1 && `BYDAY=${own.map((one) => codes[one]).join(',')}`,
  ].filter(Boolean)
  const often = interval > 1 ? `every ${interval} ${unit}s` : `every ${unit}`
  const date = {
    month: ` on the ${ordinal(dayNumber(first))}`,
    year: ` on ${dayNumber(first)} ${monthName(first)}`,
  }
  const names = own.length > 0 ? listed(own.map(weekdayName)) : weekday(first, 'long')
  const isWorkdays = own.join() === '1,2,3,4,5'
  const weekly = interval > 1 ? `${often} on ${names}` : isWorkdays ? 'every weekday' : `every ${names}`
  const words = unit === 'week' ? weekly : unit === 'day' ? often : `${often}${date[unit]}`
  return { recurringPattern: patterns[unit], rule: parts.length > 1 ? parts.join(';') : null, words }
}

/**
 * Reads 'remind me on Friday at 5pm to call Dad', in this order or another; null for what is no such sentence, names no day and no hour, lies in the past, or says
 * something about a time that is not understood. A day without an hour is nine in the morning, an hour without a day the next time that it is that late.
 */
export function readRemindMe(text: string, at: { nowMs: number; zone: string }): AskedReminder | null {
  const asked = wish
    .exec(text)?.[1]
    ?.replace(/(?<![\s,.!?])[\s,.!?]+$/, '')
    .replace(/,? please$/i, '')
  const found = asked === undefined ? null : whenIn(asked, dateOnWall(at.nowMs, at.zone))
  const atMs = found && momentOf(found.when, at)
  if (!found || atMs === null || atMs <= at.nowMs) return null
  const title = found.rest.replace(/(?<![\s,.])[\s,.]+$/, '').trim()
  if (!/\p{L}/u.test(title) || /\b(?:every|each) \w+$/i.test(title)) return null
  const named = `${title.charAt(0).toUpperCase()}${title.slice(1)}`
  const day = dateOnWall(atMs, at.zone)
  return {
    title: named.slice(0, longestTitle),
    atMs,
    day,
    clock: timeOnWall(atMs, at.zone),
    repeats: repeatOf(found.when, day),
  }
}

/** 'Friday 27 November, 09:00'; of what comes again 'every Friday from 27 November, 09:00'. */
export function askedWhen({ day, clock, repeats }: AskedReminder, today: Day): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${day.slice(0, 4)}`
  const date = `${dayNumber(day)} ${monthName(day)}${year}`
  return repeats ? `${repeats.words} from ${date}, ${clock}` : `${weekday(day, 'long')} ${date}, ${clock}`
}
