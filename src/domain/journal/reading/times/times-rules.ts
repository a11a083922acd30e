import { addDays } from '#domain/time/day.ts'
import {
  type Days,
  dateOf,
  easterSunday,
  monthDays,
  monthOf,
  months,
  nearest,
  oneDay,
  seasonDays,
  type TimeContext,
  weekdayAfter,
  weekdayBefore,
  weekdays,
  weekendOf,
  weekOf,
  yearDays,
  yearOf,
} from './times-calendar.ts'
import { countOf, daysFromEaster, holidayDates } from './times-patterns.ts'

/** How finely a time is said: 'words' names no day. */
export type TimeGranularity =
  | 'part'
  | 'day'
  | 'weekend'
  | 'week'
  | 'month'
  | 'season'
  | 'year'
  | 'decade'
  | 'span'
  | 'words'

/** What a rule makes of what it found: days, words without a day, or (null) no time at all. */
export type Resolved = { readonly days: Days; readonly granularity: TimeGranularity } | 'words' | null

const as = (granularity: TimeGranularity, days: Days | null): Resolved => days && { days, granularity }
const whole = (first: Days, last: Days): Days => ({ from: first.from, to: last.to })

/** 'two nights ago', 'a few weeks ago', 'a year ago today'. */
export function agoIn(
  { day, weekStart }: TimeContext,
  counted: string,
  unit: string,
  isExact: boolean,
): Resolved {
  const { least, most } = countOf(counted)
  const year = yearOf(day)
  const month = monthOf(day)
  if (isExact) return as('day', exactlyAgo(day, least, unit))
  if (unit === 'minute' || unit === 'hour') return as('part', oneDay(day))
  if (/^(?:day|night|morning|evening)$/.test(unit))
    return as(least === most ? 'day' : 'span', { from: addDays(day, -most), to: addDays(day, -least) })
  if (unit === 'week' || unit === 'fortnight') {
    const length = unit === 'week' ? 7 : 14
    const back = (weeks: number): Days => weekOf(addDays(day, -weeks * length), weekStart)
    return as(least === most ? 'week' : 'span', whole(back(most), back(least)))
  }
  if (unit === 'month') {
    return as(
      least === most ? 'month' : 'span',
      whole(monthDays(year, month - most), monthDays(year, month - least)),
    )
  }
  if (unit === 'year') return as(least === most ? 'year' : 'span', yearDays(year - most, year - least))
  return 'words'
}

function exactlyAgo(day: string, back: number, unit: string): Days | null {
  if (unit === 'day') return oneDay(addDays(day, -back))
  if (unit === 'week') return oneDay(addDays(day, -7 * back))
  if (unit !== 'year' && unit !== 'month') return null
  const { from } = monthDays(yearOf(day), monthOf(day) - back * (unit === 'year' ? 12 : 1))
  const date = dateOf(yearOf(from), monthOf(from), Number(day.slice(8)))
  return date === null ? null : oneDay(date)
}

/** 'in two weeks', 'a month from now'. */
export function aheadIn({ day, weekStart }: TimeContext, counted: string, unit: string): Resolved {
  const { least, most } = countOf(counted)
  if (unit === 'minute' || unit === 'hour') return as('part', oneDay(day))
  if (unit === 'day') return as('day', { from: addDays(day, least), to: addDays(day, most) })
  if (unit === 'week') {
    const ahead = (weeks: number): Days => weekOf(addDays(day, weeks * 7), weekStart)
    return as('week', whole(ahead(least), ahead(most)))
  }
  const month = (shift: number): Days => monthDays(yearOf(day), monthOf(day) + shift)
  if (unit === 'month') return as('month', whole(month(least), month(most)))
  if (unit === 'year') return as('year', yearDays(yearOf(day) + least, yearOf(day) + most))
  return null
}

/** 'the past two weeks': back from the day of the entry. */
export function rollingIn({ day }: TimeContext, counted: string, unit: string): Resolved {
  const { most } = countOf(counted || 'one')
  const back = { day: 1, night: 1, week: 7, fortnight: 14 }[unit]
  if (back !== undefined) return as('span', { from: addDays(day, -back * most), to: day })
  const shift = { month: 1, year: 12 }[unit]
  if (shift === undefined) return null
  const { from } = monthDays(yearOf(day), monthOf(day) - shift * most)
  return as('span', { from, to: day })
}

/** A weekday by itself: behind the day of the entry unless it is said to be ahead. */
export function weekdayIn({ day }: TimeContext, name: string, lead: string, isAhead: boolean): Resolved {
  const number = weekdays.indexOf(name)
  if (isAhead) return as('day', oneDay(weekdayAfter(day, number)))
  const before = weekdayBefore(day, number)
  return as('day', oneDay(lead === '' && addDays(before, 7) === day ? day : before))
}

export type Side = 'last' | 'this' | 'next'

