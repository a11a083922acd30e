import { Fragment, type ReactNode, useId, useState } from 'react'
import { AddNote, NoteAction, NoteBody, noteHandlers } from './insights-panel-note.tsx'
import type { NoteLight, Notes } from './use-notes.ts'

/** One word among others that a page is about, or that it names. */
export interface WordNote {
  readonly word: string
  readonly light: NoteLight
  /** What is known of it. */
  readonly aside: string
  readonly actions: ReactNode
}

/** Words in a row, each a note; of the one that is open or looked at, what is known stands behind the row. */
export function InsightsPanelWordsList({ words, notes }: { words: readonly WordNote[]; notes: Notes }) {
  const id = useId()
  const open = words.find(({ light }) => light.key === notes.open)
  return (
    <>
      <ul className="flex flex-wrap items-baseline gap-x-1.5">
        {words.map(({ word, light }, at) => (
          <li key={light.key} className="font-serif text-read leading-ui">
            <button
              type="button"
              {...noteHandlers(notes, light)}
              aria-controls={open?.light.key === light.key ? id : undefined}
              data-lights={notes.lit === light.key || undefined}
              className="min-h-11 text-left underline decoration-line-strong decoration-1 underline-offset-[5px] [overflow-wrap:anywhere] hover:decoration-ink aria-expanded:decoration-ink aria-expanded:decoration-[1.5px] md:min-h-9"
            >
              {word}
            </button>
            {at < words.length - 1 && <Fragment>,</Fragment>}
          </li>
        ))}
      </ul>
      {open && (
        <div id={id} className="-mx-3 mt-1 rounded-control bg-surface-2 px-3 pt-2">
          <p className="flex items-baseline gap-3">
            <span className="font-serif text-read leading-ui">{open.word}</span>
            <span className="type-label figures ml-auto text-muted">{open.aside}</span>
          </p>
          <NoteBody light={open.light}>{open.actions}</NoteBody>
        </div>
      )}
    </>
  )
}

interface AddWordProps {
  notes: Notes
  /** Names the open field among the notes. */
  id: string
  /** What the quiet way to it says. */
  children: string
  /** What the field asks for. */
  label: string
  /** What would be kept of what was typed; empty: nothing. */
  clean: (typed: string) => string
  onAdd: (word: string) => void
}

/** A quiet way to add what is missing: pressed, it becomes a field. */
export function AddWord({ notes, id, children, label, clean, onAdd }: AddWordProps) {
  const [typed, setTyped] = useState('')
  const word = clean(typed)
  if (notes.open !== id) {
    return (
      <AddNote notes={notes} id={id}>
        {children}
      </AddNote>
    )
  }
  return (
    <form
      className="flex items-center gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (word === '') return
        setTyped('')
        onAdd(word)
      }}
    >
      <input
        // The person asked for it.
        ref={(field) => field?.focus()}
        type="text"
        autoComplete="off"
        aria-label={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="field min-h-11 min-w-0 flex-1 px-3"
      />
      <NoteAction isSubmit>Add</NoteAction>
    </form>
  )
}
