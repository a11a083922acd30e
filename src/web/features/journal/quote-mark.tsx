import { useLayoutEffect, useRef } from 'react'
import type { QuotePlace } from './use-quote-place.ts'

/** Draws behind the text: the same words, unseen, with a quote marked and brought into view. */
export function QuoteMark({ place }: { place: QuotePlace }) {
  const { text, from, to } = place
  const mark = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    mark.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div
      aria-hidden="true"
      className="type-writing pointer-events-none absolute inset-0 select-none whitespace-pre-wrap text-transparent [overflow-wrap:break-word]"
    >
      {text.slice(0, from)}
      <mark
        ref={mark}
        className="rounded-[3px] bg-[color-mix(in_oklab,transparent,var(--ink)_18%)] text-transparent underline decoration-ink decoration-[1.5px] underline-offset-[5px]"
      >
        {text.slice(from, to)}
      </mark>
      {text.slice(to)}
    </div>
  )
}
