import { type RefObject, useEffect, useState } from 'react'
import { placeOfQuote, stretchesOf } from '#domain/text/find-words.ts'
import type { Mark } from '#web/lib/reading/read-marks.ts'

/** A text and what is marked in it, in order, without overlaps. */
export interface MarkedText {
  readonly text: string
  readonly marks: readonly Mark[]
}

/** More than this on one page is no help to anybody. */
const mostHits = 500
const nothing: readonly string[] = []

/** Quoted words and found ones in a text. A hit inside the quote is part of it. */
export function marksIn(text: string, quote: string | undefined, terms: readonly string[]): Mark[] {
  const quoted = quote ? placeOfQuote(text, quote) : null
  const hits = terms.length > 0 ? stretchesOf(text, terms).slice(0, mostHits) : []
  const free = hits.filter((hit) => !quoted || hit.to <= quoted.from || hit.from >= quoted.to)
  const all: Mark[] = free.map((hit) => ({ ...hit, kind: 'hit' }))
  if (quoted) all.push({ ...quoted, kind: 'quote' })
  return all.sort((a, b) => a.from - b.from)
}

/** Where quoted and found words stand on the page, until the person writes on it. `terms`: folded, as searchTerms gives them. */
export function useQuotePlace(
  quote: string | undefined,
  terms: readonly string[] = nothing,
  text: RefObject<HTMLTextAreaElement | null>,
  isWriting: boolean,
): MarkedText | null {
  const [marked, setMarked] = useState<MarkedText | null>(null)
  const asked = terms.join('\n')
  useEffect(() => {
    const value = text.current?.value ?? ''
    const marks = quote || asked ? marksIn(value, quote, asked.split('\n').filter(Boolean)) : []
    setMarked(marks.length > 0 ? { text: value, marks } : null)
  }, [quote, asked, text])
  if (isWriting && marked) setMarked(null)
  return isWriting ? null : marked
}
