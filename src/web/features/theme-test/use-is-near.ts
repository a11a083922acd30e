import { type RefObject, startTransition, useEffect, useState } from 'react'

const reach = '1100px'

/** Whether an element has come near the window; from then on it stays so. Never true on the first paint. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const watched = element.current
    if (!watched) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        // What comes near is drawn in small steps, between which the page can scroll.
        startTransition(() => setNear(true))
        observer.disconnect()
      },
      { rootMargin: reach },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
