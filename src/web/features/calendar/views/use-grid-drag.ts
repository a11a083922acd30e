import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import type { CalendarMark } from '#domain/calendar/calendar-mark.ts'
import { draggedSpan, snapMinutes, snapped } from '#domain/calendar/day-columns.ts'
import { columnMinutes } from '#domain/calendar/day-place.ts'
import type { Day } from '#domain/time/day.ts'
import { dayNumberOf } from '#domain/time/day-number.ts'
import type { MarkMoves, Moved } from '../calendar-day.ts'

interface Place {
  readonly day: Day
  readonly minutes: number
}

type Drag =
  | { readonly is: 'new'; readonly from: Place; readonly to: Place }
  | { readonly is: 'move' | 'stretch'; readonly mark: CalendarMark; readonly from: Place; readonly to: Place }

export interface GridDragHandlers extends MarkMoves {
  readonly onCreate: (day: Day, from: number, to: number) => void
}

/** What stands on whole days is carried from day to day, not along the hours. */
const isWhole = (drag: Drag): boolean => drag.is !== 'new' && drag.mark.startMs === null

/** Dragging over the columns of days, by a mouse or a pen: what is empty becomes something new, what stands there is moved or stretched. */
export function useGridDrag(
  grid: RefObject<HTMLElement | null>,
  { onCreate, onMove, onStretch }: GridDragHandlers,
) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const moved = useRef(false)

  function placeAt({ clientX, clientY }: PointerEvent): Place | null {
    const columns = [...(grid.current?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
    const column = columns.find((one) => clientX < one.getBoundingClientRect().right) ?? columns.at(-1)
    if (!column?.dataset.column) return null
    const { top, height } = column.getBoundingClientRect()
    const minutes = ((clientY - top) / height) * columnMinutes
    return { day: column.dataset.column, minutes: Math.max(0, Math.min(columnMinutes, minutes)) }
  }
  const begin = (event: PointerEvent, make: (at: Place) => Drag) => {
    if (event.button !== 0 || event.pointerType === 'touch') return
    const at = placeAt(event)
    if (!at) return
    moved.current = false
    setDrag(make(at))
  }
  const change = (of: Drag): Moved => {
    const byDays = dayNumberOf(of.to.day) - dayNumberOf(of.from.day)
    if (isWhole(of)) return { byDays, byMinutes: 0 }
    return { byDays: of.is === 'stretch' ? 0 : byDays, byMinutes: snapped(of.to.minutes - of.from.minutes) }
  }
  return {
    drag,
    change: drag && moved.current ? change(drag) : null,
    hasMoved: () => moved.current,
    onColumnDown: (event: PointerEvent) => begin(event, (at) => ({ is: 'new', from: at, to: at })),
    /** `is` null: it cannot be moved, and is pressed only. */
    onMarkDown(event: PointerEvent, mark: CalendarMark, is: 'move' | 'stretch' | null) {
      event.stopPropagation()
      moved.current = false
      if (is) begin(event, (at) => ({ is, mark, from: at, to: at }))
    },
    onPointerMove(event: PointerEvent) {
      const to = drag && placeAt(event)
      if (!drag || !to) return
      const isLater = !isWhole(drag) && Math.abs(to.minutes - drag.from.minutes) > snapMinutes / 2
      const isFar = isLater || to.day !== drag.from.day
      // Not before it is a drag: who holds the pointer gets the press that ends it.
      if (isFar && !moved.current) grid.current?.setPointerCapture(event.pointerId)
      moved.current ||= isFar
      setDrag({ ...drag, to })
    },
    onPointerUp() {
      if (drag && moved.current) {
        const by = change(drag)
        if (drag.is === 'new') {
          const { from, to } = draggedSpan(drag.from.minutes, drag.to.minutes)
          onCreate(drag.from.day, from, to)
        } else if (drag.is === 'move' && (by.byDays !== 0 || by.byMinutes !== 0)) onMove(drag.mark, by)
        else if (drag.is === 'stretch') {
          const minutes = by.byDays * columnMinutes + by.byMinutes
          if (minutes !== 0) onStretch(drag.mark, minutes)
        }
      }
      setDrag(null)
    },
    onPointerCancel: () => setDrag(null),
  }
}

export type GridDrag = ReturnType<typeof useGridDrag>
