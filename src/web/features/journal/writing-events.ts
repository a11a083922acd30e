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
    const { signal } = listening
    // The way out of the text is there from the first frame.
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || field.readOnly) return
      if (!kept.current.takesKey(event)) kept.current.onEscape()
    }
    field.addEventListener('keydown', leave, { signal })
    // React would read the selection of the whole text with every key; those who need it listen on its way down.
    field.addEventListener('selectionchange', (event) => event.stopPropagation(), { signal })
    import('./writing-hand.ts')
      .then(({ listenToHand }) => signal.aborted || listenToHand(field, kept, signal))
      .catch((error: unknown) => console.error(error))
    return () => listening.abort()
  }, [text, kept])
}
