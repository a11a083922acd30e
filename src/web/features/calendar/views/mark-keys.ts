import type { KeyboardEvent } from 'react'
import type { CalendarMark } from '#domain/calendar/calendar-mark.ts'
import { snapMinutes } from '#domain/calendar/day-columns.ts'
import { columnMinutes } from '#domain/calendar/day-place.ts'
import { canMove, type MarkMoves } from '../calendar-day.ts'

/** What was moved by keys just now: where it stands anew it takes the focus that it had. */
let moved = { id: '', untilMs: 0 }
const soonMs = 1_500

const sideways: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }
const upright: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** By how many minutes a key stretches something: quarters of an hour, or of whole days a day. Null: it does not. */
function stretchedBy({ layer, startMs }: CalendarMark, key: string): number | null {
  const by = startMs === null ? (sideways[key] ?? 0) * columnMinutes : (upright[key] ?? 0) * snapMinutes
  return layer === 'events' && by !== 0 ? by : null
}

/**
 * Alt and an arrow move something: by a day sideways; up and down by a quarter of an hour where the hours are drawn (`inHours`), else by a week. With Shift
 * they stretch it.
 */
export function markKeys(mark: CalendarMark, { onMove, onStretch }: MarkMoves, inHours = false) {
  if (!canMove(mark)) return {}
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event
    const [across, along] = [sideways[key], upright[key]]
    if (!altKey || ctrlKey || metaKey || (across === undefined && along === undefined)) return
    event.preventDefault()
    moved = { id: mark.id, untilMs: Date.now() + soonMs }
    if (shiftKey) {
      const by = stretchedBy(mark, key)
      if (by !== null) onStretch(mark, by)
    } else if (inHours && mark.startMs !== null)
      onMove(mark, { byDays: across ?? 0, byMinutes: (along ?? 0) * snapMinutes })
    else onMove(mark, { byDays: across ?? (along ?? 0) * 7, byMinutes: 0 })
  }
  return {
    onKeyDown,
    'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight',
    ref: (button: HTMLElement | null) => {
      const isOrphaned = mark.id === moved.id && document.activeElement === document.body
      if (isOrphaned && Date.now() < moved.untilMs) button?.focus()
    },
  }
}
