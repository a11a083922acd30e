import { weekdayName, weekdaysFrom } from '#domain/habits/frequency-words.ts'
import { dayNumberOf, weekdayOf } from '#domain/time/day-number.ts'
import type { HabitDetailRow } from '#domain/views/habit-rows.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { BarChart } from '#web/ui/charts/bar-chart.tsx'
import { Figure } from '#web/ui/charts/figure.tsx'

const partsOf: readonly (readonly [string, number, number])[] = [
  ['05 to 09', 5, 9],
  ['09 to 12', 9, 12],
  ['12 to 15', 12, 15],
  ['15 to 18', 15, 18],
  ['18 to 21', 18, 21],
  ['21 to 24', 21, 24],
  ['00 to 05', 0, 5],
]

/** On which weekdays and at what hours it was done, and how it felt. */
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

function meanWords(values: readonly (number | null)[], name: string): string {
  const given = values.filter((value) => value !== null)
  if (given.length === 0) return ''
  const mean = given.reduce((sum, value) => sum + value, 0) / given.length
  return `${name} ${mean.toFixed(1)} of 5 (${given.length} rated)`
}

function sentenceOf({ completions }: HabitDetailRow, timed: number): string {
  if (completions.length === 0) return 'Not done yet.'
  const hours =
    timed === 0
      ? 'Hours are kept when it is ticked on the day itself.'
      : `Hours of ${timed} ticked on the day itself.`
  const felt = [
    meanWords(
      completions.map(({ difficulty }) => difficulty),
      'difficulty',
    ),
    meanWords(
      completions.map(({ mood }) => mood),
      'mood after',
    ),
  ].filter(Boolean)
  return [
    completions.length === 1 ? 'Once.' : `${completions.length} times.`,
    hours,
    felt.length > 0 && `${felt.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
