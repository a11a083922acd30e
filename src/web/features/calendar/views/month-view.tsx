import { type KeyboardEvent, useRef } from 'react'
import { addMonths, monthWeeks } from '#domain/calendar/calendar-grid.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { longDate, weekday } from '#domain/time/entry-date.ts'
import { type MyDayRule, weekStartOf } from '#domain/time/my-day.ts'
import type { CalendarBoard } from '../calendar-day.ts'
import { MonthCell } from './month-cell.tsx'
import { useMonthDrag } from './use-month-drag.ts'

interface MonthViewProps extends CalendarBoard {
  day: Day
  rule: MyDayRule
  /** A drag over days asked for something new. */
  onCreate: (from: Day, to: Day) => void
}

/** The day that a key leads to from another; null: the key leads nowhere. */
function dayByKey({ key }: KeyboardEvent, from: Day, rule: MyDayRule): Day | null {
  const week = weekStartOf(from, rule)
  const ways: Readonly<Record<string, Day>> = {
    ArrowLeft: addDays(from, -1),
    ArrowRight: addDays(from, 1),
    ArrowUp: addDays(from, -7),
    ArrowDown: addDays(from, 7),
    Home: week,
    End: addDays(week, 6),
    PageUp: addMonths(from, -1),
    PageDown: addMonths(from, 1),
  }
  return ways[key] ?? null
}

/** A month as whole weeks: each day filled as high as its mood, with its pages and what is planned. */
export function MonthView(props: MonthViewProps) {
  const { day, rule, chosen, onChoose, onCreate, onMove } = props
  const weeks = monthWeeks(day, rule)
  const table = useRef<HTMLTableElement>(null)
  const drag = useMonthDrag({ onCreate, onMove: (mark, byDays) => onMove(mark, { byDays, byMinutes: 0 }) })
  const focusDay = (to: Day) =>
    requestAnimationFrame(() => table.current?.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus())
  return (
    <table
      ref={table}
      aria-label="Days of the month"
      className="mt-5 w-full table-fixed border-collapse max-md:mt-4"
      onKeyDown={(event) => {
        const { target, altKey, ctrlKey, metaKey } = event
        if (altKey || ctrlKey || metaKey) return
        const isOnDay = target instanceof HTMLElement && target.dataset.day !== undefined
        const to = isOnDay ? dayByKey(event, chosen, rule) : null
        if (isOnDay && event.key.toLowerCase() === 'n') onCreate(chosen, chosen)
        if (!to) return
        event.preventDefault()
        onChoose(to)
        focusDay(to)
      }}
      onPointerMove={drag.onPointerMove}
      onPointerUp={drag.onPointerUp}
      onPointerCancel={drag.onPointerCancel}
    >
      <thead>
        <tr>
          {weeks[0]?.map((one) => (
            <th
              key={one}
              scope="col"
              className="type-label pb-2.5 text-left font-normal text-muted max-md:text-center"
            >
              <span className="max-md:hidden">{weekday(one, 'long')}</span>
              <abbr title={weekday(one, 'long')} className="no-underline md:hidden">
                {weekday(one, 'short').slice(0, 2)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <MonthCell
                key={one}
                {...props}
                day={one}
                isOtherMonth={one.slice(0, 7) !== day.slice(0, 7)}
                isSpanned={drag.covers(one)}
                isFocusable={one === chosen}
                label={longDate(one)}
                drag={drag}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
