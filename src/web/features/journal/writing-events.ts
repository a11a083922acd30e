import { type RefObject, useEffect } from 'react'
import { useKeptRef } from './use-kept-ref.ts'
import type { WritingEvents } from './writing-hand.ts'

/**
 * What a hand does in the text beside plain writing. Nothing of it happens while letters are being composed. Plain writing does not wait
 * for it: it is fetched once the field is there.
 */
export function useWritingEvents(text: RefObject<HTMLTextAreaElement | null>, events: WritingEvents): void {
  const kept = useKeptRef(events)
  useEffect(() => {
    const field = text.current
    if (!field) return
    const listening = new AbortController()
    import('./writing-hand.ts')
      .then(({ listenToHand }) => listening.signal.aborted || listenToHand(field, kept, listening.signal))
      .catch((error: unknown) => console.error(error))
    return () => listening.abort()
  }, [text, kept])
}
