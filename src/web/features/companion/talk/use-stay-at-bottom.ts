import { type RefObject, useLayoutEffect, useRef } from 'react'

/** So near the end counts as at the end. */
const near = 48

/** Where a scrolled list stands, in px. */
export interface Scrolled {
  readonly top: number
  /** From its last visible line to its end. */
  readonly below: number
}

/**
 * Whether a list goes on following what grows at its end. Only somebody who scrolls up leaves it: the list's own scrolling goes down, and by the time it is
 * told of, more may have grown below.
 */
export function isStillFollowing(wasFollowing: boolean, before: Scrolled, now: Scrolled): boolean {
  if (now.below < near) return true
  return wasFollowing && now.top >= before.top
}

const scrolled = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement): Scrolled => ({
  top: scrollTop,
  below: scrollHeight - scrollTop - clientHeight,
})

/** Keeps a scrolled list at its end while what it holds grows, unless the person has scrolled away. `onScroll` is its scroll handler. */
export function useStayAtBottom(list: RefObject<HTMLElement | null>, held: RefObject<HTMLElement | null>) {
  const isFollowing = useRef(true)
  const last = useRef<Scrolled>({ top: 0, below: 0 })
  const follow = useRef(() => {
    const element = list.current
    if (!element || !isFollowing.current) return
    element.scrollTop = element.scrollHeight
    last.current = scrolled(element)
  })
  useLayoutEffect(() => {
    const [element, inside] = [list.current, held.current]
    if (!element || !inside) return
    follow.current()
    // What comes near the screen is laid out only then, and is often higher than was thought.
    const watcher = new ResizeObserver(() => follow.current())
    watcher.observe(inside)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [list, held])
  return {
    onScroll: (): void => {
      const element = list.current
      if (!element) return
      const now = scrolled(element)
      isFollowing.current = isStillFollowing(isFollowing.current, last.current, now)
      last.current = now
    },
    /** Leaves it where it is, whatever comes. */
    letGo: (): void => {
      isFollowing.current = false
    },
    /** Goes to the end and stays there: the person has just said something. */
    toEnd: (): void => {
      isFollowing.current = true
      follow.current()
    },
  }
}
