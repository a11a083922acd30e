import { Trash2 } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { saidBy } from '#browser/failure-sentences.ts'
import { type StackTime, stackTimes } from '#domain/habits/habit-choices.ts'
import { stackNameFault } from '#domain/habits/stack-name.ts'
import { placesOf } from '#domain/habits/stack-places.ts'
import { wasDone } from '#web/lib/vault/say-failed.ts'
import { useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useKeptText } from '#web/lib/vault/use-kept-text.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { patchEntity } from '#worker/core/entity.calls.ts'
import { placeHabit } from '#worker/habits/habits.calls.ts'
import { Choice } from '../choice.tsx'
import type { useHabits } from '../use-habits.ts'
import { StackOrder } from './stack-order.tsx'

type All = ReturnType<typeof useHabits>
type Stack = All['stacks'][number]

const timeNames: Readonly<Record<StackTime, string>> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  anytime: 'Any time',
}
const times = stackTimes.map((value) => ({ value, label: timeNames[value] }))

interface StackPartProps {
  stack: Stack
  all: All
  /** Gets the focus once the stack is gone. */
  backTo: RefObject<HTMLElement | null>
}

/** One stack: what it is called, when it is, and its habits. */
export function StackPart({ stack, all, backTo }: StackPartProps) {
  const stacks = useEntityActions('habit_stack')
  const section = useRef<HTMLElement>(null)
  const own = placesOf(all.places, stack.id).flatMap(({ id, habitId }) => {
    const habit = all.habits.find((one) => one.id === habitId)
    return habit ? [{ id, habit }] : []
  })
  const inside = new Set(own.map(({ habit }) => habit.id))
  const free = all.habits.filter(({ id, isArchived }) => !isArchived && !inside.has(id))
  async function remove() {
    if (await stacks.remove(stack.id, `${stack.name} deleted. Its habits stay.`)) backTo.current?.focus()
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={stack.name}
      className="mt-8 border-line border-t pt-6 outline-none"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_auto]">
        <StackName stack={stack} others={all.stacks.filter(({ id }) => id !== stack.id)} />
        <div className="max-sm:col-span-2">
          <Choice
            label="When"
            value={stack.timeOfDay}
            choices={times}
            onChange={(timeOfDay) => void stacks.patch(stack.id, { timeOfDay })}
          />
        </div>
        <IconButton
          label={`Delete ${stack.name}`}
          icon={<Trash2 size={18} strokeWidth={1.6} />}
          className="mt-6 -mr-3 max-sm:col-start-2 max-sm:row-start-1"
          onClick={() => void remove()}
        />
        <div className="col-span-2 sm:col-span-3">
          <StackDescription stack={stack} />
        </div>
      </div>
      <div className="mt-4">
        {own.length === 0 ? (
          <p className="type-secondary text-muted">No habits in it yet.</p>
        ) : (
          <StackOrder stack={stack} own={own} backTo={section} />
        )}
      </div>
      {free.length > 0 && <AddHabit stack={stack} free={free} />}
    </section>
  )
}

interface StackWordsProps {
  stack: Stack
}

const keepsOf =
  (vault: ReturnType<typeof useVaultCalls>, { id: uid }: Stack) =>
  (changes: Partial<Stack>) =>
    vault.run(patchEntity, { kind: 'habit_stack', uid, changes })

/** Sealed when typing pauses, the field is left or the sheet closes; a name that cannot be one is not. */
function StackName({ stack, others }: StackWordsProps & { others: readonly Stack[] }) {
  const keep = keepsOf(useVaultCalls(), stack)
  const faultOf = (name: string) =>
    stackNameFault(
      name,
      others.map((other) => other.name),
    )
  const { field, error } = useKeptText(stack.name, async (name) => {
    if (faultOf(name) === undefined) await keep({ name: name.trim() })
  })
  return (
    <TextField
      label="Name"
      dir="auto"
      maxLength={100}
      error={faultOf(field.value) ?? (error ? saidBy(error) : undefined)}
      {...field}
    />
  )
}

function StackDescription({ stack }: StackWordsProps) {
  const keep = keepsOf(useVaultCalls(), stack)
  const { field, error } = useKeptText(stack.description, (text) => keep({ description: text.trim() }))
  return (
    <TextField
      label="What it is for"
      aside="(Optional)"
      dir="auto"
      maxLength={500}
      error={error ? saidBy(error) : undefined}
      {...field}
    />
  )
}

interface AddHabitProps {
  stack: Stack
  /** Those that do not stand in it. */
  free: All['habits']
}

/** Puts a habit at the end of the stack; where else it stands it stays. */
function AddHabit({ stack, free }: AddHabitProps) {
  const vault = useVaultCalls()
  const [chosen, setChosen] = useState('')
  const habitId = free.some(({ id }) => id === chosen) ? chosen : ''
  return (
    <form
      className="mt-4 flex items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (habitId !== '') void wasDone(vault.run(placeHabit, { habitId, stackId: stack.id }))
      }}
    >
      <div className="min-w-0 flex-1">
        <Choice
          label={`Add to ${stack.name}`}
          value={habitId}
          choices={[
            { value: '', label: 'Choose a habit' },
            ...free.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={setChosen}
        />
      </div>
      <Button type="submit" variant="outline" aria-disabled={habitId === ''}>
        Add
      </Button>
    </form>
  )
}
