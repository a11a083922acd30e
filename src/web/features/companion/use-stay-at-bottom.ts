import { type RefObject, useLayoutEffect, useRef } from 'react'

/** So near the end counts as at the end. */
const near = 48

/** Keeps a scrolled list at its end while it grows, unless the person has scrolled away. Returns its scroll handler. */
export function useStayAtBottom(list: RefObject<HTMLElement | null>, grown: unknown): () => void {
  const isAtEnd = useRef(true)
  // `grown` says that there may be more to see; its value does not matter.
  useLayoutEffect(() => {
    const element = list.current
    if (grown !== undefined && element && isAtEnd.current) element.scrollTop = element.scrollHeight
  }, [list, grown])
  return () => {
    const element = list.current
    if (element) isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < near
  }
}
