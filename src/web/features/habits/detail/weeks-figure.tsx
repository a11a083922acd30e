import { timesWord, weekdaysFrom } from '#domain/habits/frequency-words.ts'
import { capital } from '#domain/text/number-words.ts'
import type { Day } from '#domain/time/day.ts'
import { dayNumberOf, dayOfNumber, weekdayOf } from '#domain/time/day-number.ts'
import { shortDate } from '#domain/time/entry-date.ts'
import type { HabitDetailRow } from '#domain/views/habit-rows.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { ColumnChart } from '#web/ui/charts/column-chart.tsx'
import { Figure } from '#web/ui/charts/figure.tsx'

const shownWeeks = 12

/** How often it was done week by week, of what is only counted and therefore has no strength. */
export function WeeksFigure({ detail, today }: { detail: HabitDetailRow; today: Day }) {
  const firstWeekday = weekdaysFrom(useMyDay().weekStart)[0] ?? 0
  const now = dayNumberOf(today)
  const thisWeek = now - ((weekdayOf(now) - firstWeekday + 7) % 7)
  const done = detail.completions.map(({ day }) => dayNumberOf(day))
  const weeks = Array.from({ length: shownWeeks }, (_, at) => {
    const first = thisWeek - (shownWeeks - 1 - at) * 7
    const value = done.filter((day) => day >= first && day < first + 7).length
    const words = shortDate(dayOfNumber(first), today.slice(0, 4))
    return { key: dayOfNumber(first), value, words }
  })
  const all = weeks.reduce((sum, { value }) => sum + value, 0)
  return (
    <Figure
      question="How often?"
      answer={`${capital(timesWord(all))} in the last twelve weeks. It is only counted: nothing is due, and nothing is missed.`}
      level={2}
      fileName="times-by-week"
      table={{
        caption: 'Times done by week',
        head: ['Week from', 'Times'],
        rows: weeks.map(({ key, value }) => [key, value]),
      }}
    >
      <ColumnChart
        label="Times done by week"
        columns={weeks}
        marks={weeks.map(({ words }, at) => ({
          at,
          words: at === shownWeeks - 1 ? 'this week' : words,
          isNow: at === shownWeeks - 1,
        }))}
        describe={(at) => [
          at === shownWeeks - 1 ? 'this week' : `week from ${weeks[at]?.words ?? ''}`,
          timesWord(weeks[at]?.value ?? 0),
        ]}
      />
    </Figure>
  )
}
