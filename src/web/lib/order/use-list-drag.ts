import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** So close to an edge of what scrolls, in px, a drag scrolls it, by so many px a frame. */
const [edge, speed] = [56, 8]

/** Where what is held would be let go: the `data-group` of a list, and the row of it, counted from 0. */
export interface ListPlace {
  readonly group: string
  readonly place: number
}

const heldBy = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-grip]')?.dataset.grip : undefined

const isWithin = (one: Element, y: number): boolean => {
  const { top, bottom } = one.getBoundingClientRect()
  return y >= top && y < bottom
}

/** The list at a height and the row of it; null: over no list. */
function placeAt(lists: Element, y: number): ListPlace | null {
  const list = [...lists.querySelectorAll<HTMLElement>('[data-group]')].find((one) => isWithin(one, y))
  if (!list) return null
  const place = [...list.children].findIndex((row) => isWithin(row, y))
  return { group: list.dataset.group ?? '', place: place < 0 ? list.children.length : place }
}

const scrollerOf = (one: Element): Element | null => {
  const parent = one.parentElement
  return parent && parent.scrollHeight <= parent.clientHeight ? scrollerOf(parent) : parent
}

/**
 * Drags rows by their grips, `data-grip`, from place to place of the `data-group` lists within `lists`, by mouse, pen or finger; what scrolls does so at its
 * edges. `held` is where it would be let go, for a list that shows it there; `onDrop` hears where it was.
 */
export function useListDrag(
  lists: RefObject<HTMLElement | null>,
  onDrop: (id: string, to: ListPlace) => void,
) {
  const [id, setId] = useState<string | null>(null)
  const [to, setTo] = useState<ListPlace | null>(null)
  const y = useRef(0)

  function over() {
    const next = lists.current && placeAt(lists.current, y.current)
    if (next && !(next.group === to?.group && next.place === to.place)) setTo(next)
  }
  const latest = useRef(over)
  useEffect(() => {
    latest.current = over
  })
  useEffect(() => {
    const scroller = id !== null && lists.current && scrollerOf(lists.current)
    if (!scroller) return
    let frame = requestAnimationFrame(function step() {
      const { top, bottom } = scroller.getBoundingClientRect()
      const by = y.current < top + edge ? -speed : y.current > bottom - edge ? speed : 0
      const before = scroller.scrollTop
      scroller.scrollTop += by
      if (scroller.scrollTop !== before) latest.current()
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [id, lists])

  function end() {
    setId(null)
    setTo(null)
  }
  return {
    /** What is in the hand, and where it would go; null `to`: it was not moved yet. */
    held: id === null ? null : { id, to },
    /** For what holds the lists: a row that moves would lose the pointer. */
    pointer: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const taken = heldBy(event.target)
        if (taken === undefined || event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        y.current = event.clientY
        setId(taken)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        y.current = event.clientY
        if (id !== null) over()
      },
      onPointerUp({ clientY }: PointerEvent<HTMLElement>) {
        // A fast finger is let go further on than it was last heard of.
        const last = (lists.current && placeAt(lists.current, clientY)) ?? to
        if (id !== null && last) onDrop(id, last)
        end()
      },
      onPointerCancel: end,
    },
  }
}
