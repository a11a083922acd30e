import { weekdayName, weekdaysFrom } from '#domain/habits/frequency-words.ts'
import { dayNumberOf, weekdayOf } from '#domain/time/day-number.ts'
import type { HabitDetailRow } from '#domain/views/habit-rows.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { BarChart } from '#web/ui/charts/bar-chart.tsx'
import { Figure } from '#web/ui/charts/figure.tsx'

const partsOf: readonly (readonly [string, number, number])[] = [
  ['05:00 to 09:00', 5, 9],
  ['09:00 to 12:00', 9, 12],
  ['12:00 to 15:00', 12, 15],
  ['15:00 to 18:00', 15, 18],
  ['18:00 to 21:00', 18, 21],
  ['21:00 to 24:00', 21, 24],
  ['00:00 to 05:00', 0, 5],
]

/** On which weekdays and at what hours it was done. */
export function WhenFigure({ detail }: { detail: HabitDetailRow }) {
  const { weekStart } = useMyDay()
  const byWeekday = weekdaysFrom(weekStart).map((day) => ({
    name: weekdayName(day),
    count: detail.completions.filter((one) => weekdayOf(dayNumberOf(one.day)) === day).length,
  }))
  const timed = detail.completions.filter(({ hour }) => hour !== null)
  const byHour = partsOf.map(([name, from, to]) => ({
    name,
    count: timed.filter(({ hour }) => hour !== null && hour >= from && hour < to).length,
  }))
  const rows = [...byWeekday, ...byHour]
  const bars = (counted: typeof byWeekday) =>
    counted.map(({ name, count }) => ({ key: name, name, value: count === 0 ? null : count }))
  return (
    <Figure
      question="When is it done?"
      answer={sentenceOf(detail, timed.length)}
      size="side"
      fileName="when-it-is-done"
      table={{
        caption: 'Completions by weekday and hour',
        head: ['When', 'Done'],
        rows: rows.map(({ name, count }) => [name, count]),
      }}
    >
      <BarChart rows={bars(byWeekday)} noneWords="none" />
      {timed.length > 0 && (
        <div className="mt-5">
          <BarChart rows={bars(byHour)} noneWords="none" />
        </div>
      )}
    </Figure>
  )
}

function sentenceOf({ completions }: HabitDetailRow, timed: number): string {
  if (completions.length === 0) return 'Not done yet.'
  const times = completions.length === 1 ? 'Once.' : `${completions.length} times.`
  if (timed === 0) return `${times} The hour is noted when you mark it as done on the day itself.`
  return timed === completions.length ? times : `${times} The hour is known for ${timed} of them.`
}