/** 'last summer', 'this week', 'next Friday'. */
export function besideIn(context: TimeContext, side: Side, name: string): Resolved {
  const { day, weekStart } = context
  const shift = { last: -1, this: 0, next: 1 }[side]
  const weekdayNumber = weekdays.indexOf(name)
  if (weekdayNumber >= 0) {
    if (side === 'next') return as('day', oneDay(weekdayAfter(day, weekdayNumber)))
    if (side === 'last') return as('day', oneDay(weekdayBefore(day, weekdayNumber)))
    const { from } = weekOf(day, weekStart)
    return as('day', oneDay(weekdayAfter(addDays(from, -1), weekdayNumber)))
  }
  if (name === 'week') return as('week', weekOf(addDays(day, 7 * shift), weekStart))
  if (name === 'weekend') return as('weekend', weekendOf(addDays(day, 7 * shift)))
  if (name === 'month') return as('month', monthDays(yearOf(day), monthOf(day) + shift))
  if (name === 'year') return as('year', yearDays(yearOf(day) + shift))
  if (name === 'night') return side === 'last' ? as('part', oneDay(addDays(day, -1))) : null
  const month = months.indexOf(name)
  if (month >= 0)
    return as(
      'month',
      yearly(day, side, (year) => monthDays(year, month + 1)),
    )
  if (holidayDates[name]) return holidayIn(context, name, side === 'next')
  return as(
    'season',
    yearly(day, side, (year) => seasonDays(year, name, context.isSouthern)),
  )
}

function yearly(day: string, side: Side, inYear: (year: number) => Days): Days | null {
  if (side === 'next') return nearest(day, true, inYear)
  const begun = nearest(day, false, inYear)
  if (begun === null) return null
  const isOn = begun.to >= day
  if (side === 'last') return isOn ? inYear(yearOf(begun.from) - 1) : begun
  return isOn || yearOf(begun.from) === yearOf(day) ? begun : nearest(day, true, inYear)
}

/** A month by itself or with its year. */
export function monthIn({ day }: TimeContext, name: string, year: string, isAhead: boolean): Resolved {
  const month = months.indexOf(name) + 1
  if (year) return as('month', monthDays(Number(year), month))
  return as(
    'month',
    nearest(day, isAhead, (each) => monthDays(each, month)),
  )
}

/** A date of a month (named or as its first three letters), with or without a year. */
export function dateIn(
  { day }: TimeContext,
  date: number,
  name: string,
  year: string,
  isAhead: boolean,
): Resolved {
  const month = months.findIndex((each) => each.startsWith(name.slice(0, 3).toLowerCase())) + 1
  const inYear = (each: number): Days | null => {
    const found = dateOf(each, month, date)
    return found === null ? null : oneDay(found)
  }
  return as('day', year ? inYear(Number(year)) : nearest(day, isAhead, inYear))
}

/** 'on the 14th': of this month if it has been, else of the one before. */
export function ordinalIn({ day }: TimeContext, date: number, isAhead: boolean): Resolved {
  for (const shift of isAhead ? [0, 1, 2] : [0, -1, -2]) {
    const { from } = monthDays(yearOf(day), monthOf(day) + shift)
    const found = dateOf(yearOf(from), monthOf(from), date)
    if (found !== null && (isAhead ? found > day : found <= day)) return as('day', oneDay(found))
  }
  return null
}

export function holidayIn({ day }: TimeContext, written: string, isAhead: boolean): Resolved {
  const name = written.toLowerCase().replaceAll('’', "'")
  const moved = daysFromEaster[name]
  const [month = 1, date = 1] = holidayDates[name] ?? []
  return as(
    'day',
    nearest(day, isAhead, (year) => {
      if (!moved) return oneDay(dateOf(year, month, date) ?? day)
      const sunday = easterSunday(year)
      return { from: addDays(sunday, moved[0]), to: addDays(sunday, moved[1]) }
    }),
  )
}

const namedDecades: Readonly<Record<string, number>> = { fif: 50, six: 60, sev: 70, eig: 80, nin: 90 }

/** 'the nineties', 'the 80s', 'the 2010s'. */
export function decadeIn(written: string): Resolved {
  const digits = /^(\d\d)?(\d)0/.exec(written)
  const named = namedDecades[written.slice(0, 3).toLowerCase()]
  const year = named === undefined ? Number(`${digits?.[1] ?? '19'}${digits?.[2] ?? 0}0`) : 1900 + named
  return as('decade', yearDays(year, year + 9))
}

/** 'from 2015 to 2018'; null when it runs backwards. */
export function yearsIn(from: string, to: string): Resolved {
  if (Number(to) < Number(from)) return null
  return as(from === to ? 'year' : 'span', yearDays(Number(from), Number(to)))
}

export const seasonIn = ({ isSouthern }: TimeContext, name: string, year: string): Resolved =>
  as('season', seasonDays(Number(year), name, isSouthern))

/** A day so many days from the day of the entry. */
export const dayIn = ({ day }: TimeContext, shift: number, granularity: 'part' | 'day'): Resolved =>
  as(granularity, oneDay(addDays(day, shift)))

export const weekBeforeLast = ({ day, weekStart }: TimeContext): Resolved =>
  as('week', weekOf(addDays(day, -14), weekStart))
