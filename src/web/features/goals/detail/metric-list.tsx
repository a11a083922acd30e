import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import { metricShare } from '#domain/goals/engine/goal-progress.ts'
import { typedNumber } from '#domain/goals/engine/metric-form.ts'
import type { GoalMetric } from '#domain/goals/records/goal.ts'
import { useKeptRef } from '#web/lib/device/use-kept-ref.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { followRule } from '#worker/goals/goals.calls.ts'
import { useGoalActions } from '../use-goals.ts'
import { blankMetric, MetricFields } from './metric-fields.tsx'
import { quietIcon } from './quiet-icon.ts'
import { useDraft } from './use-draft.ts'

/** Numbers on the way of a goal: where they began, where they are and where they should be; and whether they move its progress. */
export function MetricList({ goal }: { goal: GoalFact }) {
  const actions = useGoalActions()
  const vault = useVaultCalls()
  const latest = useKeptRef(goal)
  const { draft, ref, open, change, close } = useDraft(`goal-number ${goal.id}`, blankMetric)
  const patch = async (changes: Partial<GoalFact>) => {
    const isKept = await actions.patch(goal.id, changes)
    if (isKept) await vault.run(followRule, { goalId: goal.id })
    return isKept
  }
  const remove = async (at: number) => {
    const gone = goal.metrics[at]
    if (!gone || !(await patch({ metrics: goal.metrics.toSpliced(at, 1) }))) return
    close()
    offerUndo(`“${gone.name}” is deleted`, () =>
      patch({ metrics: latest.current.metrics.toSpliced(at, 0, gone) }),
    )
  }
  const keep = async (metric: GoalMetric) => {
    const at = draft?.at ?? -1
    const metrics = goal.metrics[at] ? goal.metrics.with(at, metric) : [...goal.metrics, metric]
    if (await patch({ metrics })) close()
  }
  // Two numbers may have the same name: their places tell them apart.
  const rows = goal.metrics.map((metric, at) => ({ metric, at, key: String(at) }))
  const form = draft && (
    <MetricFields
      {...{ ref, draft }}
      onChange={change}
      onKeep={keep}
      onDelete={() => void remove(draft.at)}
      onClose={close}
    />
  )
  return (
    <section aria-label="Numbers">
      <ul className="grid gap-2">
        {rows.map(({ metric, at, key }) => (
          <li key={key}>
            {draft?.at === at ? (
              form
            ) : (
              <MetricRow
                metric={metric}
                onCurrent={(current) =>
                  void patch({ metrics: goal.metrics.with(at, { ...metric, current }) })
                }
                onEdit={() => open(asDraft(metric, at))}
              />
            )}
          </li>
        ))}
      </ul>
      {goal.metrics.length > 0 && <MovedBy goal={goal} onPatch={patch} />}
      {draft?.at === -1 ? (
        form
      ) : (
        <Button variant="quiet" size="small" className="-ml-3 mt-1" onClick={() => open()}>
          <Plus size={16} strokeWidth={1.7} aria-hidden="true" className="text-muted" />
          Track a number
        </Button>
      )}
    </section>
  )
}

const asDraft = ({ name, unit, from, to, current }: GoalMetric, at: number) => ({
  ...{ at, name, unit },
  ...{ from: String(from), to: String(to), current: String(current) },
})

/** Whether its numbers move a goal's progress, and the way to let them. */
function MovedBy({
  goal,
  onPatch,
}: {
  goal: GoalFact
  onPatch: (changes: Partial<GoalFact>) => Promise<boolean>
}) {
  const { progressRule } = goal.customization
  const isByNumbers = progressRule === 'metrics'
  const choose = (rule: 'hand' | 'metrics') =>
    void onPatch({ customization: { ...goal.customization, progressRule: rule } })
  return (
    <p className="type-label mt-2 flex flex-wrap items-center gap-x-2 text-muted">
      {isByNumbers
        ? 'Progress follows these numbers.'
        : progressRule === 'hand'
          ? 'Progress is set by hand, not by these numbers.'
          : `Progress follows ${progressRule === 'habits' ? 'linked habits' : 'milestones'}, not these numbers.`}
      <button type="button" className="text-link" onClick={() => choose(isByNumbers ? 'hand' : 'metrics')}>
        {isByNumbers ? 'Set it by hand' : 'Let them move it'}
      </button>
    </p>
  )
}

interface MetricRowProps {
  metric: GoalMetric
  onCurrent: (current: number) => void
  onEdit: () => void
}

function MetricRow({ metric, onCurrent, onEdit }: MetricRowProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const keep = () => {
    if (typed === null) return
    const current = typedNumber(typed)
    if (current === null) return setError('Not a number')
    setTyped(null)
    if (current !== metric.current) onCurrent(current)
  }
  const { name, unit, from, to, current } = metric
  const share = Math.round(metricShare(metric) * 100)
  return (
    <div className="group relative grid grid-cols-[1fr_5.5rem_auto] items-end gap-x-3 xl:grid-cols-[1fr_5.5rem]">
      <p className="type-secondary pb-1 [overflow-wrap:anywhere]">
        <span className="block font-strong">{name}</span>
        <span className="type-label figures block text-muted">
          {[from, 'to', to, unit].filter((part) => part !== '').join(' ')}, {share}% of the way
        </span>
      </p>
      <TextField
        inputMode="decimal"
        label="Now"
        aria-label={`${name} now`}
        value={typed ?? String(current)}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value)
          setError(undefined)
        }}
        onBlur={keep}
        onKeyDown={(event) => event.key === 'Enter' && keep()}
      />
      <IconButton
        label={`Edit ${name}`}
        icon={<Pencil size={15} strokeWidth={1.6} />}
        className={quietIcon}
        onClick={onEdit}
      />
    </div>
  )
}
