import { type PointerEvent, useEffect, useRef } from 'react'
import { isTyping } from '#web/lib/device/typing.ts'
import { useKeptRef } from '#web/lib/device/use-kept-ref.ts'
import { topDialog } from '#web/ui/open-dialogs.ts'

export type ReviewMove = 'next' | 'back' | 'never' | 'open'

const moves: ReadonlyMap<string, ReviewMove> = new Map([
  ['arrowright', 'next'],
  ['j', 'next'],
  ['arrowleft', 'back'],
  ['k', 'back'],
  ['n', 'never'],
  ['enter', 'open'],
])

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>

/** What a key does; null: nothing. A key that is held down does it once. */
export function moveByKey({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }: Pressed): ReviewMove | null {
  if (ctrlKey || metaKey || altKey || shiftKey || repeat) return null
  return moves.get(key.toLowerCase()) ?? null
}

/** Where Enter has a meaning of its own. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, [role="button"]') !== null

/** The keys of the review, while its dialog lies on top and nobody types. */
export function useReviewKeys(onMove: (move: ReviewMove) => void) {
  /** Something in the dialog. */
  const inside = useRef<HTMLDivElement>(null)
  const latest = useKeptRef(onMove)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return
      if (!inside.current || topDialog()?.contains(inside.current) !== true) return
      const move = moveByKey(event)
      if (!move || (move === 'open' && isControl(event.target))) return
      event.preventDefault()
      latest.current(move)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [latest])
  return inside
}

/** A swipe of so many px to a side turns the page. */
const swipePx = 70

/** Where a finger or a pen went down and came up (px): to the left goes on, to the right goes back. */
export function moveBySwipe(from: number, to: number): ReviewMove | null {
  if (Math.abs(to - from) <= swipePx) return null
  return to < from ? 'next' : 'back'
}

/** Swipes over something; a mouse that is dragged chooses words and turns nothing. */
export function useSwipe(onMove: (move: ReviewMove) => void) {
  const from = useRef<number | null>(null)
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX }: PointerEvent) => {
      from.current = isPrimary && pointerType !== 'mouse' ? clientX : null
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const move = from.current === null ? null : moveBySwipe(from.current, clientX)
      from.current = null
      if (move) onMove(move)
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}
