import { targetWords } from '#domain/habits/frequency-words.ts'
import { areaName, difficulties, difficultyName, habitAreas } from '#domain/habits/habit-choices.ts'
import { capital } from '#domain/text/number-words.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { Choice } from '../choice.tsx'
import { Segments } from '../segments.tsx'
import type { useHabits } from '../use-habits.ts'
import { targetOf } from './habit-form.ts'
import type { BuilderFields } from './use-builder.ts'

const kinds = [
  { value: 'build', label: 'Build' },
  { value: 'break', label: 'Break' },
  { value: 'track', label: 'Track' },
] as const
const kindWords = {
  build: 'Something you want to do more.',
  break: 'Something you want to leave behind.',
  track: 'Only counted. A day without it is never a miss.',
} as const
const directions = [
  { value: 'at_least', label: 'At least' },
  { value: 'at_most', label: 'At most' },
] as const
const areas = habitAreas.map((value) => ({ value, label: areaName(value) }))
const hard = difficulties.map((value) => ({ value, label: difficultyName(value) }))

interface KindFieldsProps extends BuilderFields {
  all: Pick<ReturnType<typeof useHabits>, 'stacks' | 'places'>
  /** The habit that is changed; null: one is made. */
  habit: { readonly id: string } | null
}

/** What kind of habit it is, where it belongs, and how much of it is asked for. */
export function KindFields({ form, set, faults, all, habit }: KindFieldsProps) {
  const own = new Set(all.places.flatMap(({ habitId, stackId }) => (habitId === habit?.id ? [stackId] : [])))
  const names = all.stacks.flatMap(({ id, name }) => (own.has(id) ? [name] : []))
  const stacks = all.stacks.filter(({ id }) => !own.has(id))
  return (
    <section aria-label="Kind, area, difficulty">
      <h2 className="type-secondary mb-3 font-strong text-text-2">Kind, area, difficulty</h2>
      <Segments legend="Kind" choices={kinds} value={form.kind} onChange={(kind) => set({ kind })} />
      <p className="type-label mt-2 text-muted">{kindWords[form.kind]}</p>
      <div className="mt-2">
        <Choice isRow label="Area" value={form.area} choices={areas} onChange={(area) => set({ area })} />
        <Choice
          isRow
          label="Difficulty"
          value={form.difficulty}
          choices={hard}
          onChange={(difficulty) => set({ difficulty })}
        />
        {stacks.length > 0 && (
          <Choice
            isRow
            label={names.length > 0 ? 'Add to another stack' : 'Stack'}
            value={form.stackId}
            choices={[
              { value: '', label: 'None' },
              ...stacks.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(stackId) => set({ stackId })}
          />
        )}
        {names.length > 0 && (
          <p className="type-label mt-2 text-muted [overflow-wrap:anywhere]">
            In {names.join(', ')}. To take it out, open “Stacks” below the list.
          </p>
        )}
      </div>
      <Toggle
        label="Measured"
        note="minutes, pages, glasses"
        isOn={form.isMeasured}
        onChange={(isMeasured) => set({ isMeasured })}
        className="mt-1"
      />
      {form.isMeasured && <TargetFields {...{ form, set, faults }} />}
    </section>
  )
}

function TargetFields({ form, set, faults }: BuilderFields) {
  const target = targetOf(form)
  const said = target && target.value > 0 ? `${capital(targetWords(target))} each time.` : undefined
  return (
    <div className="mt-2 grid grid-cols-2 gap-3">
      <div className="col-span-2">
        <Segments
          legend="At least or at most"
          choices={directions}
          value={form.direction}
          onChange={(direction) => set({ direction })}
        />
      </div>
      <TextField
        label="Amount"
        inputMode="decimal"
        error={faults.targetValue}
        value={form.targetValue}
        onChange={({ target: { value } }) => set({ targetValue: value })}
      />
      <TextField
        label="Unit"
        placeholder="minutes"
        dir="auto"
        error={faults.targetUnit}
        value={form.targetUnit}
        onChange={({ target: { value } }) => set({ targetUnit: value })}
      />
      {said && <p className="type-label col-span-2 -mt-1 text-muted">{said}</p>}
    </div>
  )
}
