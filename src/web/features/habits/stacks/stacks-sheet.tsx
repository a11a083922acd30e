import { ArrowDown, ArrowUp, GripVertical, Plus, Trash2 } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { type StackTime, stackTimes } from '#domain/habits/habit-choices.ts'
import { atFields, useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { placeHabit } from '#worker/habits/habits.calls.ts'
import { Choice } from '../choice.tsx'
import type { useHabits } from '../use-habits.ts'

type All = ReturnType<typeof useHabits>
type Stack = All['stacks'][number]

const timeNames: Readonly<Record<StackTime, string>> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  anytime: 'Any time',
}
const times = stackTimes.map((value) => ({ value, label: timeNames[value] }))

/** Stacks: habits that follow one another, in an order that is dragged or moved by keys. */
export function StacksSheet({ all, onClose }: { all: All; onClose: () => void }) {
  const stacks = useEntityActions('habit_stack')
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string>()
  async function add() {
    const sayFaults = atFields({ name: setFault })
    if ((await stacks.create({ name, timeOfDay: 'anytime' }, { sayFaults })) !== null) setName('')
  }
  return (
    <Sheet title="Stacks" isWide onClose={onClose}>
      <p className="type-secondary text-text-2">
        A stack is a few habits in a row. The end of one is the cue for the next.
      </p>
      {all.stacks.map((stack) => (
        <StackPart key={stack.id} stack={stack} all={all} />
      ))}
      <form
        className="mt-8 flex items-start gap-3 border-line border-t pt-6"
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <div className="flex-1">
          <TextField
            label="New stack"
            placeholder="After supper"
            maxLength={100}
            value={name}
            error={fault}
            onChange={(event) => {
              setName(event.target.value)
              setFault(undefined)
            }}
          />
        </div>
        <Button type="submit" variant="outline" className="mt-6">
          <Plus size={18} aria-hidden="true" />
          Add
        </Button>
      </form>
    </Sheet>
  )
}

function StackPart({ stack, all }: { stack: Stack; all: All }) {
  const vault = useVaultCalls()
  const stacks = useEntityActions('habit_stack')
  const items = useEntityActions('habit_stack_item')
  const [dragged, setDragged] = useState<string | null>(null)
  const own = all.places.filter(({ stackId }) => stackId === stack.id).toSorted((a, b) => a.order - b.order)
  const nameOf = (habitId: string) => all.habits.find(({ id }) => id === habitId)?.name ?? ''
  const inStack = new Set(own.map(({ habitId }) => habitId))
  const free = all.habits.filter(({ id, isArchived }) => !isArchived && !inStack.has(id))
  function move(id: string, to: number) {
    const ids = own.map((one) => one.id).filter((one) => one !== id)
    ids.splice(Math.max(0, Math.min(own.length - 1, to)), 0, id)
    void items.reorder(ids)
  }
  return (
    <section aria-label={stack.name} className="mt-7 border-line border-t pt-5">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-40 flex-1">
          <StackName stack={stack} />
        </div>
        <Choice
          label="When"
          value={stack.timeOfDay}
          choices={times}
          onChange={(timeOfDay) => void stacks.patch(stack.id, { timeOfDay })}
        />
        <IconButton
          label={`Delete ${stack.name}`}
          icon={<Trash2 size={18} strokeWidth={1.6} />}
          onClick={() => void stacks.remove(stack.id, `${stack.name} deleted. Its habits stay.`)}
        />
      </div>
      <ol className="mt-3">
        {own.map((item, at) => (
          <li
            key={item.id}
            draggable
            onDragStart={() => setDragged(item.id)}
            onDragOver={(event: DragEvent) => dragged && event.preventDefault()}
            onDrop={() => {
              if (dragged) move(dragged, at)
              setDragged(null)
            }}
            onKeyDown={(event: KeyboardEvent) => {
              if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
              event.preventDefault()
              move(item.id, at + (event.key === 'ArrowUp' ? -1 : 1))
            }}
            className="flex min-h-12 items-center gap-2 border-line border-b last:border-0"
          >
            <GripVertical size={18} strokeWidth={1.5} aria-hidden="true" className="cursor-grab text-muted" />
            <span className="min-w-0 flex-1 truncate text-ui">{nameOf(item.habitId)}</span>
            <IconButton
              label={`Move ${nameOf(item.habitId)} up`}
              disabled={at === 0}
              icon={<ArrowUp size={17} strokeWidth={1.6} />}
              onClick={() => move(item.id, at - 1)}
            />
            <IconButton
              label={`Move ${nameOf(item.habitId)} down`}
              disabled={at === own.length - 1}
              icon={<ArrowDown size={17} strokeWidth={1.6} />}
              onClick={() => move(item.id, at + 1)}
            />
            <Button variant="quiet" size="small" onClick={() => void items.take(item.id)}>
              Remove
            </Button>
          </li>
        ))}
      </ol>
      {free.length > 0 && (
        <Choice
          label={`Add to ${stack.name}`}
          value=""
          choices={[
            { value: '', label: 'Choose a habit' },
            ...free.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(habitId) => habitId && void vault.run(placeHabit, { habitId, stackId: stack.id })}
        />
      )}
    </section>
  )
}

/** Its name and what it is for, saved when the focus leaves them. */
function StackName({ stack }: { stack: Stack }) {
  const stacks = useEntityActions('habit_stack')
  const [name, setName] = useState(stack.name)
  const [description, setDescription] = useState(stack.description)
  const fault = name.trim() === '' ? 'Stack name is required' : undefined
  return (
    <div className="grid gap-3">
      <TextField
        label="Name"
        value={name}
        maxLength={100}
        error={fault}
        onChange={(event) => setName(event.target.value)}
        onBlur={() =>
          !fault && name.trim() !== stack.name && void stacks.patch(stack.id, { name: name.trim() })
        }
      />
      <TextField
        label="What it is for"
        aside="(Optional)"
        value={description}
        maxLength={500}
        onChange={(event) => setDescription(event.target.value)}
        onBlur={() =>
          description.trim() !== stack.description &&
          void stacks.patch(stack.id, { description: description.trim() })
        }
      />
    </div>
  )
}
