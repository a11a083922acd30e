import { type RatingScale, scaleName } from '../journal/rating-words.ts'
import { addDays, type Day, type PartOfDay } from '../time/day.ts'
import { dayNumber, monthName, shortDate } from '../time/entry-date.ts'
import type { PageFacts } from './day-table.ts'
import type { DayParts } from './statistics/day-parts.ts'
import { meanOf } from './statistics/numbers.ts'
import { monthDays, type Rhythm, yearDays } from './statistics/rhythm.ts'

/** A day on which a scale was rated, or a part of one. */
export interface RatedTime {
  /** Its place in the table. */
  readonly at: number
  /** Counted from Monday 5 January 1970. */
  readonly number: number
  readonly day: Day
  readonly value: number
  readonly pages: readonly PageFacts[]
}

/** A part of the day that was rated. */
export interface RatedPart extends RatedTime {
  readonly part: PartOfDay
}

/** A part of a turn. */
export interface TurnPart {
  readonly name: string
  /** As a sentence says it: 'on Sundays'. */
  readonly when: string
  readonly times: readonly RatedTime[]
}

/** A rhythm in parts and in a sentence. */
export interface ToldTurn {
  readonly parts: readonly TurnPart[]
  readonly high: TurnPart
  readonly low: TurnPart
  readonly description: string
}

/** The mean of what was rated in a part. */
export const meanIn = ({ times }: TurnPart): number => meanOf(times.map(({ value }) => value))

const oneDigit = (value: number): string => value.toFixed(1)

/** The lowest and the highest part of those that have at least half as many ratings as they have on the average. */
function endsOf(parts: readonly TurnPart[]): Pick<ToldTurn, 'high' | 'low'> {
  const all = parts.reduce((sum, { times }) => sum + times.length, 0)
  const [first, ...rest] = parts
    .filter(({ times }) => times.length >= all / parts.length / 2)
    .sort((a, b) => meanIn(a) - meanIn(b))
  if (!first) throw new RangeError('Nothing was rated.')
  return { low: first, high: rest.at(-1) ?? first }
}

const highAndLow = ({ high, low }: Pick<ToldTurn, 'high' | 'low'>): string =>
  `highest ${high.when} (${oneDigit(meanIn(high))}), lowest ${low.when} (${oneDigit(meanIn(low))}).`

const partNames = {
  morning: 'in the morning',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
  night: 'at night',
} as const
const partsOfDay = Object.keys(partNames) as (keyof typeof partNames)[]

