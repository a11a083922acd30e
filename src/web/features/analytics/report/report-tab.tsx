import { useState } from 'react'
import type { Analysis } from '#domain/insights/analysis.ts'
import { type InsightMonth, lastMonths } from '#domain/insights/insight-range.ts'
import { periodWords, reportParts } from '#domain/insights/letters/sheet.ts'
import type { Day } from '#domain/time/day.ts'
import { longDate, monthName } from '#domain/time/entry-date.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useInsights } from '../use-insights.ts'
import { SheetOfPaper } from './sheet-of-paper.tsx'

interface ReportTabProps {
  analysis: Analysis
  /** Claims that were put away. */
  gone: ReadonlySet<string>
  userName: string
  today: Day
}

/** Everything of a time on paper, to read, to print, or to hand to somebody. */
export function ReportTab({ analysis, today, ...rest }: ReportTabProps) {
  const [month, setMonth] = useState<InsightMonth | null>(null)
  return (
    <div className="grid items-start gap-x-12 gap-y-6 xl:grid-cols-[minmax(0,41.25rem)_minmax(0,1fr)]">
      {month === null ? (
        <Report {...rest} analysis={analysis} />
      ) : (
        <MonthReport key={month} {...rest} month={month} today={today} />
      )}
      <section className="max-w-140 max-xl:row-start-1">
        <h2 className="type-insight">A report to read or hand on</h2>
        <p className="type-secondary mt-1 text-text-2">
          It leaves this device only on paper, or in a file that you send yourself.
        </p>
        <div className="mt-5 max-w-80">
          <FieldFrame label="Which time">
            {(field) => (
              <Select
                {...field}
                value={month ?? ''}
                onChange={({ target }) =>
                  setMonth(lastMonths(today).find((one) => one === target.value) ?? null)
                }
              >
                <option value="">The time chosen above</option>
                {lastMonths(today).map((one) => (
                  <option key={one} value={one}>
                    {monthName(one)} {one.slice(0, 4)}
                    {today.startsWith(one) && ', so far'}
                  </option>
                ))}
              </Select>
            )}
          </FieldFrame>
        </div>
        <Button className="mt-5" onClick={() => print()}>
          Print, or save as PDF
        </Button>
      </section>
    </div>
  )
}

type ReportOf = Pick<ReportTabProps, 'gone' | 'userName'>

function MonthReport({ month, today, ...rest }: ReportOf & { month: InsightMonth; today: Day }) {
  const { analysis, hasFailed } = useInsights(month, today)
  if (analysis) return <Report {...rest} analysis={analysis} />
  return hasFailed ? (
    <p role="alert">This month could not be put together just now. Choose it again to try once more.</p>
  ) : (
    <div>
      <p role="status" className="sr-only">
        Putting the month together
      </p>
      <Skeleton className="h-120 w-full max-w-165 rounded-card" />
    </div>
  )
}

const Report = ({ analysis, gone, userName }: ReportOf & { analysis: Analysis }) => (
  <SheetOfPaper
    from={userName}
    date={longDate(analysis.to)}
    title={periodWords(analysis)}
    lead={
      analysis.pages === 0
        ? 'No page was written in this time.'
        : 'What was rated, what was written, and what goes with what.'
    }
    parts={analysis.pages === 0 ? [] : reportParts(analysis, gone)}
    foot={`Put together from ${analysis.pages} ${analysis.pages === 1 ? 'page' : 'pages'} of one journal, on its writer’s own device. Self-ratings from 1 to 10, not a test and not a diagnosis.`}
  />
)
