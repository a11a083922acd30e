import type { Day } from '../../time/day.ts'
import { shortDate } from '../../time/entry-date.ts'

/** '31 December', with the year where it is not that of `today`. */
export const dated = (day: Day, today: Day): string => shortDate(day, today.slice(0, 4))

/** '1 day', '2 days'; `many` where the plural is not made with an s. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** The earliest of some days; the first where there is one only. */
export const earliest = (first: Day, ...others: readonly Day[]): Day =>
  others.reduce((found, day) => (day.localeCompare(found) < 0 ? day : found), first)

/** The latest of some days. */
export const latest = (first: Day, ...others: readonly Day[]): Day =>
  others.reduce((found, day) => (day.localeCompare(found) > 0 ? day : found), first)
