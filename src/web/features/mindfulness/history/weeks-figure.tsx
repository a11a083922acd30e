import type { Day } from '#domain/time/day.ts'
import { dayNumber, monthName, shortDate } from '#domain/time/entry-date.ts'
import type { RowOf } from '#domain/views/views.ts'
import { ColumnChart } from '#web/ui/charts/column-chart.tsx'
import { Figure } from '#web/ui/charts/figure.tsx'

import { weeksSentence } from './session-days.ts'

/** Minutes practised by week, each week with its number; one without a session has a nought and no column. */
export function WeeksFigure({ rows, today }: { rows: readonly RowOf<'mindfulness.weeks'>[]; today: Day }) {
  const last = rows.length - 1
  const nameOf = (at: number) =>
    at === last ? 'this week' : `week from ${shortDate(rows[at]?.id ?? today, today.slice(0, 4))}`
  const isEmpty = rows.every(({ sessions }) => sessions === 0)
  return (
    <Figure
      question="How much have I practised?"
      answer={weeksSentence(rows)}
      size="side"
      fileName={`practice-${today}`}
      table={{
        caption: 'Minutes practised by week',
        head: ['Week from', 'Minutes', 'Sessions'],
        rows: rows.map(({ id, minutes, sessions }) => [id, minutes, sessions]),
      }}
    >
      {!isEmpty && (
        <ColumnChart
          label="Minutes practised by week"
          columns={rows.map(({ id, minutes }) => ({ key: id, value: minutes }))}
          marks={rows.map(({ id }, at) => ({
            at,
            words: at === last ? 'this week' : `${dayNumber(id)} ${monthName(id).slice(0, 3)}`,
            isNow: at === last,
          }))}
          describe={(at) => {
            const { minutes, sessions } = rows[at] ?? { minutes: 0, sessions: 0 }
            return [
              nameOf(at),
              minutes === 1 ? 'one minute' : `${minutes} minutes`,
              sessions === 1 ? 'one session' : `${sessions} sessions`,
            ]
          }}
        />
      )}
    </Figure>
  )
}
