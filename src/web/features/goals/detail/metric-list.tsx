import { Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import { metricShare } from '#domain/goals/engine/goal-progress.ts'
import type { GoalMetric } from '#domain/goals/records/goal.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { followRule } from '#worker/goals/goals.calls.ts'
import { useGoalActions } from '../use-goals.ts'

/** Numbers on the way of a goal: where they began, where they are and where they should be. */
export function MetricList({ goal }: { goal: GoalFact }) {
  const actions = useGoalActions()
  const vault = useVaultCalls()
  const [isAdding, setAdding] = useState(false)
  const keep = async (metrics: GoalMetric[]) => {
    const isKept = await actions.patch(goal.id, { metrics })
    if (isKept) await vault.run(followRule, { goalId: goal.id })
    return isKept
  }
  return (
    <section aria-label="Numbers">
      <ul className="grid gap-2">
        {goal.metrics.map((metric, at) => (
          <li
            key={`${metric.name}${metric.from}${metric.to}`}
            className="grid grid-cols-[1fr_6rem_auto] items-end gap-3"
          >
            <p className="type-secondary pb-2.5">
              <span className="text-muted">{metric.name}</span>{' '}
              <span className="figures">
                from {metric.from} to {metric.to} {metric.unit}, {Math.round(metricShare(metric) * 100)} %
              </span>
            </p>
            <TextField
              type="number"
              step="any"
              label="Now"
              defaultValue={metric.current}
              onBlur={(event) => {
                const current = event.target.valueAsNumber
                if (Number.isFinite(current) && current !== metric.current)
                  void keep(goal.metrics.with(at, { ...metric, current }))
              }}
            />
            <IconButton
              label={`Remove ${metric.name}`}
              icon={<Trash2 size={15} strokeWidth={1.6} />}
              className="-mr-3"
              onClick={() => void keep(goal.metrics.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ul>
      {isAdding ? (
        <AddMetric
          onAdd={async (metric) => (await keep([...goal.metrics, metric])) && setAdding(false)}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <Button variant="quiet" size="small" className="-ml-3 mt-1" onClick={() => setAdding(true)}>
          <Plus size={16} strokeWidth={1.7} aria-hidden="true" className="text-muted" />A number to count
        </Button>
      )}
    </section>
  )
}

function AddMetric({
  onAdd,
  onCancel,
}: {
  onAdd: (metric: GoalMetric) => Promise<unknown>
  onCancel: () => void
}) {
  const [error, setError] = useState<{ name?: string; to?: string }>({})
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const name = String(fields.get('name')).trim()
    const to = Number.parseFloat(String(fields.get('to')))
    const from = Number.parseFloat(String(fields.get('from'))) || 0
    if (name === '') return setError({ name: 'A number needs a name.' })
    if (!Number.isFinite(to)) return setError({ to: 'Write a number.' })
    void onAdd({ name, unit: String(fields.get('unit')).trim(), from, to, current: from })
  }
  return (
    <form noValidate onSubmit={add} className="mt-3 grid grid-cols-2 gap-3">
      <TextField name="name" label="What is counted" maxLength={80} autoComplete="off" error={error.name} />
      <TextField name="unit" label="Unit" aside="(Optional)" maxLength={30} autoComplete="off" />
      <TextField name="from" type="number" step="any" label="From" defaultValue={0} />
      <TextField name="to" type="number" step="any" label="To" error={error.to} />
      <div className="flex gap-2">
        <Button variant="outline" size="small" type="submit">
          Add
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
