import { X } from 'lucide-react'
import { asQuoted } from '#domain/journal/quoted.ts'
import type { Span } from '#domain/text/text.ts'
import type { PanelReading } from '#worker/journal/reading/insights-panel.calls.ts'
import { AddNote, InsightsPanelNote, InsightsPanelSection, NoteAction } from './insights-panel-note.tsx'
import type { Notes } from './use-notes.ts'

const sign = { size: 15, strokeWidth: 1.7, 'aria-hidden': true as const }

interface PartProps {
  margin: PanelReading
  notes: Notes
}

/** A shorter page needs no summing up. */
const fewestSentences = 4

const summarySaid = (quote: string, isThere: boolean) =>
  ({ type: 'summary', content: { quote, isThere } }) as const

/** The page in a few of its own sentences; others can be put in their place. */
export function InsightsPanelSummary({ margin: { summary, sentences }, notes }: PartProps) {
  const others = sentences.filter(({ start, end }) =>
    summary.every((one) => one.end <= start || one.start >= end),
  )
  if (summary.length === 0 && sentences.length < fewestSentences) return null
  return (
    <InsightsPanelSection title="In your sentences">
      <ul>
        {summary.map((sentence) => (
          <Quoted
            key={sentence.start}
            id={`summary ${sentence.start}`}
            quote={sentence.text}
            spans={[sentence]}
            notes={notes}
            onRemove={() => notes.say('Taken away', summarySaid(sentence.text, false))}
          />
        ))}
      </ul>
      {notes.open === 'summary-add' ? (
        <OtherSentences {...{ others, notes }} />
      ) : (
        others.length > 0 && (
          <AddNote notes={notes} id="summary-add">
            Another sentence
          </AddNote>
        )
      )}
    </InsightsPanelSection>
  )
}

/** The sentences of the page to choose one from; looking at one lights it. */
function OtherSentences({ others, notes }: { others: readonly Span[]; notes: Notes }) {
  return (
    <ul
      aria-label="Which sentence says it"
      className="-mx-3 max-h-72 overflow-y-auto rounded-control bg-surface-2 px-3 py-1 [scrollbar-width:thin]"
    >
      {others.map((sentence) => {
        const light = { key: `sentence ${sentence.start}`, spans: [sentence] }
        return (
          <li key={sentence.start}>
            <button
              type="button"
              data-lights={notes.lit === light.key || undefined}
              onPointerEnter={() => notes.glance(light)}
              onPointerLeave={() => notes.glance(null)}
              onFocus={() => notes.glance(light)}
              onBlur={() => notes.glance(null)}
              onClick={() => notes.say(null, summarySaid(sentence.text, true))}
              className="min-h-11 w-full py-1.5 text-left font-serif text-ui leading-ui text-text-2 hover:text-text focus-visible:text-text"
            >
              <span dir="auto" className="line-clamp-2">
                {asQuoted(sentence.text)}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const phraseGone = (quote: string) => ({ type: 'phrase', content: { quote, isThere: false } }) as const

const patterns = [
  { type: 'limiting', title: 'Worth a second look' },
  { type: 'constructive', title: 'Signs of strength' },
] as const

/** Phrases that may be looked at again, and those that show strength: quoted with their whole sentence, never judged. */
export function InsightsPanelPhrases({ margin, notes }: PartProps) {
  return patterns.map(({ type, title }) => {
    const phrases = margin.phrases.filter((phrase) => phrase.type === type)
    const sentences = new Map(phrases.map(({ sentence }) => [sentence.start, sentence]))
    if (phrases.length === 0) return null
    return (
      <InsightsPanelSection key={type} title={title}>
        <ul>
          {[...sentences.values()].map((sentence) => (
            <Quoted
              key={sentence.start}
              id={`phrase ${type} ${sentence.start}`}
              quote={sentence.text}
              spans={[sentence]}
              notes={notes}
              onRemove={() =>
                notes.say(
                  'Taken away',
                  ...phrases.flatMap((one) =>
                    one.sentence.start === sentence.start ? [phraseGone(one.text)] : [],
                  ),
                )
              }
            />
          ))}
        </ul>
      </InsightsPanelSection>
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
    <InsightsPanelNote
      notes={notes}
      light={{ key: id, spans }}
      actions={
        <NoteAction icon={<X {...sign} />} onClick={onRemove}>
          Not this
        </NoteAction>
      }
    >
      <span dir="auto" className="line-clamp-4 italic">
        “{asQuoted(quote)}”
      </span>
    </InsightsPanelNote>
  )
}
