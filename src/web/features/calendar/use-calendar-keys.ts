import { useEffect, useRef } from 'react'
import { type CalendarView, stepped } from '#domain/calendar/calendar-grid.ts'
import type { Day } from '#domain/time/day.ts'
import { isTyping } from '#web/lib/device/typing.ts'

const views: Readonly<Record<string, CalendarView>> = {
  '1': 'month',
  '2': 'week',
  '3': 'day',
  '4': 'agenda',
  '5': 'year',
}

interface Keys {
  view: CalendarView
  day: Day
  today: Day
  onGo: (view: CalendarView, day: Day) => void
  onNew: () => void
}

/** Single keys of the page, while nobody types and nothing lies over it: N, T, J, K and 1 to 5. */
export function useCalendarKeys(keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { defaultPrevented, ctrlKey, metaKey, altKey, target } = event
      if (defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target)) return
      if (document.querySelector('dialog[open], [role="menu"]')) return
      const { view, day, today, onGo, onNew } = latest.current
      const key = event.key.toLowerCase()
      const does: Readonly<Record<string, () => void>> = {
        n: onNew,
        t: () => onGo(view, today),
        j: () => onGo(view, stepped(view, day, 1)),
        k: () => onGo(view, stepped(view, day, -1)),
      }
      const to = views[key]
      const act = does[key] ?? (to && (() => onGo(to, day)))
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
