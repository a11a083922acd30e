import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import type { Day } from '#domain/time/day.ts'
import { Button } from '#web/ui/button.tsx'
import { BeginForm } from './begin-form.tsx'
import { ExperimentView } from './experiment-view.tsx'
import { useExperiments } from './use-experiments.ts'

/** Experiments with oneself: what runs, what was found, and a new one. */
export function ExperimentsTab({ today }: { today: Day }) {
  const { all, isReady, begin, say, stop, remove } = useExperiments(today)
  const [isBeginning, setBeginning] = useState(false)
  if (!isReady) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-11">
      <section className="max-w-180">
        <h2 className="type-insight">Does it follow, or does it only stand beside?</h2>
        <p className="type-secondary mt-1 text-text-2">
          Two things that go together may have a third behind them. A coin knows nothing of it: it says on
          which days you do the thing and on which you leave it, two and two in every four. You rate your days
          as always, and what differs then is what the thing does. For anything that touches medicine or
          illness, ask your doctor first.
        </p>
        {!isBeginning && (
          <Button
            variant={all.length === 0 ? 'primary' : 'outline'}
            className="mt-5"
            onClick={() => setBeginning(true)}
          >
            <FlaskConical size={17} strokeWidth={1.7} aria-hidden="true" />
            Ask something
          </Button>
        )}
        {isBeginning && (
          <BeginForm
            today={today}
            onCancel={() => setBeginning(false)}
            onBegin={async (begun, remindAt) => {
              if (await begin(begun, remindAt)) setBeginning(false)
            }}
          />
        )}
      </section>
      {all.map((one) => (
        <ExperimentView
          key={one.id}
          {...{ one, today }}
          onSay={(followed) => say(one, today, followed)}
          onStop={() => void stop(one)}
          onRemove={() => void remove(one)}
        />
      ))}
    </div>
  )
}
