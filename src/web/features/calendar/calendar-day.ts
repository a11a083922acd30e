import type { CalendarMark } from '#domain/calendar/calendar-mark.ts'
import { counted } from '#domain/goals/engine/days.ts'
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

/** What stands on a day, its habits apart from the rest. */
export function apartOn(marks: readonly CalendarMark[], day: Day) {
  const all = marksOn(marks, day)
  const isHabit = ({ layer }: CalendarMark) => layer === 'habits'
  return { habits: all.filter(isHabit), others: all.filter((mark) => !isHabit(mark)) }
}

/** Habits of a day as one line: their names are told by the day when it is pressed. */
export function habitsWords(marks: readonly CalendarMark[], day: Day, today: Day): string {
  const done = marks.filter(({ isDone }) => isDone).length
  const all = counted(marks.length, 'habit')
  if (done === marks.length) return `${all} done`
  if (done > 0) return `${done} of ${all}`
  return day < today ? `${all} ${marks.length === 1 ? 'was' : 'were'} due` : `${all} due`
}

/** What stands on a day where there is little room: its several habits are one line, the last one. */
export function shortOn(marks: readonly CalendarMark[], day: Day, today: Day): CalendarMark[] {
  const { habits, others } = apartOn(marks, day)
  const [first] = habits
  if (!first || habits.length === 1) return [...others, ...habits]
  const isDone = habits.every((one) => one.isDone)
  const title = habitsWords(habits, day, today)
  return [...others, { ...first, id: `habits ${day}`, uid: '', title, kind: 'habits', isDone }]
}

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
