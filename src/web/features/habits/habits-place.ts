import { addDays, type Day } from '#domain/time/day.ts'
import { daysBetween } from '#domain/time/day-number.ts'
import { isDay } from '#domain/time/typed-time.ts'

/** Where on the habits page somebody is, as its address says. */
export interface HabitsPlace {
  readonly view?: 'week' | 'all' | 'review' | undefined
  /** The habit whose own page is open. */
  readonly habit?: string | undefined
  /** The habit that is changed in the builder; 'new': one is made. */
  readonly build?: string | undefined
  /** The day whose list is shown, or the last of the two weeks that are; today where none is said. */
  readonly day?: Day | undefined
}

export type Go = (to: HabitsPlace) => void

/** The days of a strip, and of one step of the two weeks back or forth. */
export const stripLength = 7
export const gridLength = 14

export interface ShownDays {
  /** The day whose list is shown. */
  readonly day: Day
  /** The last day that is drawn beside it. */
  readonly until: Day
}

/** The days that a place shows. No day lies ahead: an address that names one, or none at all, means today. */
export function shownDays(place: HabitsPlace, today: Day): ShownDays {
  const isList = !place.habit && !place.build
  const asked = isList && place.day && isDay(place.day) && place.day < today ? place.day : today
  if (place.view === 'week') return { day: today, until: asked }
  if (place.view) return { day: today, until: today }
  // The strip ends today or whole weeks before: its days stay where they are while one walks over them.
  const weeks = Math.floor(daysBetween(asked, today) / stripLength)
  return { day: asked, until: addDays(today, -weeks * stripLength) }
}

/** The same list on another day; today has no day in its address. */
export const onDay = (place: HabitsPlace, day: Day, today: Day): HabitsPlace => ({
  ...place,
  day: day < today ? day : undefined,
})
