import { useState } from 'react'
import type { Quote } from '#worker/memory/memory.calls.ts'
import { useMemory } from '../memory-place.ts'
import { shortDay } from '../memory-words.ts'
import { QuoteMenu } from './leave-out.tsx'

/** So many more at a press. */
const step = 100

/** Sentences as evidence, on beads: three, then more. Each opens its page. */
export function QuoteLines({
  quotes,
  few = 3,
  noun = 'sentences',
  of = quotes.length,
  whose,
}: {
  quotes: readonly Quote[]
  /** How many there are of which these are the newest. */
  of?: number
  few?: number
  noun?: string
  /** Whom they are quoted for, where that may be wrong. */
  whose?: { readonly id: string; readonly name: string }
}) {
  const [most, setMost] = useState(few)
  const shown = quotes.slice(0, most)
  const left = quotes.length - shown.length
  return (
    <div>
      <ul className="relative space-y-4">
        {shown.map((quote, at) => (
          <QuoteLine
            key={`${quote.uid} ${quote.at}`}
            quote={quote}
            isLast={at === shown.length - 1}
            whose={whose}
          />
        ))}
      </ul>
      {left > 0 ? (
        <button
          type="button"
          onClick={() => setMost(most + step)}
          className="hit-44 mt-3 ml-5.5 text-small font-strong text-ink"
        >
          {left <= step ? `All ${quotes.length.toLocaleString('en')} ${noun}` : `${step} more ${noun}`}
        </button>
      ) : (
        of > quotes.length && (
          <p className="mt-3 ml-5.5 text-small text-muted">
            The newest {quotes.length} of {of.toLocaleString('en')}.
          </p>
        )
      )}
    </div>
  )
}

function QuoteLine({
  quote,
  isLast,
  whose,
}: {
  quote: Quote
  isLast: boolean
  whose: { readonly id: string; readonly name: string } | undefined
}) {
  const { openPage, of } = useMemory()
  return (
    <li className="relative pl-5.5">
      <span aria-hidden="true" className="absolute top-2 left-0 size-2 rounded-pill bg-ink" />
      {!isLast && (
        <span
          aria-hidden="true"
          className="absolute top-5 bottom-[-20px] left-[3.25px] w-[1.5px] bg-ink opacity-55"
        />
      )}
      <p className="font-serif text-quote leading-[1.42] text-balance italic">
        “<Marked quote={quote} />”
      </p>
      <div className="mt-0.5 flex items-center gap-3 text-label text-muted">
        {of === null ? (
          <button
            type="button"
            onClick={() => openPage(quote.uid, quote.talk)}
            className="hit-44 hover:text-text"
            aria-label={`Open the ${quote.talk ? 'talk' : 'page'} of ${shortDay(quote.day)}`}
          >
            {shortDay(quote.day)}
          </button>
        ) : (
          <span>{shortDay(quote.day)}</span>
        )}
        <span className="text-text-2">
          {quote.talk ? 'in a talk' : quote.mood === null ? 'not rated' : `mood ${quote.mood}`}
        </span>
        <QuoteMenu quote={quote} whose={whose} />
      </div>
    </li>
  )
}

function Marked({ quote: { words, marked } }: { quote: Quote }) {
  if (!marked) return words
  return (
    <>
      {words.slice(0, marked[0])}
      <span className="text-ink">{words.slice(...marked)}</span>
      {words.slice(marked[1])}
    </>
  )
}
