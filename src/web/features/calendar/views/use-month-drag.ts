import { type PointerEvent, useRef, useState } from 'react'
import type { CalendarMark } from '#domain/calendar/calendar-mark.ts'
import type { Day } from '#domain/time/day.ts'
import { dayNumberOf } from '#domain/time/day-number.ts'

interface Drag {
  readonly from: Day
  readonly to: Day
  /** What is carried; null: days are being chosen for something new. */
  readonly mark: CalendarMark | null
}

/** The day that lies under a pointer; null: none. */
function dayAt({ clientX, clientY }: PointerEvent): Day | null {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-cell]')
  return cell?.dataset.cell ?? null
}

export interface MonthDrag {
  readonly onDayDown: (event: PointerEvent, day: Day) => void
  readonly onMarkDown: (event: PointerEvent, day: Day, mark: CalendarMark) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
  readonly covers: (day: Day) => boolean
  /** A drag has just ended: the press that ends it opens nothing. */
  readonly hasMoved: () => boolean
}

/** Dragging over the days of a month, by a mouse or a pen: a finger scrolls. */
export function useMonthDrag({
  onCreate,
  onMove,
}: {
  onCreate: (from: Day, to: Day) => void
  onMove: (mark: CalendarMark, byDays: number) => void
}): MonthDrag {
  const [drag, setDrag] = useState<Drag | null>(null)
  const moved = useRef(false)
  const begin = (event: PointerEvent, day: Day, mark: CalendarMark | null) => {
    if (event.button !== 0 || event.pointerType === 'touch') return
    moved.current = false
    setDrag({ from: day, to: day, mark })
  }
  return {
    onDayDown: (event, day) => begin(event, day, null),
    onMarkDown(event, day, mark) {
      event.stopPropagation()
      moved.current = false
      if (mark.layer === 'events' || mark.layer === 'reminders') begin(event, day, mark)
    },
    onPointerMove(event) {
      if (!drag) return
      const to = dayAt(event)
      if (!to || to === drag.to) return
      moved.current = true
      setDrag({ ...drag, to })
    },
    onPointerUp() {
      if (drag && moved.current) {
        const by = dayNumberOf(drag.to) - dayNumberOf(drag.from)
        if (drag.mark && by !== 0) onMove(drag.mark, by)
        if (!drag.mark) onCreate(by < 0 ? drag.to : drag.from, by < 0 ? drag.from : drag.to)
      }
      setDrag(null)
    },
    onPointerCancel: () => setDrag(null),
    covers(day) {
      if (!drag || !moved.current) return false
      if (drag.mark) return day === drag.to
      return drag.from <= drag.to ? day >= drag.from && day <= drag.to : day >= drag.to && day <= drag.from
    },
    hasMoved: () => moved.current,
  }
}
