import { addDays, type Day, dateOnWall } from '../../time/day.ts'
import { timeOnWall } from '../../time/entry-date.ts'
import { wallInstant } from '../../time/wall-instant.ts'

/** A reminder as somebody asked for it in words, to be looked at before it is made. */
export interface AskedReminder {
  readonly title: string
  /** When, ms since 1970. */
  readonly atMs: number
  readonly day: Day
  /** 'HH:MM' by the clock of the zone. */
  readonly clock: string
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
]
const numbers: Readonly<Record<string, number>> = {
  ...{
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
  },
}
const count = String.raw`(\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten)`
/** Who names a day and no hour is reminded then. */
const usualClock = '09:00'
const clocks: Readonly<Record<string, string>> = {
  morning: '09:00',
  afternoon: '14:00',
  evening: '19:00',
  night: '21:00',
}

interface Found {
  readonly day?: Day
  readonly clock?: string
  readonly atMs?: number
}

type Reader = readonly [
  RegExp,
  (parts: readonly string[], now: { today: Day; nowMs: number }) => Found | null,
]

const amount = (text: string): number => numbers[text] ?? Number(text)
const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The next day with that name, never today. */
function nextWeekday(today: Day, name: string): Day {
  const ahead = (weekdays.indexOf(name) - weekdayOf(today) + 7) % 7
  return addDays(today, ahead === 0 ? 7 : ahead)
}

/** The next time that this date comes, today among them; null: there is no such date. */
function nextDate(today: Day, date: number, month: string): Day | null {
  const number = months.findIndex((name) => name === month || name.slice(0, 3) === month.slice(0, 3)) + 1
  const two = (value: number) => String(value).padStart(2, '0')
  const year = Number(today.slice(0, 4))
  // A 29 February may be four years away, eight around a century.
  for (let ahead = 0; ahead <= 8; ahead++) {
    const day = `${year + ahead}-${two(number)}-${two(date)}`
    if (
      day >= today &&
      !Number.isNaN(Date.parse(day)) &&
      new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
    )
      return day
  }
  return null
}

function clockOf(hour: string, minute: string | undefined, half: string | undefined): string | null {
  const twelve = half?.startsWith('p') ? 12 : 0
  const hours = half ? (Number(hour) % 12) + twelve : Number(hour)
  if (hours > 23 || Number(minute ?? 0) > 59 || (half && Number(hour) > 12)) return null
  return `${String(hours).padStart(2, '0')}:${minute ?? '00'}`
}

const monthWords = months.map((name) => `${name}|${name.slice(0, 3)}`).join('|')

/** What can be said of when, each looked for once, and how it is read. */
const readers: readonly Reader[] = [
  [
    new RegExp(String.raw`\bin ${count} (minute|hour|day|week)s?\b`, 'i'),
    ([, many = '', unit = ''], { today, nowMs }) => {
      const of = amount(many)
      if (unit === 'minute') return { atMs: nowMs + of * 60_000 }
      if (unit === 'hour') return { atMs: nowMs + of * 3_600_000 }
      return { day: addDays(today, unit === 'week' ? 7 * of : of) }
    },
  ],
  [
    new RegExp(String.raw`\b(?:on )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthWords})\b`, 'i'),
    ([, date = '', month = ''], { today }) => dayFound(nextDate(today, Number(date), month)),
  ],
  [
    new RegExp(String.raw`\b(?:on )?(${monthWords}) (\d{1,2})(?:st|nd|rd|th)?\b`, 'i'),
    ([, month = '', date = ''], { today }) => dayFound(nextDate(today, Number(date), month)),
  ],
  [
    new RegExp(String.raw`\b(?:on )?(?:next |this )?(${weekdays.join('|')})\b`, 'i'),
    ([, name = ''], { today }) => ({ day: nextWeekday(today, name) }),
  ],
  [/\bnext week\b/i, (_, { today }) => ({ day: addDays(today, 7) })],
  [/\b(today|tomorrow)\b/i, ([, word], { today }) => ({ day: word === 'today' ? today : addDays(today, 1) })],
  [/\btonight\b/i, (_, { today }) => ({ day: today, clock: '21:00' })],
  [
    /\bat (\d{1,2})(?:[:.](\d{2}))? ?(am|pm|a\.m\.|p\.m\.)?(?![\w:])/i,
    ([, hour = '', minute, half]) => clockFound(clockOf(hour, minute, half)),
  ],
  [/\bat (noon|midday)\b/i, () => ({ clock: '12:00' })],
  [/\b(?:in the |this )?(morning|afternoon|evening)\b/i, ([, part = '']) => clockFound(clocks[part] ?? null)],
]

const dayFound = (day: Day | null): Found | null => (day === null ? null : { day })
const clockFound = (clock: string | null): Found | null => (clock === null ? null : { clock })

/**
 * Reads 'remind me on Friday at 5pm to call Dad', in this order or another; null for what is no such sentence, names no day and no hour, or lies in the past. A day
 * without an hour is nine in the morning, an hour without a day the next time that it is that late.
 */
export function readRemindMe(
  text: string,
  { nowMs, zone }: { nowMs: number; zone: string },
): AskedReminder | null {
  const asked = /^\s*remind me\b(.*)$/is.exec(text)?.[1]
  if (asked === undefined) return null
  const today = dateOnWall(nowMs, zone)
  let rest = ` ${asked} `
  let found: Found = {}
  for (const [pattern, read] of readers) {
    const match = pattern.exec(rest)
    if (!match) continue
    const more = read(
      match.map((part) => part?.toLowerCase()),
      { today, nowMs },
    )
    if (!more || Object.keys(more).some((name) => name in found)) continue
    found = { ...found, ...more }
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`
  }
  const title = rest
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:to|about|of|that|,)\s+/i, '')
    .replace(/(?<![\s,.])[\s,.]+$/, '')
  const at = instantOf(found, today, nowMs, zone)
  if (title === '' || at === null || at <= nowMs) return null
  const named = title.charAt(0).toUpperCase() + title.slice(1)
  return { title: named.slice(0, 300), atMs: at, day: dateOnWall(at, zone), clock: timeOnWall(at, zone) }
}

function instantOf({ day, clock, atMs }: Found, today: Day, nowMs: number, zone: string): number | null {
  if (atMs !== undefined) return Math.ceil(atMs / 60_000) * 60_000
  if (day !== undefined) return wallInstant(day, clock ?? usualClock, zone)
  if (clock === undefined) return null
  const sameDay = wallInstant(today, clock, zone)
  return sameDay > nowMs ? sameDay : wallInstant(addDays(today, 1), clock, zone)
}
