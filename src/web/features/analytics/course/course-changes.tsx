import { latestChanges } from '#domain/insights/insight-words.ts'
import { changeEvidence } from '#domain/insights/move-evidence.ts'
import { changeWords, type LevelChange } from '#domain/insights/signals.ts'
import { ClaimActions } from '../claim-actions.tsx'
import { Evidence } from '../evidence.tsx'
import { Receipts } from '../receipts.tsx'
import type { InsightTabProps } from '../tab-props.ts'
import { whyChange } from './why-change.ts'

/** The changes of which the answer tells, each with its days. */
export function CourseChanges({ analysis, answers, onOpenEntry }: InsightTabProps) {
  return (
    <Receipts words="What this rests on">
      <div className="grid gap-x-14 gap-y-7 pt-2 lg:grid-cols-3">
        {latestChanges(analysis).map((change) => (
          <ChangeClaim key={change.claim} {...{ change, analysis, answers, onOpenEntry }} />
        ))}
      </div>
    </Receipts>
  )
}

function ChangeClaim({ change, analysis, answers, onOpenEntry }: InsightTabProps & { change: LevelChange }) {
  const words = changeWords(change, analysis.to)
  const lines = changeEvidence(analysis, change)
  return (
    <section aria-label={words} className="min-w-0">
      <h3 className="type-list-title figures">{words}</h3>
      <Evidence
        {...{ lines, onOpenEntry }}
        allWords={`All ${lines.length} days`}
        againstWords="Nearer to what it was before"
      />
      <ClaimActions {...{ answers, words }} claim={change.claim} why={whyChange} />
    </section>
  )
}
