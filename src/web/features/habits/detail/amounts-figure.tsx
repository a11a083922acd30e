import { targetWords } from '#domain/habits/frequency-words.ts'
import type { HabitTarget } from '#domain/habits/habit.ts'
import type { Day } from '#domain/time/day.ts'
import { dayNumberOf, dayOfNumber } from '#domain/time/day-number.ts'
import { longDate, shortDate } from '#domain/time/entry-date.ts'
import type { CompletionLine } from '#domain/views/habit-rows.ts'
import { Figure } from '#web/ui/charts/figure.tsx'
import { LineChart } from '#web/ui/charts/line-chart.tsx'
import { niceScale } from '#web/ui/charts/placing/nice-scale.ts'

interface AmountsFigureProps {
  completions: readonly CompletionLine[]
  target: HabitTarget
  today: Day
}

/** How many days are drawn. */
const drawnDays = 63

const rounded = (value: number): number => Math.round(value * 10) / 10

/** How much it was each day, of a measured habit, beside what is aimed for. */
export function AmountsFigure({ completions, target, today }: AmountsFigureProps) {
  const unit = target.unit || 'in all'
  const now = dayNumberOf(today)
  const byDay = new Map(completions.map(({ day, value }) => [dayNumberOf(day), value ?? target.value]))
  const oldest = completions.at(-1)?.day ?? today
  const first = Math.max(dayNumberOf(oldest), now - drawnDays + 1)
  const days = Array.from({ length: Math.max(1, now - first + 1) }, (_, at) => first + at)
  const values = days.map((day) => byDay.get(day) ?? null)
  const given = values.filter((value) => value !== null)
  const mean = given.reduce((sum, value) => sum + value, 0) / Math.max(1, given.length)
  return (
    <Figure
      question="How much each time?"
      answer={
        given.length === 0
          ? `Nothing in these weeks. You aim for ${targetWords(target)}.`
          : `${rounded(mean)} ${unit} on average, on ${given.length} of the last ${days.length} days. You aim for ${targetWords(target)}.`
      }
      size="side"
      fileName="amounts"
      table={{
        caption: `Amount by day${target.unit && `, in ${target.unit}`}`,
        head: ['Day', target.unit || 'Amount'],
        rows: days.map((day, at) => [dayOfNumber(day), values[at] ?? null]),
      }}
    >
      <LineChart
        label="Amount by day"
        series={[
          { name: 'Amount', stroke: 'ink', shape: 'dots', values },
          {
            name: 'Aim',
            stroke: 'other',
            values: days.map(() => target.value),
            endWords: String(target.value),
          },
        ]}
        scale={niceScale([...given, target.value])}
        marks={[0, days.length - 1].map((at) => ({
          at,
          words:
            at === days.length - 1 ? 'today' : shortDate(dayOfNumber(days[at] ?? now), today.slice(0, 4)),
          isNow: at === days.length - 1,
        }))}
        describe={(at) => {
          const value = values[at] ?? null
          return [
            longDate(dayOfNumber(days[at] ?? now)),
            value === null ? 'not done' : `${rounded(value)} ${target.unit}`.trim(),
          ]
        }}
      />
    </Figure>
  )
}
