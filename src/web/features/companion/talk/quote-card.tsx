import { ArrowUpRight } from 'lucide-react'
import type { Receipt } from '#domain/journal/journal-entry.ts'
import { longDate } from '#domain/time/entry-date.ts'

/** An earlier sentence of the person's own, with its date and the way to it. */
export function QuoteCard({ receipt, onOpen }: { receipt: Receipt; onOpen: () => void }) {
  return (
    <figure className="relative animate-rise slip px-5 pb-2 pt-4">
      <span aria-hidden="true" className="absolute -left-1 top-6.75 size-2 rounded-pill bg-ink" />
      <blockquote className="type-quote [overflow-wrap:anywhere]">“{receipt.quote}”</blockquote>
      <figcaption className="mt-1.5 flex items-center justify-between gap-4">
        <time dateTime={receipt.day} className="text-label font-medium text-ink">
          {receipt.isFromTalk ? `In a talk, ${longDate(receipt.day)}` : longDate(receipt.day)}
        </time>
        <button
          type="button"
          onClick={onOpen}
          aria-label={`Open the ${receipt.isFromTalk ? 'talk' : 'entry'} of ${longDate(receipt.day)}`}
          className="-mr-3 inline-flex min-h-11 items-center gap-1.5 rounded-inner px-3 text-label text-text-2 hover:text-text"
        >
          Open
          <ArrowUpRight size={14} strokeWidth={1.6} aria-hidden="true" />
        </button>
      </figcaption>
    </figure>
  )
}
