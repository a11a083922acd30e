import { Link } from '@tanstack/react-router'
import { AlarmClock, Calendar } from 'lucide-react'
import type { CalendarMark } from '#domain/calendar/calendar-mark.ts'
import { addDays, type Day, dayOf } from '#domain/time/day.ts'
import { timeOnWall, weekday } from '#domain/time/entry-date.ts'
import { useNow } from '#web/lib/device/use-now.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useView } from '#web/lib/vault/use-view.ts'

import { SmallCard } from './small-card.tsx'

const minuteMs = 60_000
const mostShown = 4

/** 'in 1 h 36', 'now', 'all day'; of another day 'tomorrow' or its name. */
function untilWords({ startMs, day }: CalendarMark, nowMs: number, today: Day): string {
  if (day > today) return day === addDays(today, 1) ? 'tomorrow' : weekday(day, 'long')
  if (startMs === null) return 'all day'
  const minutes = Math.round((startMs - nowMs) / minuteMs)
  if (minutes < 0) return 'now'
  if (minutes < 60) return `in ${minutes} min`
  return `in ${Math.floor(minutes / 60)} h${minutes % 60 === 0 ? '' : ` ${minutes % 60}`}`
}

/** What comes next, each leading to its day. */
export function NextCard() {
  const now = useNow()
  const rule = useMyDay()
  const { zone } = rule
  const today = dayOf(now, rule)
  // The minute is enough: what is asked for stays the same within it.
  const { rows } = useView('calendar.next', { nowMs: Math.floor(now / minuteMs) * minuteMs })
  if (rows.length === 0) return null
  return (
    <SmallCard title="Still to come">
      <ul className="mt-2">
        {rows.slice(0, mostShown).map((mark) => {
          const { id, layer, startMs, title } = mark
          const isAhead = mark.day > today
          const Icon = layer === 'reminders' ? AlarmClock : Calendar
          return (
            <li key={id}>
              <Link
                to="/calendar"
                search={{ view: 'day', day: isAhead ? mark.day : today }}
                className="-mx-2 grid min-h-11 grid-cols-[3rem_auto_minmax(0,1fr)_auto] items-center gap-2.5 rounded-inner px-2 hover:bg-surface-2"
              >
                <span className="type-label figures text-muted">
                  {startMs === null ? '' : timeOnWall(startMs, zone)}
                </span>
                <Icon size={16} strokeWidth={1.6} aria-hidden="true" className="text-text-2" />
                <span className="truncate text-ui">{title}</span>
                <span className="type-label figures text-muted">{untilWords(mark, now, today)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </SmallCard>
  )
}
