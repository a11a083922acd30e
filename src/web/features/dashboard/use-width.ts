import { type RefObject, useLayoutEffect, useState } from 'react'

/** Width of an element in px, as it changes; 0 until it has been measured. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
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
