import { type FormEvent, type Ref, useState } from 'react'
import { type MetricProblems, metricFrom } from '#domain/goals/engine/metric-form.ts'
import type { GoalMetric } from '#domain/goals/records/goal.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { FormFoot } from './form-foot.tsx'

/** A number as its form holds it, and its place among those of its goal; -1: a new one. */
export type MetricDraft = {
  readonly at: number
  readonly name: string
  readonly unit: string
  readonly from: string
  readonly to: string
  readonly current: string
}

export const blankMetric: MetricDraft = { at: -1, name: '', unit: '', from: '0', to: '', current: '' }

interface MetricFieldsProps {
  ref: Ref<HTMLFormElement>
  draft: MetricDraft
  onChange: (changes: Partial<MetricDraft>) => void
  onKeep: (metric: GoalMetric) => Promise<void>
  onDelete: () => void
  onClose: () => void
}

const fields = [
  { name: 'name', label: 'What are you counting?', most: 80, mode: 'text' },
  { name: 'unit', label: 'Unit', most: 30, mode: 'text' },
  { name: 'from', label: 'Start', most: 20, mode: 'decimal' },
  { name: 'to', label: 'Target', most: 20, mode: 'decimal' },
  { name: 'current', label: 'Now', most: 20, mode: 'decimal' },
] as const

/** A number that is counted: what is wrong is said at its field. */
export function MetricFields({ ref, draft, onChange, onKeep, onDelete, onClose }: MetricFieldsProps) {
  const [problems, setProblems] = useState<MetricProblems>({})
  const isNew = draft.at < 0
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    const made = metricFrom(draft)
    if ('problems' in made) setProblems(made.problems)
    else await onKeep(made.metric)
  }
  return (
    <form
      ref={ref}
      noValidate
      aria-label={isNew ? 'A new number' : `Edit ${draft.name}`}
      onSubmit={(event) => void keep(event)}
      className="mt-3 grid grid-cols-2 gap-3"
    >
      {fields.map(({ name, label, most, mode }) => (
        <TextField
          key={name}
          label={label}
          aside={name === 'unit' || name === 'current' ? '(Optional)' : undefined}
          inputMode={mode}
          maxLength={most}
          value={draft[name]}
          error={problems[name]}
          onChange={(event) => {
            setProblems({})
            onChange({ [name]: event.target.value })
          }}
        />
      ))}
      <FormFoot send={isNew ? 'Add' : 'Save'} onClose={onClose} onDelete={isNew ? null : onDelete} />
    </form>
  )
}
