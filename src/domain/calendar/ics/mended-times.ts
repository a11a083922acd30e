import { longDate } from '../../time/entry-date.ts'

/** A time as a file has to write it, and what had to be changed for that. */
export interface MendedTime {
  readonly value: string
  readonly isDay: boolean
  readonly note: string | null
}

const written =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:Z|[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i

const compact = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')

/** Minutes east of UTC of 'Z' or '+01:00'. */
const minutesOf = (offset: string): number => {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}

/**
 * A date or a time (RFC 5545, 3.3.4 and 3.3.5) in whatever way a program wrote it: '2026-12-24T10:00:00Z', '20261224T1000'. What no month or clock has is
 * counted on, and said: a 30 February is 2 March. Null for what is no date.
 */
export function mendedTime(text: string): MendedTime | null {
  const [, year, month, date, hour, minute, second, offset] = written.exec(text.trim()) ?? []
  const [y, m, d] = [Number(year), Number(month), Number(date)]
  if (!year || m < 1 || m > 12 || d < 1 || d > 31) return null
  const isDay = hour === undefined
  const [h, min, s] = [Number(hour ?? 0), Number(minute ?? 0), Number(second ?? 0)]
  const wall = Date.UTC(y, m - 1, d, h, min, s) - (offset ? minutesOf(offset) * 60_000 : 0)
  const isCountedOn = new Date(Date.UTC(y, m - 1, d)).getUTCDate() !== d || h > 23 || min > 59 || s > 60
  const value = isDay ? compact(wall).slice(0, 8) : `${compact(wall)}${offset ? 'Z' : ''}`
  const day = new Date(wall).toISOString()
  const clock = isDay ? '' : `, ${day.slice(11, 16)}`
  const note = `“${text.trim()}” is not a ${isDay ? 'date' : 'time'}; it was read as ${longDate(day.slice(0, 10))}${clock}.`
  return { value, isDay, note: isCountedOn ? note : null }
}
