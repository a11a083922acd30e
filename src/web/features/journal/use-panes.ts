import { type RefObject, useLayoutEffect, useState } from 'react'

/** How many panes stand beside each other: all three, entries and page, or one at a time. */
export type Panes = 'three' | 'two' | 'one'

/** By the width (px) that the journal has, whatever the sidebar takes. */
export function panesFor(width: number): Panes {
  if (width >= 1120) return 'three'
  return width >= 740 ? 'two' : 'one'
}

export function usePanes(around: RefObject<HTMLElement | null>): Panes {
  const [panes, setPanes] = useState<Panes>(() => panesFor(window.innerWidth))
  useLayoutEffect(() => {
    const element = around.current
    if (!element) return
    const measure = () => setPanes(panesFor(element.clientWidth))
    measure()
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    return () => resized.disconnect()
  }, [around])
  return panes
}
