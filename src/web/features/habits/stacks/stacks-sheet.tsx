import { Plus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { stackNameFault } from '#domain/habits/stack-name.ts'
import { atFields, useEntityActions } from '#web/lib/vault/use-entities.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { useHabits } from '../use-habits.ts'
import { StackPart } from './stack-part.tsx'

type All = ReturnType<typeof useHabits>

/** Stacks: habits that follow one another. */
export function StacksSheet({ all, onClose }: { all: All; onClose: () => void }) {
  const top = useRef<HTMLDivElement>(null)
  return (
    <Sheet title="Stacks" isWide onClose={onClose}>
      <div ref={top} tabIndex={-1} className="type-secondary grid gap-2 text-text-2 outline-none">
        <p>
          A stack is a few habits in a row. The end of one is the cue for the next, and a habit can stand in
          several.
        </p>
        {all.places.length > 1 && (
          <p className="text-muted">
            Drag a habit by its grip
            <span className="pointer-coarse:hidden">
              , or press <Key>↑</Key> and <Key>↓</Key> while the grip has the focus
            </span>
            .
          </p>
        )}
      </div>
      {all.stacks.map((stack) => (
        <StackPart key={stack.id} stack={stack} all={all} backTo={top} />
      ))}
      <NewStack names={all.stacks.map(({ name }) => name)} />
    </Sheet>
  )
}

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded-mark border border-line px-1.5 py-0.5 font-sans text-fine text-text-2">
    {children}
  </kbd>
)

function NewStack({ names }: { names: readonly string[] }) {
  const stacks = useEntityActions('habit_stack')
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string>()
  const isPending = useRef(false)
  async function add(event: FormEvent) {
    event.preventDefault()
    if (isPending.current) return
    const wrong = stackNameFault(name, names)
    setFault(wrong)
    if (wrong !== undefined) return
    isPending.current = true
    const sayFaults = atFields({ name: setFault })
    if ((await stacks.create({ name, timeOfDay: 'anytime' }, { sayFaults })) !== null) setName('')
    isPending.current = false
  }
  return (
    <form
      className="mt-8 flex items-start gap-3 border-line border-t pt-6"
      onSubmit={(event) => void add(event)}
    >
      <div className="min-w-0 flex-1">
        <TextField
          label="New stack"
          placeholder="After supper"
          dir="auto"
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
  )
}
