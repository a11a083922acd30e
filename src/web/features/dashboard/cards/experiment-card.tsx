import type { ReactNode } from 'react'
import { tossSentence } from '#domain/insights/experiments/experiment-words.ts'
import { experimentState } from '#domain/insights/experiments/toss.ts'
import type { Day } from '#domain/time/day.ts'
import { useEntities, useEntityActions } from '#web/lib/vault/use-entities.ts'
import { Button } from '#web/ui/button.tsx'
import { SmallCard } from './small-card.tsx'

/** What the coin says today, and whether it went so. */
export function ExperimentCard({ today, more }: { today: Day; more: ReactNode }) {
  const { rows } = useEntities('experiment')
  const { patch } = useEntityActions('experiment')
  const running = rows.flatMap((one) => {
    const state = experimentState(one, today)
    return state.is === 'running' ? [{ one, state }] : []
  })
  const [first] = running
  if (!first) return null
  const { one, state } = first
  const say = (followed: boolean) => void patch(one.id, { followed: { ...one.followed, [today]: followed } })
  return (
    <SmallCard title="Experiment" aside={`day ${state.nth} of ${one.days}`}>
      <p className="type-quote mt-2">{tossSentence(one, state.isToDo)}</p>
      {state.followed === null ? (
        <div className="-ml-3 mt-1 flex flex-wrap">
          <Button variant="quiet" size="small" onClick={() => say(true)}>
            It went so
          </Button>
          <Button variant="quiet" size="small" onClick={() => say(false)}>
            Not today
          </Button>
        </div>
      ) : (
        <p className="type-secondary mt-1 text-muted">
          {state.followed ? 'It went so.' : 'It went otherwise, and is kept as it went.'}
        </p>
      )}
      {more}
    </SmallCard>
  )
}
