import type { CalendarMark } from '#domain/calendar/calendar-mark.ts'
import type { Day } from '#domain/time/day.ts'
import type { RatedDayRow } from '#domain/views/calendar.ts'

/** How far something was moved: days, and minutes in whole quarters. */
export interface Moved {
  readonly byDays: number
  readonly byMinutes: number
}

/** What moves and stretches what stands on the calendar. Of whole days a stretch is whole days of minutes. */
export interface MarkMoves {
  readonly onMove: (mark: CalendarMark, moved: Moved) => void
  readonly onStretch: (mark: CalendarMark, byMinutes: number) => void
}

/** What the views need to know and may ask for. */
export interface CalendarBoard extends MarkMoves {
  readonly today: Day
  readonly chosen: Day
  readonly marks: readonly CalendarMark[]
  readonly rated: ReadonlyMap<Day, RatedDayRow>
  readonly onChoose: (day: Day) => void
  readonly onOpen: (mark: CalendarMark) => void
}

/** Everything that stands on a day, in its order: what lasts over several days stands on each. */
export const marksOn = (marks: readonly CalendarMark[], day: Day): CalendarMark[] =>
  marks.filter((mark) => mark.day <= day && mark.lastDay >= day)

/** The height of a day's fill: mood 1 to 10 at 5.4 % each; 0 where it was not rated. */
export const fillOf = (mood: number | null | undefined): number => (mood ? mood * 5.4 : 0)

/** By how much (px) the wave on a fill stands above its height, and words above the wave. */
const clearance = 3

/** Whether words that end `wordsEnd` px below the upper edge of a day, `height` px high, would stand in its fill. */
export const reachesFill = (wordsEnd: number, height: number, mood: number): boolean =>
  wordsEnd + clearance > height * (1 - fillOf(mood) / 100)

/** What can be carried elsewhere; of what comes from another calendar it is said that only that one moves it. */
export const canMove = ({ layer }: CalendarMark): boolean =>
  layer === 'events' || layer === 'reminders' || layer === 'outside'
