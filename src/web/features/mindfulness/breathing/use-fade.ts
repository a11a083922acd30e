import { type RefObject, useEffect, useRef } from 'react'

const fadeMs = 260

/** Words that change come in by opacity alone, with motion and with little of it. */
export function useFade<E extends HTMLElement>(words: string): RefObject<E | null> {
  const element = useRef<E>(null)
  const shown = useRef(words)
  useEffect(() => {
    if (shown.current === words) return
    shown.current = words
    element.current?.animate({ opacity: [0, 1] }, { duration: fadeMs, easing: 'ease-out' })
  }, [words])
  return element
}
