import { type RefObject, useEffect, useState } from 'react'
import { placeOfQuote, type Stretch } from '#domain/journal/find-words.ts'

export interface QuotePlace extends Stretch {
  /** The text that the place was found in. */
  readonly text: string
}

/** Where the quoted words stand on the page, until the person writes on it. */
export function useQuotePlace(
  quote: string | undefined,
  text: RefObject<HTMLTextAreaElement | null>,
  isWriting: boolean,
): QuotePlace | null {
  const [place, setPlace] = useState<QuotePlace | null>(null)
  useEffect(() => {
    const value = text.current?.value ?? ''
    const found = quote ? placeOfQuote(value, quote) : null
    setPlace(found && { ...found, text: value })
  }, [quote, text])
  if (isWriting && place) setPlace(null)
  return isWriting ? null : place
}
