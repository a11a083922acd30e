import { useState } from 'react'
import type { Quote } from '#worker/memory/memory.calls.ts'
import { useMemory } from '../memory-place.ts'
import { shortDay } from '../memory-words.ts'
import { QuoteMenu } from './leave-out.tsx'

/** Sentences as evidence, on beads. Three, then all. Each opens its page. */
export function QuoteLines({
  quotes,
  few = 3,
  noun = 'sentences',
  whose,
}: {
  quotes: readonly Quote[]
  few?: number
  noun?: string
  /** Whom they are quoted for, where that may be wrong. */
  whose?: { readonly id: string; readonly name: string }
}) {
  const [isAll, setAll] = useState(false)
  const shown = isAll ? quotes : quotes.slice(0, few)
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
      {quotes.length > few && !isAll && (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="hit-44 mt-3 ml-5.5 text-small font-strong text-ink"
        >
          All {quotes.length} {noun}
        </button>
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
