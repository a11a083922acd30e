import { X } from 'lucide-react'
import type { Span } from '#domain/journal/text.ts'
import type { Margin } from './margin.calls.ts'
import { MarginNote, MarginPart, NoteAction } from './margin-note.tsx'
import type { Notes } from './use-notes.ts'

const sign = { size: 15, strokeWidth: 1.7, 'aria-hidden': true as const }

interface PartProps {
  margin: Margin
  notes: Notes
}

/** The page in one to three of its own sentences. */
export function MarginSummary({ margin, notes }: PartProps) {
  if (margin.summary.length === 0) return null
  return (
    <MarginPart title="In your sentences">
      <ul>
        {margin.summary.map((sentence) => (
          <Quoted
            key={sentence.start}
            id={`summary ${sentence.start}`}
            quote={sentence.text}
            spans={[sentence]}
            notes={notes}
            onRemove={() =>
              notes.say('Taken away', {
                type: 'summary',
                content: { quote: sentence.text, isThere: false },
              })
            }
          />
        ))}
      </ul>
    </MarginPart>
  )
}

const patterns = [
  { type: 'limiting', title: 'Worth a second look' },
  { type: 'constructive', title: 'Signs of strength' },
] as const

/** Phrases that may be looked at again, and those that show strength: quoted, never judged. */
export function MarginPhrases({ margin, notes }: PartProps) {
  return patterns.map(({ type, title }) => {
    const phrases = margin.phrases.filter((phrase) => phrase.type === type)
    if (phrases.length === 0) return null
    return (
      <MarginPart key={type} title={title}>
        <ul>
          {phrases.map((phrase) => (
            <Quoted
              key={phrase.start}
              id={`phrase ${phrase.start}`}
              quote={phrase.text}
              spans={[phrase.sentence]}
              notes={notes}
              onRemove={() =>
                notes.say('Taken away', { type: 'phrase', content: { quote: phrase.text, isThere: false } })
              }
            />
          ))}
        </ul>
      </MarginPart>
    )
  })
}

interface QuotedProps {
  id: string
  quote: string
  spans: readonly Span[]
  notes: Notes
  onRemove: () => void
}

function Quoted({ id, quote, spans, notes, onRemove }: QuotedProps) {
  return (
    <MarginNote
      isOpen={notes.open === id}
      onToggle={() => notes.toggle(id, spans)}
      actions={
        <NoteAction icon={<X {...sign} />} onClick={onRemove}>
          Not this
        </NoteAction>
      }
    >
      <span dir="auto" className="italic">
        “{quote}”
      </span>
    </MarginNote>
  )
}
