import type { KnownLine, Receipt } from '#domain/journal/journal-entry.ts'
import { QuoteActions } from './quote-actions.tsx'

/** What went to the model that wrote a reply, closed at first: each thing with its sentence or its beginning, and what can be put right about it. */
export function WhatItKnew({
  lines,
  onOpen,
}: {
  lines: readonly KnownLine[]
  onOpen: (receipt: Receipt) => void
}) {
  return (
    <details>
      <summary className="hit-44 cursor-pointer text-label font-medium text-text-2 hover:text-text">
        What it knew: {lines.length === 1 ? '1 thing' : `${lines.length} things`}
      </summary>
      <ul className="mt-2">
        {lines.map(({ words, receipt }) => (
          <li key={`${words} ${receipt?.quote}`} className="border-t border-line pt-3 pb-1">
            <p className="text-ui [overflow-wrap:anywhere]">{words}</p>
            {receipt && (
              <>
                <blockquote className="type-quote mt-1 whitespace-pre-line text-text-2 [overflow-wrap:anywhere]">
                  “{receipt.quote}”
                </blockquote>
                <div className="flex flex-wrap items-center gap-x-4">
                  <QuoteActions receipt={receipt} onOpen={() => onOpen(receipt)} />
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
