import type { Day } from '../../time/day.ts'

export const dayParts = ['morning', 'afternoon', 'evening', 'night'] as const
export type DayPart = (typeof dayParts)[number]

/** How often something comes again. */
export interface Every {
  readonly unit: 'day' | 'week' | 'month' | 'year'
  readonly interval: number
}

/** What some words say of when. Two of them that say the same kind of thing do not go together. */
export interface When {
  readonly day?: Day
  /** 0 (Sunday) to 6. */
  readonly weekdays?: readonly number[]
  /** The days are counted in the next week, which begins on a Monday. */
  readonly isNextWeek?: true
  /** 1 to 31. */
  readonly monthDay?: number
  /** 'HH:MM' */
  readonly clock?: string
  /** The half of the day was said with the clock. */
  readonly isHalfSaid?: true
  readonly part?: DayPart
  readonly afterMinutes?: number
  readonly every?: Every
}

/** Both together; null: they contradict each other. */
export function together(a: When, b: When): When | null {
  const isTwice = Object.keys(b).some((name) => name in a)
  return isTwice ? null : { ...a, ...b }
}
