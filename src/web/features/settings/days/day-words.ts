import { addDays, type Day, dateOnWall, dayOf, hourOf } from '#domain/time/day.ts'
import { dayNumber, monthName, timeOnWall, weekday } from '#domain/time/entry-date.ts'
import { type MyDayRule, type WeekStart, weekStartOf } from '#domain/time/my-day.ts'
import { zoneName } from '#domain/time/zones.ts'

/** '04:00' */
export const hourWords = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

export const weekStartNames: Readonly<Record<WeekStart, string>> = {
  monday: 'Monday',
  sunday: 'Sunday',
  saturday: 'Saturday',
}

const dayWords = (day: Day): string => `${weekday(day, 'long')} ${dayNumber(day)} ${monthName(day)}`

/** What the rule means now, in two sentences: what day it is, and where that day and its week began. */
export function todayWords(
  nowMs: number,
  rule: MyDayRule,
): { readonly now: string; readonly bounds: string } {
  const { zone, startHour } = rule
  const today = dayOf(nowMs, rule)
  const isStill = dateOnWall(nowMs, zone) !== today
  const place = zoneName(zone).city
  const at = `It is ${timeOnWall(nowMs, zone)} in ${place}`
  const began = startHour === 0 ? 'at midnight' : `at ${hourWords(startHour)}`
  const ends = startHour === 0 ? 'at midnight' : `at ${hourWords(startHour)}${isStill ? '' : ' tomorrow'}`
  const first = weekStartOf(today, rule)
  const week = first === today ? 'and so did your week' : `and your week on ${dayWords(first)}`
  return {
    now: isStill
      ? `${at}, and for you it is still ${dayWords(today)}.`
      : `${at}, and today is ${dayWords(today)}.`,
    bounds: `Your day began ${isStill ? 'yesterday ' : ''}${began}, ${week}. It ends ${ends}.`,
  }
}

/** A stretch from noon to noon with the night in its middle: the two days that it touches, and where now lies on it, 0 to 1. */
export function nightOf(
  nowMs: number,
  { zone }: Pick<MyDayRule, 'zone'>,
): { readonly before: string; readonly after: string; readonly now: number } {
  const date = dateOnWall(nowMs, zone)
  const [hour = 0, minute = 0] = timeOnWall(nowMs, zone).split(':').map(Number)
  const evening = hourOf(nowMs, zone) >= 12 ? date : addDays(date, -1)
  return {
    before: weekday(evening, 'long'),
    after: weekday(addDays(evening, 1), 'long'),
    now: placeOnNight(hour + minute / 60),
  }
}

/** Where an hour of the wall clock (0 to 24) lies between noon and noon, 0 to 1. */
export const placeOnNight = (hour: number): number => ((hour + 12) % 24) / 24

/** Whether two places on the night are so far apart that the thread of one does not run through the word above the other, on a phone too. */
export const areApart = (a: number, b: number): boolean => Math.abs(a - b) > 0.05

/** The seven days of the week that holds today, from its first. */
export function weekOf(nowMs: number, rule: MyDayRule): { readonly day: Day; readonly isToday: boolean }[] {
  const today = dayOf(nowMs, rule)
  const first = weekStartOf(today, rule)
  return Array.from({ length: 7 }, (_, nth) => addDays(first, nth)).map((day) => ({
    day,
    isToday: day === today,
  }))
}
