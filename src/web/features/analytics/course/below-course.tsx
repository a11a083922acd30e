import type { InsightTabProps } from '../tab-props.ts'
import { OddDays } from './odd-days.tsx'
import { Signals } from './signals.tsx'
import { WritingTimes } from './writing-times.tsx'

/** The days that stand out, when pages are written, and what may be worth noticing early. */
export function BelowCourse({ analysis, answers, onOpenEntry }: InsightTabProps) {
  return (
    <div className="grid items-start gap-x-14 gap-y-11 border-line border-t pt-9 lg:grid-cols-2">
      <div className="grid min-w-0 gap-11">
        <OddDays {...{ analysis, answers, onOpenEntry }} />
        <WritingTimes analysis={analysis} />
      </div>
      <Signals {...{ analysis, answers, onOpenEntry }} />
    </div>
  )
}
