import { useRef, useState } from 'react'
import type { DayState } from '#domain/habits/schedule/day-state.ts'
import type { Day } from '#domain/time/day.ts'
import { daysBetween } from '#domain/time/day-number.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import type { ShownDays } from './habits-place.ts'

/** A day of a habit that was pressed; it holds until the worker says something new of that habit. */
export interface Press {
  readonly row: HabitRow
  readonly day: Day
  readonly isDone: boolean
}

/** So long after a press of a day the next one is the same press: a double tap, or a tap that ended a swipe. */
const doubleMs = 300

/** A habit as it will be once a press has been answered. */
export function pressed(row: HabitRow, { day, isDone }: Press, shown: ShownDays, today: Day): HabitRow {
  const isFree = row.quota !== null || row.kind === 'track'
  const before: DayState = isFree ? 'free' : day === today ? 'due' : 'missed'
  const at = row.marks.length - 1 - daysBetween(day, shown.until)
  return {
    ...row,
    marks: row.marks.map((mark, nth) => (nth !== at ? mark : isDone ? 'done' : before)),
    ...(day === shown.day && { today: isDone ? 'done' : isFree ? 'open' : 'due' }),
  }
}

/** Habits that show at once what was pressed, and how a press is told. */
export function usePressed(rows: readonly HabitRow[], shown: ShownDays, today: Day) {
  const [presses, setPresses] = useState<readonly Press[]>([])
  const last = useRef({ of: '', at: Number.NEGATIVE_INFINITY })
  return {
    habits: rows.map((row) =>
      presses.filter((one) => one.row === row).reduce((now, one) => pressed(now, one, shown, today), row),
    ),
    /** Shows a day as done or not while `work` goes on; what fails is shown as it was. A second press right after the first is none. */
    press(habitId: string, day: Day, isDone: boolean, work: () => Promise<boolean>): void {
      const [of, at] = [`${habitId} ${day}`, performance.now()]
      const isDouble = last.current.of === of && at - last.current.at < doubleMs
      last.current = { of, at }
      const row = rows.find(({ id }) => id === habitId)
      if (isDouble || !row) return
      const one = { row, day, isDone }
      setPresses((all) => [
        ...all.filter((other) => rows.includes(other.row) && !(other.row === row && other.day === day)),
        one,
      ])
      void work().then((isKept) => isKept || setPresses((all) => all.filter((other) => other !== one)))
    },
  }
}
