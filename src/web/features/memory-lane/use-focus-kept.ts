import { type RefObject, useEffect, useRef } from 'react'

/** Where what had the focus has gone with an answer, such as a button of a row that was struck out, the focus goes to the panel around it and not to the page's beginning. */
export function useFocusKept(): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null)
  const wasInside = useRef(false)
  useEffect(() => {
    const note = (event: FocusEvent) => {
      wasInside.current = event.target instanceof Node && (around.current?.contains(event.target) ?? false)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  // After every drawing: whatever drew anew may have taken it.
  useEffect(() => {
    const { activeElement, body } = document
    if (!wasInside.current || (activeElement !== null && activeElement !== body)) return
    const panel = around.current?.querySelector<HTMLElement>('[role=tabpanel]') ?? around.current
    panel?.focus({ preventScroll: true })
  })
  return around
}
