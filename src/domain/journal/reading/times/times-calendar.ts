import { addDays, type Day } from '#domain/time/day.ts'
import { type WeekStart, weekStartOf } from '#domain/time/my-day.ts'

/** A stretch of days, both ends included. */
export interface Days {
  readonly from: Day
  readonly to: Day
}

/** From when a time is read: the day of the entry, on which weekday its writer's weeks begin, and on which half of the earth. */
export interface TimeContext {
  readonly day: Day
  readonly weekStart: WeekStart
  /** Summer begins in December (hasSouthernSeasons); the northern half is meant where nothing is said. */
  readonly isSouthern?: boolean
}

/** Weekdays by number, as Date counts them. */
export const weekdays: readonly string[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
]
/** Months in order; the first is 0 here and 1 in every function below. */
export const months: readonly string[] = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** First month (1 to 12) of each season as the northern half of the earth has it. */
const seasonStarts: Readonly<Record<string, number>> = {
  spring: 3,
  summer: 6,
  autumn: 9,
  fall: 9,
  winter: 12,
}

const two = (count: number): string => String(count).padStart(2, '0')
const lengthOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

export const oneDay = (day: Day): Days => ({ from: day, to: day })
export const yearOf = (day: Day): number => Number(day.slice(0, 4))
export const monthOf = (day: Day): number => Number(day.slice(5, 7))

/** A date; null when the month (1 to 12) has no such day. */
export function dateOf(year: number, month: number, date: number): Day | null {
  if (month < 1 || month > 12 || date < 1 || date > lengthOf(year, month)) return null
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`
}

export const yearDays = (from: number, to: number = from): Days => ({
  from: `${from}-01-01`,
  to: `${to}-12-31`,
})

/** A month (1 to 12; beyond that it counts on into other years). */
export function monthDays(year: number, month: number): Days {
  const first = new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 8)
  return {
    from: `${first}01`,
    to: `${first}${lengthOf(Number(first.slice(0, 4)), Number(first.slice(5, 7)))}`,
  }
}

/** A season that begins in a year: the northern winter and the southern summer of 2025 end in February 2026. */
export function seasonDays(year: number, season: string, isSouthern = false): Days {
  const northern = seasonStarts[season] ?? 3
  const start = isSouthern ? ((northern + 5) % 12) + 1 : northern
  return { from: monthDays(year, start).from, to: monthDays(year, start + 2).to }
}

export function weekOf(day: Day, weekStart: WeekStart): Days {
  const from = weekStartOf(day, { weekStart })
  return { from, to: addDays(from, 6) }
}

/** Saturday and Sunday of the week (from Monday) that holds a day. */
export function weekendOf(day: Day): Days {
  const saturday = addDays(weekStartOf(day, { weekStart: 'monday' }), 5)
  return { from: saturday, to: addDays(saturday, 1) }
}

const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The last such weekday (0 is Sunday) before a day; never the day itself. */
export const weekdayBefore = (day: Day, weekday: number): Day =>
  addDays(day, -(((weekdayOf(day) - weekday + 6) % 7) + 1))

/** The first such weekday (0 is Sunday) after a day; never the day itself. */
export const weekdayAfter = (day: Day, weekday: number): Day =>
  addDays(day, ((weekday - weekdayOf(day) + 6) % 7) + 1)

/** Which of the yearly stretches that `inYear` gives fits: the last that has begun by a day, or the first that begins after it. */
export function nearest(day: Day, isAhead: boolean, inYear: (year: number) => Days | null): Days | null {
  const year = yearOf(day)
  const years = isAhead ? [0, 1, 2, 3, 4] : [0, -1, -2, -3, -4]
  for (const shift of years) {
    const days = inYear(year + shift)
    if (days && (isAhead ? days.from > day : days.from <= day)) return days
  }
  return null
}

/** Easter Sunday of the western churches in a year of the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const corrected = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - corrected + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  return addDays(dateOf(year, 3, 22) ?? '', epact + toSunday - 7 * late)
}
