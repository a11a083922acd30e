import { addDays, type Day, dateOnWall } from '../../time/day.ts'
import { dateOfNumber, dayNumberOf, weekdayOf } from '../../time/day-number.ts'
import { wallInstant } from '../../time/wall-instant.ts'
import type { DayPart, When } from './when.ts'

/** Who names a day and no hour is reminded then. */
const usual: Readonly<Record<DayPart, string>> = {
  morning: '09:00',
  afternoon: '14:00',
  evening: '19:00',
  night: '21:00',
}

/** The clock that is meant, by the part of the day that was said with it; null: they do not go together. */
function clockOf({ clock, part, isHalfSaid }: When): string | null {
  if (clock === undefined) return usual[part ?? 'morning']
  const hour = Number(clock.slice(0, 2))
  if (part === undefined) return clock
  if (part === 'morning') return hour < 12 ? clock : null
  if (hour >= 12) return clock
  if (isHalfSaid || (part === 'night' && hour < 5)) return null
  return `${hour + 12}${clock.slice(2)}`
}

const weekdayNumber = (day: Day): number => weekdayOf(dayNumberOf(day))
const mondayAfter = (today: Day): Day => addDays(today, 7 - ((weekdayNumber(today) + 6) % 7))

/** Looks for a day from one on, up to nine years: a 29 February may be eight years away. */
function dayFrom(first: Day, isIt: (day: Day) => boolean): Day | null {
  for (let ahead = 0; ahead < 3_300; ahead++) if (isIt(addDays(first, ahead))) return addDays(first, ahead)
  return null
}

/** The day of something that takes place once; null: the words name none, several, or ones that do not go together. */
function onceOn({ day, weekdays, isNextWeek, monthDay }: When, today: Day): Day | null | undefined {
  if (weekdays && weekdays.length > 1) return null
  const weekday = weekdays?.[0]
  if (monthDay !== undefined) {
    if (day !== undefined || isNextWeek || monthDay < 1 || monthDay > 31) return null
    const found = dayFrom(today, (one) => dateOfNumber(dayNumberOf(one)) === monthDay)
    return found !== null && (weekday === undefined || weekdayNumber(found) === weekday) ? found : null
  }
  if (day !== undefined)
    return isNextWeek || (weekday !== undefined && weekdayNumber(day) !== weekday) ? null : day
  if (weekday === undefined) return isNextWeek ? addDays(today, 7) : undefined
  return dayFrom(isNextWeek ? mondayAfter(today) : addDays(today, 1), (one) => weekdayNumber(one) === weekday)
}

/** The first time of something that comes again. */
function firstOf({ every, day, weekdays, monthDay, isNextWeek }: When, from: Day): Day | null {
  if (monthDay !== undefined && (every?.unit !== 'month' || monthDay < 1 || monthDay > 31)) return null
  if (weekdays && every?.unit !== 'week') return null
  const first = day ?? (isNextWeek ? mondayAfter(from) : from)
  if (first < from) return null
  return dayFrom(
    first,
    (one) =>
      (weekdays?.includes(weekdayNumber(one)) ?? true) &&
      (monthDay === undefined || dateOfNumber(dayNumberOf(one)) === monthDay),
  )
}

/** The instant (ms) that is meant, the first one of what comes again; null: it cannot be told, or has passed. */
export function momentOf(when: When, { nowMs, zone }: { nowMs: number; zone: string }): number | null {
  const today = dateOnWall(nowMs, zone)
  if (when.afterMinutes !== undefined)
    return Object.keys(when).length > 1 || when.afterMinutes < 1
      ? null
      : Math.ceil((nowMs + when.afterMinutes * 60_000) / 60_000) * 60_000
  const clock = clockOf(when)
  if (clock === null) return null
  const at = (day: Day | null): number | null => (day === null ? null : wallInstant(day, clock, zone))
  const from = wallInstant(today, clock, zone) > nowMs ? today : addDays(today, 1)
  if (when.every) return at(firstOf(when, from))
  const day = onceOn(when, today)
  if (day === undefined) return when.clock === undefined && when.part === undefined ? null : at(from)
  const found = at(day)
  return found !== null && found > nowMs ? found : null
}
