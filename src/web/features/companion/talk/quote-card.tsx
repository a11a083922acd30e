import type { Receipt } from '#domain/journal/journal-entry.ts'
import { QuoteActions } from './quote-actions.tsx'

/** An earlier sentence of the person's own, with its date, the way to it, and what can be put right about it. */
export function QuoteCard({ receipt, onOpen }: { receipt: Receipt; onOpen: () => void }) {
  return (
    <figure className="relative animate-rise slip px-5 pb-2 pt-4">
      <span aria-hidden="true" className="absolute -left-1 top-6.75 size-2 rounded-pill bg-ink" />
      <blockquote className="type-quote whitespace-pre-line [overflow-wrap:anywhere]">
        “{receipt.quote}”
      </blockquote>
      <figcaption className="mt-1.5 flex flex-wrap items-center gap-x-4">
        <QuoteActions receipt={receipt} onOpen={onOpen} />
      </figcaption>
    </figure>
  )
}
