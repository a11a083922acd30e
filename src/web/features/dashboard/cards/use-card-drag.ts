import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Arrangement, type CardGroup, withCardAt } from '#domain/dashboard/card-order.ts'
import { type DashboardCard, dashboardCards } from '#domain/dashboard/dashboard-layout.ts'
import type { DashboardView } from './use-layout.ts'

/** So close to an edge of what scrolls, in px, a drag scrolls it, by so many px a frame. */
const [edge, speed] = [56, 8]

const cardAt = (target: EventTarget): DashboardCard | undefined => {
  const grip = target instanceof Element ? target.closest<HTMLElement>('[data-grip]') : null
  return dashboardCards.find((card) => card === grip?.dataset.grip)
}

const isWithin = (one: Element, y: number): boolean => {
  const { top, bottom } = one.getBoundingClientRect()
  return y >= top && y < bottom
}

/** Where a card that is held at a height belongs: the list there and the row of it; null: over no list. */
function placeAt(lists: Element, y: number): { group: CardGroup; place: number } | null {
  const list = [...lists.querySelectorAll<HTMLElement>('[data-group]')].find((one) => isWithin(one, y))
  if (!list) return null
  const place = [...list.children].findIndex((row) => isWithin(row, y))
  return { group: list.dataset.group as CardGroup, place: place < 0 ? list.children.length : place }
}

const scrollerOf = (one: Element): Element | null => {
  const parent = one.parentElement
  return parent && parent.scrollHeight <= parent.clientHeight ? scrollerOf(parent) : parent
}

/** Drags cards by their grips within `lists`, which scrolls at its edges. Nothing is kept before the card is let go. */
export function useCardDrag(lists: RefObject<HTMLElement | null>, view: DashboardView) {
  const [card, setCard] = useState<DashboardCard | null>(null)
  const [draft, setDraft] = useState<Arrangement | null>(null)
  const y = useRef(0)
  const layout = draft ?? view.layout

  function over() {
    const to = lists.current && placeAt(lists.current, y.current)
    if (card && to) setDraft((held) => withCardAt(held ?? view.layout, card, to.place, to.group))
  }
  const latest = useRef(over)
  useEffect(() => {
    latest.current = over
  })
  useEffect(() => {
    const scroller = card && lists.current && scrollerOf(lists.current)
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
  }, [card, lists])

  function end() {
    setCard(null)
    setDraft(null)
  }
  return {
    card,
    layout,
    /** For what holds the lists: a row that moves would lose the pointer. */
    pointer: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const held = cardAt(event.target)
        if (!held || event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        y.current = event.clientY
        setCard(held)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        y.current = event.clientY
        if (card) over()
      },
      onPointerUp() {
        if (draft) view.arrange(draft)
        end()
      },
      onPointerCancel: end,
    },
  }
}
