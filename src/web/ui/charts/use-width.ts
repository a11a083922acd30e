import { type RefObject, useLayoutEffect, useState } from 'react'
import { firstWidth, unmeasured } from './first-frame.ts'

/** Width of an element in px, as it changes; 0 until it has been measured, and `first` where that never happens. */
export function useWidth(element: RefObject<HTMLElement | null>, first = firstWidth): number {
  const [width, setWidth] = useState(() => unmeasured(first))
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const resized = new ResizeObserver(() => setWidth(measured.clientWidth))
    resized.observe(measured)
    setWidth(measured.clientWidth)
    return () => resized.disconnect()
  }, [element])
  return width
}
