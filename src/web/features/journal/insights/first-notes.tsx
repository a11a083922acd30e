import type { EmotionCategory } from '#domain/journal/emotion.ts'
import { asQuoted } from '#domain/journal/quoted.ts'
import type { Span } from '#domain/text/text.ts'
import type { PanelReading } from '#worker/journal/reading/insights-panel.calls.ts'
import { feelingInWords, inMiddle, listed, nameKindInWords, whyInWords } from './insights-panel-words.ts'

interface Note {
  readonly what: string
  /** The words that say it. */
  readonly spans: readonly Span[]
  readonly hue?: EmotionCategory
}

const most = 6
const later = 'As pages grow, the feelings, names and topics in them are noticed, each with its words.'

/** Feelings first, then names, then topics; what no words say is left out. */
function notesIn({ emotions, names, topics }: PanelReading): Note[] {
  return [
    ...emotions.map(({ emotion, intensity, by, spans }) => ({
      ...{ what: feelingInWords(emotion, intensity, by), spans },
      hue: emotion,
    })),
    ...names.map(({ kind, spans }) => ({ what: nameKindInWords(kind), spans })),
    ...topics.map(({ topic, spans }) => ({ what: topic, spans })),
  ]
    .filter(({ spans }) => spans.length > 0)
    .slice(0, most)
}

/** What was noticed in a few words, each with those that say it; where it is nothing, why, and what is to come. */
export function FirstNotes({ margin }: { margin: PanelReading }) {
  const { isReadable, why } = margin.readability
  const notes = notesIn(margin)
  if (notes.length === 0)
    return (
      <p className="type-secondary max-w-[60ch] text-pretty text-text-2">
        {isReadable || !why ? nothingSaid(margin) : whyInWords(why)} It is kept word for word. {later}
      </p>
    )
  return (
    <>
      <h3 className="type-label text-muted">Noticed in it</h3>
      <ul className="mt-1.5">
        {notes.map(({ what, spans, hue }) => (
          <li
            key={what + spans.map(({ start }) => start).join()}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-2.5 first:border-t-0"
          >
            <span dir="auto" className="type-quote [overflow-wrap:anywhere]">
              {spans.map(({ text }) => `“${asQuoted(text)}”`).join(', ')}
            </span>
            <span className="type-secondary flex items-baseline gap-2 text-text-2">
              {hue && (
                <span
                  aria-hidden="true"
                  style={{ background: `var(--emotion-${hue})` }}
                  className="size-2 shrink-0 rounded-full"
                />
              )}
              {what}
            </span>
          </li>
        ))}
      </ul>
      <p className="type-secondary border-t border-line pt-3 text-muted">
        Read on this device. What is wrong can be put right in the margin of the page.
      </p>
    </>
  )
}

function nothingSaid({ about }: PanelReading): string {
  const phrases = about.map(({ text }) => `“${inMiddle(text)}”`)
  const seems = phrases.length > 0 ? `It seems to be about ${listed(phrases)}. ` : ''
  return `${seems}No feeling, name or topic is said plainly, so none is guessed.`
}
