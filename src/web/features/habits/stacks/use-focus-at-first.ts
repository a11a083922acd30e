import { type RefObject, useEffect, useRef } from 'react'

/** For what takes the place of something that had the focus: it has it from then on, and is read aloud. */
export function useFocusAtFirst<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null)
  useEffect(() => element.current?.focus(), [])
  return element
}
