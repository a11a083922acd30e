import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { ListLayout } from './list-layout.ts'

/** Places of the first and last row in a window. */
export interface SeenRows {
  readonly first: number
  readonly last: number
}

const overscanPx = 480
/** The window moves in steps of this many rows, so that scrolling draws only now and then. */
const step = 10

/** Which rows are near the window of a scrolled list. */
export function useSeenRows(scroller: RefObject<HTMLElement | null>, layout: ListLayout): SeenRows {
  const [seen, setSeen] = useState<SeenRows>({ first: 0, last: 2 * step })

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => {
      const top = element.scrollTop
      const first = Math.floor(layout.indexAt(top - overscanPx) / step) * step
      const last = Math.ceil((layout.indexAt(top + element.clientHeight + overscanPx) + 1) / step) * step
      setSeen((before) => (before.first === first && before.last === last ? before : { first, last }))
    }
    look()
    const resized = new ResizeObserver(look)
    resized.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scroller, layout])
  return seen
}

/** Brings the row at a place into the window when it is not in it; a new `reveal` object asks again. */
export function useReveal(
  scroller: RefObject<HTMLElement | null>,
  layout: ListLayout,
  reveal: { readonly index: number } | null,
  rowHeight: number,
): void {
  const [done, setDone] = useState<typeof reveal>(null)
  useEffect(() => {
    const element = scroller.current
    if (!element || !reveal || reveal === done || reveal.index < 0 || layout.height === 0) return
    setDone(reveal)
    const top = layout.topOf(reveal.index)
    const isIn = top >= element.scrollTop && top + rowHeight <= element.scrollTop + element.clientHeight
    if (!isIn) element.scrollTop = top - element.clientHeight / 3
  }, [scroller, layout, reveal, done, rowHeight])
}

/** A new search begins at its first hit. */
export function useFromTop(scroller: RefObject<HTMLElement | null>, search: string): void {
  useLayoutEffect(() => {
    if (search !== '') scroller.current?.scrollTo({ top: 0 })
  }, [scroller, search])
}
