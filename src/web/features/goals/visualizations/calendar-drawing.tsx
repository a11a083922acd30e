import { dated } from '#domain/goals/engine/days.ts'
import { type CalendarMark, markWords, type StreakCalendar } from '#domain/goals/visuals/streak-calendar.ts'
import type { Day } from '#domain/time/day.ts'
import { monthName } from '#domain/time/entry-date.ts'
import { type HeatCell, HeatGrid } from '#web/ui/charts/heat-grid.tsx'

const cells: Readonly<Record<CalendarMark, HeatCell>> = {
  step: 1,
  habit: 0.36,
  none: 'none',
  paused: 'unknown',
  ahead: 'ahead',
  before: 'ahead',
}

/** Weeks as columns: bright is a step, pale a linked habit, hatched is rest. */
export function CalendarDrawing({
  calendar,
  today,
  largest,
}: {
  calendar: StreakCalendar
  today: Day
  largest: number
}) {
  const { weeks, rowNames } = calendar
  const at = (row: number, column: number) => weeks[column]?.[row]
  const months = weeks.flatMap((week, index) => {
    const first = week[0]?.day ?? today
    const before = weeks[index - 1]?.[0]?.day
    const isNew = !before || before.slice(0, 7) !== first.slice(0, 7)
    return isNew ? [{ at: index, words: monthName(first).slice(0, 3) }] : []
  })
  const apart = Math.max(3, Math.ceil(weeks.length / 8))
  const marks = months.filter((mark, index) => {
    const next = months[index + 1]
    return index % Math.ceil(apart / 4.3) === 0 && (index > 0 || !next || next.at - mark.at > 1)
  })
  return (
    <HeatGrid
      label="Days with a step"
      cells={rowNames.map((_, row) => weeks.map((week) => cells[week[row]?.mark ?? 'ahead']))}
      rowNames={rowNames.map((name, row) => (row % 2 === 0 ? name : ''.padEnd(row, ' ')))}
      columnMarks={marks}
      largest={largest}
      describe={(row, column) => {
        const day = at(row, column)
        return day ? `${dated(day.day, today)}: ${markWords(day.mark)}` : ''
      }}
    />
  )
}
