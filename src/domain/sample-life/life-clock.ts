import { addDays, type Day } from '../time/day.ts'
import { daysBetween } from '../time/day-number.ts'
import { wallInstant } from '../time/wall-instant.ts'

/** Tells the days of a fictional life as if it went on until yesterday. */
export interface LifeClock {
  /** The person's zone. */
  readonly zone: string
  /** The last day that there is to tell of, in the life's own days. */
  readonly until: Day
  /** A day of the life as the reader's calendar has it; the weekday stays what it is told as. */
  moved(day: Day): Day
  /** The instant (ISO) of a time 'HH:MM' on a day of the life. */
  at(day: Day, time: string): string
}

/** A clock that lays the last told day into the seven days before `today`. */
export function lifeClock(lastTold: Day, today: Day, zone: string): LifeClock {
  const yesterday = addDays(today, -1)
  const move = Math.floor(daysBetween(lastTold, yesterday) / 7) * 7
  const moved = (day: Day): Day => addDays(day, move)
  return {
    zone,
    until: addDays(yesterday, -move),
    moved,
    at: (day, time) => new Date(wallInstant(moved(day), time, zone)).toISOString(),
  }
}
