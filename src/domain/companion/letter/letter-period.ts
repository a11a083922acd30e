import { addDays, type Day, dateOnWall } from '#domain/time/day.ts'
import { wallInstant } from '#domain/time/wall-instant.ts'

/** The hour at which a letter is there. */
const hour = '18:00'

/** What a letter tells of: from the instant of the letter before it to its own (ms), the second not included. */
export interface LetterPeriod {
  /** The day of the letter, by the calendar: it names the letter on every device. */
  readonly day: Day
  readonly fromMs: number
  readonly toMs: number
}

/** The newest letter that is due at an instant (ms) in a zone. `weekday`: 0 is Sunday. Throws RangeError for an unknown zone. */
export function letterPeriod(nowMs: number, weekday: number, zone: string): LetterPeriod {
  const today = dateOnWall(nowMs, zone)
  const since = (new Date(`${today}T00:00:00Z`).getUTCDay() - weekday + 7) % 7
  const latest = addDays(today, -since)
  const day = wallInstant(latest, hour, zone) <= nowMs ? latest : addDays(latest, -7)
  return { day, fromMs: wallInstant(addDays(day, -7), hour, zone), toMs: wallInstant(day, hour, zone) }
}
