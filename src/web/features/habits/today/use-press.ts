import { type PointerEvent, useRef } from 'react'

const longMs = 480
const swipePx = 64
const stillPx = 10

interface Press {
  readonly onLong: () => void
  readonly onSwipe: () => void
}

/** A press that stays is a long one, a touch that moves to the right is a swipe; either way the click that follows is none. */
export function usePress({ onLong, onSwipe }: Press) {
  const began = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> } | null>(null)
  const isTaken = useRef(false)
  const end = () => {
    if (began.current) clearTimeout(began.current.timer)
    began.current = null
  }
  return {
    /** True for the click that ends a long press or a swipe. */
    wasTaken: (): boolean => {
      const was = isTaken.current
      isTaken.current = false
      return was
    },
    parts: {
      onPointerDown: ({ clientX: x, clientY: y, button }: PointerEvent) => {
        if (button !== 0) return
        isTaken.current = false
        const timer = setTimeout(() => {
          isTaken.current = true
          end()
          onLong()
        }, longMs)
        began.current = { x, y, timer }
      },
      onPointerMove: ({ clientX, clientY, pointerType }: PointerEvent) => {
        const from = began.current
        if (!from) return
        const across = clientX - from.x
        if (Math.abs(clientY - from.y) > stillPx * 2) end()
        else if (pointerType === 'touch' && across > swipePx) {
          isTaken.current = true
          end()
          onSwipe()
        } else if (Math.abs(across) > stillPx) clearTimeout(from.timer)
      },
      onPointerUp: end,
      onPointerCancel: end,
      onPointerLeave: end,
    },
  }
}
