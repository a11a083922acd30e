import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Mark } from '#web/lib/reading/read-marks.ts'
import { sameLines } from './textarea-positions.ts'
import type { MarkedText } from './use-quote-place.ts'

const looks: Record<Mark['kind'], string> = {
  quote: 'underline decoration-ink decoration-[1.5px] underline-offset-[5px]',
  hit: '',
  lit: '',
}

/** Draws behind the text: the same words, unseen, with what was quoted or found marked; the quote is brought into view. */
export function QuoteMarks({ marked }: { marked: MarkedText }) {
  const { text, marks } = marked
  const shown = useRef<HTMLElement>(null)
  const quote = marks.find(({ kind }) => kind === 'quote')
  useLayoutEffect(() => {
    if (quote) shown.current?.scrollIntoView({ block: 'center' })
  }, [quote])
  const pieces: ReactNode[] = []
  let at = 0
  for (const mark of marks) {
    pieces.push(text.slice(at, mark.from))
    pieces.push(
      <mark
        key={mark.from}
        ref={mark === quote ? shown : undefined}
        className={`rounded-mark bg-[color-mix(in_oklab,transparent,var(--ink)_20%)] text-transparent ${looks[mark.kind]}`}
      >
        {text.slice(mark.from, mark.to)}
      </mark>,
    )
    at = mark.to
  }
  return (
    <div
      aria-hidden="true"
      dir="auto"
      className={`${sameLines} pointer-events-none absolute inset-0 select-none text-transparent`}
    >
      {pieces}
      {text.slice(at)}
    </div>
  )
}
