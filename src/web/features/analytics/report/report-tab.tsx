import type { Analysis } from '#domain/insights/analysis.ts'
import { periodWords, reportParts } from '#domain/insights/letters/sheet.ts'
import { longDate } from '#domain/time/entry-date.ts'
import { Button } from '#web/ui/button.tsx'
import { SheetOfPaper } from './sheet-of-paper.tsx'

interface ReportTabProps {
  analysis: Analysis
  /** Claims that were put away. */
  gone: ReadonlySet<string>
  userName: string
}

/** Everything of a time on paper, to read, to print, or to hand to somebody. */
export function ReportTab({ analysis, gone, userName }: ReportTabProps) {
  return (
    <div className="grid items-start gap-x-12 gap-y-6 xl:grid-cols-[minmax(0,41.25rem)_minmax(0,1fr)]">
      <SheetOfPaper
        from={userName}
        date={longDate(analysis.to)}
        title={`${periodWords(analysis)}`}
        lead="What was rated, what was written, and what goes with what."
        parts={reportParts(analysis, gone)}
        foot={`Put together from ${analysis.pages} ${analysis.pages === 1 ? 'page' : 'pages'} of one journal, on its writer’s own device. Self-ratings from 1 to 10, not a test and not a diagnosis.`}
      />
      <section className="max-xl:row-start-1">
        <h2 className="type-insight">A report of this time</h2>
        <p className="type-secondary mt-1 text-text-2">
          It is of the time that is chosen above: thirty days make a monthly one. It leaves this device only
          on paper, or in a file that you send yourself.
        </p>
        <Button className="mt-5" onClick={() => print()}>
          Print, or save as PDF
        </Button>
      </section>
    </div>
  )
}
