import { experimentAnswer, experimentSure } from '#domain/insights/experiments/experiment-words.ts'
import { experimentState } from '#domain/insights/experiments/toss.ts'
import type { Day } from '#domain/time/day.ts'
import { shortDate } from '#domain/time/entry-date.ts'
import { Button } from '#web/ui/button.tsx'
import { useExperimentResult } from './use-experiment-result.ts'
import type { ExperimentRow } from './use-experiments.ts'

/** That a link was tried out, or is, and what the coin found once it is over. */
export function Tried({ one, today, onSee }: { one: ExperimentRow; today: Day; onSee: () => void }) {
  const isOver = experimentState(one, today).is === 'over'
  const result = useExperimentResult(one, today)
  const since = shortDate(one.firstDay, today.slice(0, 4))
  return (
    <div className="mt-3">
      <p className="type-label figures text-muted">
        {!isOver && `It could be the other way round, so a coin decides from ${since} on.`}
        {isOver && `It could be the other way round, so from ${since} on a coin decided.`}
        {isOver && result && ` ${experimentAnswer(one, result)} ${experimentSure(result)}`}
      </p>
      <Button variant="outline" size="small" className="mt-4" onClick={onSee}>
        See the experiment
      </Button>
    </div>
  )
}
