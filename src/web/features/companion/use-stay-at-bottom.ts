import { type RefObject, useLayoutEffect, useRef } from 'react'

/** So near the end counts as at the end. */
const near = 48

/**
 * Keeps a scrolled list at its end while what it holds grows, unless the person has scrolled away. `onScroll` is its scroll handler;
 * `letGo` leaves it where it is, whatever comes.
 */
export function useStayAtBottom(list: RefObject<HTMLElement | null>, held: RefObject<HTMLElement | null>) {
  const isAtEnd = useRef(true)
  useLayoutEffect(() => {
    const [element, inside] = [list.current, held.current]
    if (!element || !inside) return
    const follow = (): void => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight
    }
    follow()
    // What comes near the screen is laid out only then, and is often higher than was thought.
    const watcher = new ResizeObserver(follow)
    watcher.observe(inside)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [list, held])
  return {
    onScroll: (): void => {
      const element = list.current
      if (element) isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < near
    },
    letGo: (): void => {
      isAtEnd.current = false
    },
  }
}
