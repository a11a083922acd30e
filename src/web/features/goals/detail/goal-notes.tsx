import { Pencil, Plus } from 'lucide-react'
import type { FormEvent } from 'react'
import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import { tickTask } from '#domain/journal/markdown/tick-task.ts'
import { Blocks } from '#web/lib/reading/read-blocks.tsx'
import { partsOf, treeOf } from '#web/lib/reading/read-text.ts'
import { Button } from '#web/ui/button.tsx'
import { WordsField } from '#web/ui/fields/long-fields.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useGoalActions } from '../use-goals.ts'
import { useDraft } from './use-draft.ts'

const longest = 20_000
const blank = { notes: '' }

/** A goal's notes as they read: Markdown drawn as on pages, in which things to do can be ticked. */
export function GoalNotes({ goal }: { goal: GoalFact }) {
  const actions = useGoalActions()
  const { draft, ref, open, change, close } = useDraft(`goal-notes ${goal.id}`, blank)
  const { notes } = goal
  const tick = (at: number) => {
    const ticked = tickTask(notes, at)
    if (!ticked) return
    const { from, to, insert } = ticked
    void actions.patch(goal.id, { notes: notes.slice(0, from) + insert + notes.slice(to) })
  }
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    if (draft && (await actions.patch(goal.id, { notes: draft.notes.trimEnd() }))) close()
  }
  if (draft)
    return (
      <form
        ref={ref}
        noValidate
        aria-label="Edit the notes"
        onSubmit={(event) => void keep(event)}
        className="grid max-w-prose gap-3"
      >
        <WordsField
          label="Notes"
          note="Markdown works here: # for a heading, - for a list, - [ ] for a task."
          rows={8}
          maxLength={longest}
          value={draft.notes}
          onChange={(event) => change({ notes: event.target.value })}
        />
        <div className="flex gap-2">
          <Button variant="outline" size="small" type="submit">
            Save notes
          </Button>
          <Button variant="quiet" size="small" onClick={close}>
            Cancel
          </Button>
        </div>
      </form>
    )
  if (notes.trim() === '')
    return (
      <Button variant="quiet" size="small" className="-ml-3" onClick={() => open()}>
        <Plus size={16} strokeWidth={1.7} aria-hidden="true" className="text-muted" />
        Add notes
      </Button>
    )
  return (
    <section aria-labelledby="notes">
      <div className="flex max-w-prose items-center justify-between gap-3">
        <h2 id="notes" className="type-insight">
          Notes
        </h2>
        <IconButton
          label="Edit the notes"
          icon={<Pencil size={15} strokeWidth={1.6} />}
          className="-mr-3"
          onClick={() => open({ notes })}
        />
      </div>
      <div className="read-words mt-2 font-serif text-read [overflow-wrap:anywhere] [&>:first-child]:mt-0! [&>:last-child]:mb-0">
        {partsOf(notes).map(({ from, text }) => (
          <Blocks
            key={from}
            nodes={treeOf(text).children}
            context={{ text, from, marks: [], onTick: tick, photo: undefined }}
          />
        ))}
      </div>
    </section>
  )
}
