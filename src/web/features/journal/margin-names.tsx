import { Pencil, X } from 'lucide-react'
import { useState } from 'react'
import { type NameKind, nameKinds } from '#domain/journal/reading/context.ts'
import type { Margin, NameInMargin } from './margin.calls.ts'
import { MarginNote, MarginPart, NoteAction } from './margin-note.tsx'
import { countOf, nameKindInWords, sentencesWith } from './margin-words.ts'
import type { Notes } from './use-notes.ts'

const sign = { size: 15, strokeWidth: 1.7, 'aria-hidden': true as const }

const parts: readonly { readonly title: string; readonly kinds: readonly NameKind[] }[] = [
  { title: 'People', kinds: ['person'] },
  { title: 'Places and things', kinds: ['place', 'event', 'concept'] },
]

/** Whom and what a page names. What is said about a name holds for the whole journal. */
export function MarginNames({ margin, notes }: { margin: Margin; notes: Notes }) {
  return parts.map(({ title, kinds }) => {
    const names = margin.names.filter(({ kind }) => kinds.includes(kind))
    if (names.length === 0) return null
    return (
      <MarginPart key={title} title={title}>
        <ul>
          {names.map((one) => (
            <Name key={one.name} {...{ one, notes }} sentences={sentencesWith(margin.sentences, one.spans)} />
          ))}
        </ul>
      </MarginPart>
    )
  })
}

interface NameProps {
  one: NameInMargin
  notes: Notes
  sentences: ReturnType<typeof sentencesWith>
}

function asideOf({ pages, since }: NameInMargin): string {
  if (pages === 0) return ''
  return pages === 1 ? 'here for the first time' : `in ${countOf(pages, 'page')} since ${since}`
}

function Name({ one, notes, sentences }: NameProps) {
  const [isCorrecting, setIsCorrecting] = useState(false)
  const { name, kind, role } = one
  const key = `name ${name}`
  return (
    <MarginNote
      aside={asideOf(one)}
      isOpen={notes.open === key}
      onToggle={() => {
        setIsCorrecting(false)
        notes.toggle(key, sentences)
      }}
      actions={
        <>
          <NoteAction
            icon={<Pencil {...sign} />}
            isPressed={isCorrecting}
            onClick={() => setIsCorrecting(!isCorrecting)}
          >
            Correct
          </NoteAction>
          <NoteAction
            icon={<X {...sign} />}
            onClick={() =>
              notes.say('No name, here and elsewhere', {
                type: 'name',
                content: { name, kind, isThere: false },
              })
            }
          >
            Not a name
          </NoteAction>
          {isCorrecting && (
            <fieldset aria-label={`What ${name} is`} className="flex w-full flex-wrap gap-2 pb-1">
              {nameKinds
                .filter((other) => other !== kind)
                .map((other) => (
                  <button
                    key={other}
                    type="button"
                    onClick={() =>
                      notes.say('Corrected', { type: 'name', content: { name, kind: other, isThere: true } })
                    }
                    className="type-secondary inline-flex min-h-9 items-center rounded-pill border border-line px-3 text-text-2 hover:border-line-strong hover:text-text max-md:min-h-11"
                  >
                    {nameKindInWords(other)}
                  </button>
                ))}
            </fieldset>
          )}
        </>
      }
    >
      {name}
      {role && role !== name && <span className="type-label ml-2 font-sans text-muted">{role}</span>}
    </MarginNote>
  )
}
