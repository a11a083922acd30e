import type { Overview } from '#contract/admin/admin.ts'
import { shortDate } from '#domain/time/entry-date.ts'
import { ColumnChart } from '#web/ui/charts/column-chart.tsx'
import { Figure } from '#web/ui/charts/figure.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { counted, durationWords } from './admin-words.ts'

/** Accounts made on each of the last days, a bar each. */
export function SignUpsFigure({ days }: { days: Overview['signUps'] }) {
  const all = days.reduce((sum, { count }) => sum + count, 0)
  const first = days[0]?.day ?? ''
  const year = first.slice(0, 4)
  return (
    <Figure
      question="How many came?"
      level={2}
      answer={`${counted(all, 'account')} made in the last ${days.length} days, counted by UTC.`}
      table={{
        caption: 'Accounts made by day',
        head: ['Day', 'Accounts'],
        rows: days.map(({ day, count }) => [day, count]),
      }}
    >
      <ColumnChart
        label="Accounts made by day"
        columns={days.map(({ day, count }) => ({ key: day, value: count }))}
        marks={days.map(({ day }, at) => ({
          at,
          words: at === days.length - 1 ? 'today' : shortDate(day, year),
          isNow: at === days.length - 1,
        }))}
        describe={(at) => [shortDate(days[at]?.day ?? first, year), counted(days[at]?.count ?? 0, 'account')]}
        height={96}
      />
    </Figure>
  )
}

/** What the server promises for most of its answers. */
const promisedMs = 100

/** How long answers of the last hour took: the median, and what 95 of 100 stay below. */
export function AnswerTimesFigure({ answers: { count, medianMs, p95Ms } }: { answers: Overview['answers'] }) {
  if (medianMs === null || p95Ms === null) return null
  const scale = Math.max(promisedMs, p95Ms) * 1.05
  const at = (ms: number): string => `${(100 * ms) / scale}%`
  /** Far enough for both to have their words below the line. */
  const isApart = (a: number, b: number): boolean => Math.abs(a - b) > 0.35 * scale
  return (
    <Figure
      question="How fast do we answer?"
      level={2}
      answer={`Median ${durationWords(medianMs)}; 95 of 100 within ${durationWords(p95Ms)}. ${counted(count, 'answer')} of this server in the last hour.`}
      table={{
        caption: 'How long answers took in the last hour',
        head: ['Measure', 'Milliseconds'],
        rows: [
          ['Median', Math.round(medianMs)],
          ['95 of 100', Math.round(p95Ms)],
        ],
      }}
    >
      <div aria-hidden="true" className="relative mt-8 h-8 border-t border-line">
        <span className="absolute -top-px left-0 h-0.5 bg-ink" style={{ width: at(p95Ms) }} />
        <span
          className="absolute -top-1.5 size-3 -translate-x-1/2 rounded-full bg-ink"
          style={{ left: at(medianMs) }}
        />
        <span
          className="type-label absolute -top-3 h-6 border-l border-dotted border-line-strong"
          style={{ left: at(promisedMs) }}
        />
        <span className="type-label absolute top-3 -ml-1.5 whitespace-nowrap" style={{ left: at(medianMs) }}>
          {durationWords(medianMs)}
        </span>
        {isApart(medianMs, p95Ms) && isApart(p95Ms, promisedMs) && (
          <span
            className="type-label absolute top-3 -translate-x-full whitespace-nowrap text-text-2"
            style={{ left: at(p95Ms) }}
          >
            {durationWords(p95Ms)}
          </span>
        )}
        <span
          className={classNames(
            'type-label absolute top-3 whitespace-nowrap text-muted',
            promisedMs > scale / 2 && '-translate-x-full',
          )}
          style={{ left: at(promisedMs) }}
        >
          promised: {promisedMs} ms
        </span>
      </div>
    </Figure>
  )
}
