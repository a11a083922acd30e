import { addDays, type Day, type DayRule } from './day.ts'
import { isZone } from './known-zone.ts'

/** On which weekday a week begins. */
export const weekStarts = ['monday', 'sunday', 'saturday'] as const
export type WeekStart = (typeof weekStarts)[number]

/** What a person chose about their days. `zone` null: whichever zone the device is in. */
export interface MyDay {
  readonly startHour: number
  readonly zone: string | null
  readonly weekStart: WeekStart
  /** Whether days in a row are counted where the person sees it. */
  readonly showsStreak: boolean
}

/** A person who chose nothing: midnight where the device is, weeks from Monday, days in a row counted. */
export const defaultMyDay: MyDay = { startHour: 0, zone: null, weekStart: 'monday', showsStreak: true }

/** The latest hour at which a day may begin. */
export const latestStartHour = 11

/** How a person counts days and weeks. */
export interface MyDayRule extends DayRule {
  readonly weekStart: WeekStart
}

/** The rule on a device in `deviceZone`. A chosen zone that this platform does not know counts as none. */
export function dayRuleOf(
  { startHour, zone, weekStart }: Omit<MyDay, 'showsStreak'>,
  deviceZone: string,
): MyDayRule {
  return { zone: zone !== null && isZone(zone) ? zone : deviceZone, startHour, weekStart }
}

/** Weekdays by number, as Date counts them: 0 is Sunday. */
const firstWeekday: Readonly<Record<WeekStart, number>> = { sunday: 0, monday: 1, saturday: 6 }

/** The first day of the week that holds a day: the day itself or one of the six before it. */
export function weekStartOf(day: Day, { weekStart }: Pick<MyDayRule, 'weekStart'>): Day {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday - firstWeekday[weekStart] + 7) % 7))
}

const dayMs = 86_400_000

/**
 * The number (1 to 53) of the week that holds a day. As in ISO 8601 a week belongs to the year of its Thursday, whichever day it begins
 * with; from Monday on these are the ISO numbers.
 */
export function weekNumberOf(day: Day, rule: Pick<MyDayRule, 'weekStart'>): number {
  const thursday = addDays(weekStartOf(day, rule), (4 - firstWeekday[rule.weekStart] + 7) % 7)
  return Math.floor((Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / dayMs / 7) + 1
}