/** The day in its parts, of those that were tested; null where what was rated points another way than what the test compared. */
export function toldDay(
  scale: RatingScale,
  ratings: readonly RatedPart[],
  { effects }: DayParts,
): ToldTurn | null {
  const parts = partsOfDay
    .filter((part) => effects.has(part))
    .map((part) => ({ name: part, when: partNames[part], times: ratings.filter((one) => one.part === part) }))
  const low = parts.reduce((a, b) => (meanIn(b) < meanIn(a) ? b : a))
  const high = parts.reduce((a, b) => (meanIn(b) > meanIn(a) ? b : a))
  if ((effects.get(high.name) ?? 0) <= (effects.get(low.name) ?? 0)) return null
  return { parts, high, low, description: `${scaleName(scale)} is ${highAndLow({ high, low })}` }
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const months = Array.from({ length: 12 }, (_, month) =>
  monthName(`2026-${String(month + 1).padStart(2, '0')}`),
)
const monthParts = ['1st to 7th', '8th to 15th', '16th to 22nd', '23rd to the end']
/** A short turn has too few days for quarters. */
const shortTurn = 8
const halves = ['around its high', 'around its low']
const quarters = ['around its high', 'on the way down', 'around its low', 'on the way up']

const weekdayOf = (number: number): number => ((number % 7) + 7) % 7

/** The parts that are named in the calendar, for rhythms that go by it. */
function calendarParts(days: number, times: readonly RatedTime[]): TurnPart[] | null {
  const split = (
    names: readonly string[],
    whenOf: (name: string) => string,
    placeOf: (time: RatedTime) => number,
  ) =>
    names.map((name, nth) => ({
      name,
      when: whenOf(name),
      times: times.filter((time) => placeOf(time) === nth),
    }))
  if (isWeek(days))
    return split(
      weekdays,
      (name) => `on ${name}s`,
      ({ number }) => weekdayOf(number),
    )
  if (days === yearDays)
    return split(
      months,
      (name) => `in ${name}`,
      ({ day }) => Number(day.slice(5, 7)) - 1,
    )
  if (days !== monthDays) return null
  return split(
    monthParts,
    (name) => `from the ${name.replace('to the', 'to').replace('to ', 'to the ')}`,
    ({ day }) => [7, 15, 22].filter((last) => dayNumber(day) > last).length,
  )
}

/** A week is seven days: what turns in six and a half soon runs through all weekdays. */
export const isWeek = (days: number): boolean => days >= 6.8 && days <= 7.2

const turnNames = (days: number): string =>
  isWeek(days) ? 'week' : days === yearDays ? 'year' : 'calendar month'

/** A turn's length in days: of the shorter ones a tenth of a day is told, as half a day more is another rhythm. */
const lengthOf = (days: number): string =>
  days < 12.5 ? oneDigit(days).replace('.0', '') : `${Math.round(days)}`

/**
 * A rhythm by weekdays, days of the month or months where it goes by those, else by when it was last hard and will be next. `today`: the number of the last
 * day of the time. `hourOf`: the part of the day that is clear in a part of a turn, '' where none is.
 */
export function toldTurn(
  scale: RatingScale,
  rhythm: Rhythm,
  times: readonly RatedTime[],
  today: number,
  hourOf: (part: TurnPart, end: 'high' | 'low') => string = () => '',
): ToldTurn {
  const named = calendarParts(rhythm.days, times)
  if (!named) return toldWave(scale, rhythm, times, today)
  const ends = endsOf(named)
  const withHour = (end: 'high' | 'low') => ({
    ...ends[end],
    when: `${ends[end].when}${hourOf(ends[end], end)}`,
  })
  const told = { high: withHour('high'), low: withHour('low') }
  const description = `${scaleName(scale)} turns with the ${turnNames(rhythm.days)}: ${highAndLow(told)}`
  return { parts: named, ...ends, description }
}

function toldWave(
  scale: RatingScale,
  { days, peak }: Rhythm,
  times: readonly RatedTime[],
  today: number,
): ToldTurn {
  const names = days < shortTurn ? halves : quarters
  const count = names.length
  const placeOf = ({ number }: RatedTime) => {
    const turned = (number - peak) / days + 1 / (2 * count)
    return Math.floor((turned - Math.floor(turned)) * count)
  }
  const parts = names.map((name, nth) => ({
    ...{ name, when: name },
    times: times.filter((time) => placeOf(time) === nth),
  }))
  const [high, low] = [parts[0], parts[count / 2]]
  if (!high || !low) throw new RangeError('A turn has two halves.')
  const isHighHard = scale === 'stress'
  const hard = isHighHard ? peak : peak + days / 2
  const last = times.at(-1)?.number ?? today
  const middle = hard + Math.floor((last - hard) / days) * days
  const next = hard + (Math.floor((today - hard) / days) + 1) * days
  const year = dayOf(today).slice(0, 4)
  const reach = days / count / 2
  const [from, to] = [Math.ceil(middle - reach), Math.min(last, Math.floor(middle + reach))]
  const span = from < to ? datesOf(dayOf(from), dayOf(to), year) : shortDate(dayOf(Math.round(middle)), year)
  const [here, there] = isHighHard ? ([high, low] as const) : ([low, high] as const)
  const [one, other] = isHighHard ? ['high', 'lowest'] : ['low', 'highest']
  return {
    ...{ parts, high, low },
    description: `${scaleName(scale)} turns about every ${lengthOf(days)} days: last ${one} about ${span} (${oneDigit(meanIn(here))}), next about ${shortDate(dayOf(Math.round(next)), year)}; ${other} halfway between (${oneDigit(meanIn(there))}).`,
  }
}

const dayOf = (number: number): Day => addDays('1970-01-05', number)

/** '3 to 9 November' */
function datesOf(from: Day, to: Day, year: string): string {
  const first = from.slice(0, 7) === to.slice(0, 7) ? `${dayNumber(from)}` : shortDate(from, to.slice(0, 4))
  return `${first} to ${shortDate(to, year)}`
}
