import { type RefObject, useLayoutEffect } from 'react'
import { useKeptRef } from '#web/lib/device/use-kept-ref.ts'
import { listenToHand, type WritingEvents } from './textarea-events.ts'

/** What happens in the text beside plain typing. Nothing of it happens while letters are being composed. */
export function useWritingEvents(text: RefObject<HTMLTextAreaElement | null>, events: WritingEvents): void {
  const kept = useKeptRef(events)
  useLayoutEffect(() => {
    const field = text.current
    if (!field) return
    const listening = new AbortController()
    const { signal } = listening
    // React would read the selection of the whole text with every key; those who need it listen on its way down.
    field.addEventListener('selectionchange', (event) => event.stopPropagation(), { signal })
    listenToHand(field, kept, signal)
    return () => listening.abort()
  }, [text, kept])
}
