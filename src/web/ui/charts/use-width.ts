import { type RefObject, useContext, useLayoutEffect, useState } from 'react'
import { FirstWidth, unmeasured } from './first-frame.ts'

const all = (width: number): number => width

/** Width of an element in px, as it changes; 0 until it has been measured. Where that never happens: what `roomIn` says that a chart of a width leaves to it. */
export function useWidth(element: RefObject<HTMLElement | null>, roomIn = all): number {
  const first = useContext(FirstWidth)
  const [width, setWidth] = useState(() => unmeasured(roomIn(first)))
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
