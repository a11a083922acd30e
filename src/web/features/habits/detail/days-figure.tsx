import { weekdayName, weekdaysFrom } from '#domain/habits/frequency-words.ts'
import type { Day } from '#domain/time/day.ts'
import { dayNumberOf, dayOfNumber, weekdayOf } from '#domain/time/day-number.ts'
import { longDate, monthName } from '#domain/time/entry-date.ts'
import type { HabitDetailRow } from '#domain/views/habit-rows.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { Figure } from '#web/ui/charts/figure.tsx'
import { type HeatCell, HeatGrid } from '#web/ui/charts/heat-grid.tsx'

import { stateWord } from '../day-mark.tsx'

/** Twenty weeks, a column each. */
const shownWeeks = 20

function cellOf(detail: HabitDetailRow, day: number, now: number): HeatCell {
  if (day > now) return 'ahead'
  const state = detail.states[day - dayNumberOf(detail.from)]
  if (state === 'done') {
    const { difficulty } = detail.completions.find((one) => one.day === dayOfNumber(day)) ?? {
      difficulty: null,
    }
    return difficulty === null ? 0.75 : 1 - (difficulty - 1) * 0.18
  }
  if (state === 'partly') return 0.2
  if (state === 'paused') return 'unknown'
  if (state === 'skipped') return 'skipped'
  return day === now && state === 'due' ? 'ahead' : 'none'
}

/** Which days it was done on, in a sheet of weeks; a day that is pressed can be changed. */
export function DaysFigure({
  detail,
  today,
  onDay,
}: {
  detail: HabitDetailRow
  today: Day
  onDay: (day: Day) => void
}) {
  const { weekStart } = useMyDay()
  const weekdays = weekdaysFrom(weekStart)
  const now = dayNumberOf(today)
  const thisWeek = now - ((weekdayOf(now) - (weekdays[0] ?? 0) + 7) % 7)
  const firstDay = thisWeek - (shownWeeks - 1) * 7
  const dayAt = (row: number, column: number) => firstDay + column * 7 + row
  const cells = weekdays.map((_, row) =>
    Array.from({ length: shownWeeks }, (_week, column) => cellOf(detail, dayAt(row, column), now)),
  )
  const months = Array.from({ length: shownWeeks }, (_, at) => dayOfNumber(dayAt(0, at)))
    .map((day, at) => ({ at, words: monthName(day).slice(0, 3), month: day.slice(0, 7) }))
    .filter(({ month }, at, all) => month !== all[at - 1]?.month)
    .filter(({ at }, nth, all) => nth === 0 || at - (all[nth - 1]?.at ?? 0) >= 3)
  const stateOf = (day: number) => detail.states[day - dayNumberOf(detail.from)] ?? 'free'
  const shownDays = Array.from({ length: now - firstDay + 1 }, (_, at) => firstDay + at)
  return (
    <Figure
      question="On which days?"
      answer="Paler was harder. A dot is not done, a slash skipped, hatch paused. Press a day to change it."
      size="side"
      table={{
        caption: `The last ${shownWeeks} weeks by day`,
        head: ['Day', 'The day'],
        rows: shownDays.map((day) => [dayOfNumber(day), stateWord(stateOf(day))]),
      }}
    >
      <HeatGrid
        cells={cells}
        rowNames={weekdays.map((day) => weekdayName(day).slice(0, 3))}
        columnMarks={months}
        describe={(row, column) => {
          const day = dayAt(row, column)
          return `${longDate(dayOfNumber(day))}: ${day > now ? 'to come' : stateWord(stateOf(day))}`
        }}
        label="Days of the last weeks"
        onChoose={(row, column) => dayAt(row, column) <= now && onDay(dayOfNumber(dayAt(row, column)))}
      />
    </Figure>
  )
}
