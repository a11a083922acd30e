import { type MouseEvent, type PointerEvent, useRef } from 'react'

const longMs = 480
const swipePx = 64
const stillPx = 10
/** A click so soon after the end of a long press or a swipe belongs to it. */
const clickMs = 400

interface Press {
  readonly onLong: () => void
  readonly onSwipe: () => void
}

interface Begun {
  readonly x: number
  readonly y: number
  readonly timer: ReturnType<typeof setTimeout>
  isSwipe: boolean
}

/** How far a row has followed a finger that has moved so many px: to the full, and reluctantly once letting go is enough. */
export const followed = (px: number): number =>
  px <= swipePx ? Math.max(0, px) : swipePx + (px - swipePx) / 4

/** Where less is to move the row stays, and only says that letting go is enough. */
function show(row: HTMLElement, px: number): void {
  row.dataset.swipe = px >= swipePx ? 'ready' : 'begun'
  if (document.documentElement.dataset.motion !== 'reduced')
    row.style.setProperty('--swipe', `${followed(px)}px`)
}

function rest(row: HTMLElement): void {
  delete row.dataset.swipe
  row.style.removeProperty('--swipe')
}

/**
 * A press that stays is a long one; a touch that moves to the right and is let go there is a swipe, and none when it went back before. Neither is followed by
 * a click. The row has `data-swipe` (begun, ready) and `--swipe` meanwhile. What moves up or down scrolls.
 */
export function usePress({ onLong, onSwipe }: Press) {
  const begun = useRef<Begun | null>(null)
  const takenAt = useRef(Number.NEGATIVE_INFINITY)
  const isFinger = useRef(false)
  const end = ({ currentTarget, timeStamp }: PointerEvent<HTMLElement>) => {
    if (begun.current?.isSwipe || begun.current === null) takenAt.current = timeStamp
    if (begun.current) clearTimeout(begun.current.timer)
    begun.current = null
    rest(currentTarget)
  }
  return {
    onPointerDown: ({
      clientX: x,
      clientY: y,
      button,
      isPrimary,
      pointerType,
    }: PointerEvent<HTMLElement>) => {
      if (button !== 0 || !isPrimary) return
      isFinger.current = pointerType !== 'mouse'
      const timer = setTimeout(() => {
        begun.current = null
        onLong()
      }, longMs)
      begun.current = { x, y, timer, isSwipe: false }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = begun.current
      if (!from) return
      const [across, along] = [event.clientX - from.x, Math.abs(event.clientY - from.y)]
      if (Math.max(Math.abs(across), along) > stillPx) clearTimeout(from.timer)
      if (isFinger.current && across > stillPx && across > along) from.isSwipe = true
      if (from.isSwipe) show(event.currentTarget, across)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = begun.current
      end(event)
      if (from?.isSwipe && event.clientX - from.x >= swipePx) onSwipe()
    },
    onPointerCancel: end,
    onPointerLeave: (event: PointerEvent<HTMLElement>) => begun.current && end(event),
    onClickCapture: (event: MouseEvent) => {
      if (event.detail === 0 || event.timeStamp - takenAt.current > clickMs) return
      event.preventDefault()
      event.stopPropagation()
    },
    // A finger that stays would open the browser's menu; the mouse keeps its own.
    onContextMenu: (event: MouseEvent) => isFinger.current && event.preventDefault(),
  }
}
