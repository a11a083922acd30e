import { Pencil, X } from 'lucide-react'
import { useState } from 'react'
import { type NameKind, nameKinds } from '#domain/journal/reading/context.ts'
import type { NameInPanel, PanelReading } from '#worker/journal/reading/insights-panel.calls.ts'
import { InsightsPanelSection, NoteAction, NoteChoices } from './insights-panel-note.tsx'
import { cleanName, countOf, nameKindInWords, sentencesWith } from './insights-panel-words.ts'
import { AddWord, InsightsPanelWordsList, type WordNote } from './insights-panel-words-list.tsx'
import type { Notes } from './use-notes.ts'

const sign = { size: 15, strokeWidth: 1.7, 'aria-hidden': true as const }

const parts: readonly { readonly title: string; readonly kinds: readonly NameKind[] }[] = [
  { title: 'People', kinds: ['person'] },
  { title: 'Places and things', kinds: ['place', 'event', 'concept'] },
]
const nameSaid = (name: string, kind: NameKind, isThere: boolean) =>
  ({ type: 'name', content: { name, kind, isThere } }) as const

/** Whom and what a page names. What is said about a name holds for the whole journal. */
export function InsightsPanelNames({ margin, notes }: { margin: PanelReading; notes: Notes }) {
  return parts.map(({ title, kinds }) => {
    const names = margin.names.filter(({ kind }) => kinds.includes(kind))
    const isPeople = title === 'People'
    if (names.length === 0 && !isPeople) return null
    return (
      <InsightsPanelSection key={title} title={title}>
        {names.length === 0 && <p className="type-secondary text-text-2">Nobody by name.</p>}
        <InsightsPanelWordsList words={names.map((one) => wordOf(one, margin, notes))} notes={notes} />
        {isPeople && (
          <AddWord
            {...{ notes }}
            id="name-add"
            label="Who else is on this page"
            clean={cleanName}
            onAdd={(name) => notes.say(null, nameSaid(name, 'person', true))}
          >
            Somebody else
          </AddWord>
        )}
      </InsightsPanelSection>
    )
  })
}

function wordOf(one: NameInPanel, { sentences }: PanelReading, notes: Notes): WordNote {
  const its = sentencesWith(sentences, one.spans)
  return {
    word: one.name,
    light: { key: `name ${one.name}`, spans: its },
    aside: asideOf(one, its.length),
    actions: <NameActions key={one.name} {...{ one, notes }} />,
  }
}

function asideOf({ pages, since, role, name, by }: NameInPanel, count: number): string {
  const known = role && role !== name.toLowerCase() ? `${role}, ` : ''
  if (pages > 1) return `${known}in ${countOf(pages, 'page')} since ${since}`
  return count === 0 && by === 'person' ? 'you said so' : `${known}${countOf(count, 'sentence')}`
}

function NameActions({ one, notes }: { one: NameInPanel; notes: Notes }) {
  const [isCorrecting, setIsCorrecting] = useState(false)
  const { name, kind } = one
  return (
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
        onClick={() => notes.say('No name, here and elsewhere', nameSaid(name, kind, false))}
      >
        Not a name
      </NoteAction>
      {isCorrecting && (
        <NoteChoices
          label={`What ${name} is`}
          choices={nameKinds.filter((other) => other !== kind)}
          nameOf={nameKindInWords}
          onChoose={(other) => notes.say('Corrected', nameSaid(name, other, true))}
        />
      )}
    </>
  )
}
