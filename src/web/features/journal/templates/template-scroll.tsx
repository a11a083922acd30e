import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** A part that scrolls by itself. Where it is longer than its room, keys reach it, too. */
export function ScrollArea({ className, children }: { className: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    const look = () => {
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    look()
    const resized = new ResizeObserver(look)
    resized.observe(element)
    return () => resized.disconnect()
  }, [])
  return (
    <div ref={area} className={className}>
      {children}
    </div>
  )
}
