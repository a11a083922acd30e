import { Link } from '@tanstack/react-router'
import { AlarmClock, Calendar } from 'lucide-react'
import { useId, useState } from 'react'
import type { CalendarMark } from '#domain/calendar/calendar-mark.ts'
import { isOver } from '#domain/calendar/next-today.ts'
import { answerChanges } from '#domain/calendar/reminders/ring-answer.ts'
import { type Day, dayOf } from '#domain/time/day.ts'
import { timeOnWall, weekday } from '#domain/time/entry-date.ts'
import { useNow } from '#web/lib/device/use-now.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { useEntity, useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CheckIcon } from '#web/ui/fields/check-icon.tsx'

import { SmallCard } from './small-card.tsx'

const minuteMs = 60_000

/** 'in 1 h 36', 'now', 'all day', 'over'; of another day its time. */
function untilWords(mark: CalendarMark, nowMs: number, today: Day, zone: string): string {
  const { startMs, day, layer } = mark
  if (startMs === null) return 'all day'
  if (day > today) return timeOnWall(startMs, zone)
  if (isOver(mark, nowMs)) return layer === 'reminders' ? 'done' : 'over'
  const minutes = Math.round((startMs - nowMs) / minuteMs)
  if (minutes < 0) return layer === 'reminders' ? 'open' : 'now'
  if (minutes < 60) return `in ${minutes} min`
  return `in ${Math.floor(minutes / 60)} h${minutes % 60 === 0 ? '' : ` ${minutes % 60}`}`
}

/** The time of today; of another day its name. */
const whenWords = ({ startMs, day }: CalendarMark, today: Day, zone: string): string =>
  day > today ? weekday(day, 'short') : startMs === null ? '' : timeOnWall(startMs, zone)

/** What is on today and next, each leading to its day; a reminder of today is done by one press. */
export function NextCard() {
  const now = useNow()
  const rule = useMyDay()
  const today = dayOf(now, rule)
  // The minute is enough: what is asked for stays the same within it.
  const { rows } = useView('calendar.next', { nowMs: Math.floor(now / minuteMs) * minuteMs })
  if (rows.length === 0) return null
  return (
    <SmallCard title="Events and reminders">
      <ul className="mt-2">
        {rows.map((mark) => (
          <NextLine key={mark.id} {...{ mark, now, today }} zone={rule.zone} />
        ))}
      </ul>
    </SmallCard>
  )
}

interface NextLineProps {
  mark: CalendarMark
  now: number
  today: Day
  zone: string
}

function NextLine({ mark, now, today, zone }: NextLineProps) {
  const { title, day } = mark
  const isToday = day <= today
  const isPast = isOver(mark, now)
  return (
    <li className="grid min-h-11 grid-cols-[2.5rem_1.5rem_minmax(0,1fr)] items-center gap-2">
      <span className="type-label figures text-muted">{whenWords(mark, today, zone)}</span>
      {mark.layer === 'reminders' && isToday ? <DoneBox mark={mark} /> : <Icon mark={mark} />}
      <Link
        to="/calendar"
        search={{ view: 'day', day: isToday ? today : day }}
        className="-mx-2 flex min-h-11 min-w-0 items-center justify-between gap-2.5 rounded-inner px-2 hover:bg-surface-2"
      >
        <span
          className={classNames(
            'min-w-0 py-1.5 text-ui leading-5 [overflow-wrap:anywhere]',
            isPast && 'text-muted',
          )}
        >
          {title}
        </span>
        <span className="type-label figures shrink-0 text-muted">{untilWords(mark, now, today, zone)}</span>
      </Link>
    </li>
  )
}

function Icon({ mark: { layer } }: { mark: CalendarMark }) {
  const Drawn = layer === 'reminders' ? AlarmClock : Calendar
  return <Drawn size={16} strokeWidth={1.6} aria-hidden="true" className="justify-self-center text-text-2" />
}

/** Ticks a reminder, and takes the tick back. */
function DoneBox({ mark }: { mark: CalendarMark }) {
  const { uid, title, startMs, isDone } = mark
  /** The mark as it stood when it was pressed: holds until the worker says something new of it. */
  const [pressed, setPressed] = useState<CalendarMark | null>(null)
  const id = useId()
  const { row } = useEntity('reminder', uid)
  const { patch } = useEntityActions('reminder')
  const atMs = startMs ?? 0
  async function press() {
    if (!row) return
    setPressed(mark)
    const { doneUpTo } = row
    const changes = isDone
      ? { doneUpTo: new Date(atMs - 1).toISOString() }
      : answerChanges({ answer: 'done', atMs, pressedMs: Date.now() }, doneUpTo, row.zone)
    if (!(await patch(uid, changes))) return setPressed(null)
    if (!isDone) offerUndo(`Done: ${title}`, () => patch(uid, { doneUpTo }))
  }
  return (
    <label htmlFor={id} className="-mx-2.5 grid size-11 cursor-pointer place-items-center">
      <span className="relative grid size-5.5">
        <CheckIcon
          id={id}
          aria-label={`${title} is done`}
          checked={pressed === mark ? !isDone : isDone}
          onChange={() => void press()}
        />
      </span>
    </label>
  )
}
