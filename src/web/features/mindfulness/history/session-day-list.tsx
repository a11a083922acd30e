import { PenLine, Trash2 } from 'lucide-react'
import { ratingWord } from '#domain/journal/rating-words.ts'
import type { Day, DayRule } from '#domain/time/day.ts'
import { dayNumber, longDate, monthName, timeOnWall, weekday } from '#domain/time/entry-date.ts'
import type { SessionRow } from '#domain/views/mindfulness.ts'
import { Drop } from '#web/ui/drop-mark.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import { sessionDetails, sessionName } from './session-words.ts'

interface SessionDayListProps {
  day: Day
  today: Day
  rule: DayRule
  sessions: readonly SessionRow[]
  onWrite: ((row: SessionRow) => void) | null
  onDelete: (row: SessionRow) => void
}

/** The sessions of a day. */
export function SessionDayList({ day, today, rule, sessions, onWrite, onDelete }: SessionDayListProps) {
  const isThisMonth = day.slice(0, 7) === today.slice(0, 7)
  return (
    <section aria-label={longDate(day)} className="grid grid-cols-[52px_1fr] border-t border-line py-1.5">
      <p aria-hidden="true" className="pt-2.5">
        <span className="figures block font-serif text-write leading-6 text-text-2">{dayNumber(day)}</span>
        <span className="block text-fine leading-5.5 text-muted">
          {isThisMonth ? weekday(day, 'short') : monthName(day).slice(0, 3)}
        </span>
      </p>
      <ul>
        {sessions.map((row) => (
          <SessionItem key={row.id} row={row} rule={rule} {...{ onWrite, onDelete }} />
        ))}
      </ul>
    </section>
  )
}

function SessionItem({
  row,
  rule,
  onWrite,
  onDelete,
}: Pick<SessionDayListProps, 'rule' | 'onWrite' | 'onDelete'> & { row: SessionRow }) {
  const name = sessionName(row)
  const time = timeOnWall(Date.parse(row.startedAt), rule.zone)
  return (
    <li className="flex min-h-14 items-center gap-2 py-1.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="type-list-title">{name}</span>
          <span className="type-label figures text-muted">{time}</span>
        </p>
        <p className="type-secondary text-text-2">{sessionDetails(row)}</p>
        <Moods row={row} />
      </div>
      {onWrite && (
        <IconButton
          label={`Write about ${name}, ${time}`}
          side="left"
          icon={<PenLine size={17} strokeWidth={1.6} />}
          onClick={() => onWrite(row)}
        />
      )}
      <IconButton
        label={`Delete ${name}, ${time}`}
        side="left"
        icon={<Trash2 size={17} strokeWidth={1.6} />}
        onClick={() => onDelete(row)}
        className="-mr-3"
      />
    </li>
  )
}

/** The mood before and after, as far as it was said. */
function Moods({ row: { moodBefore, moodAfter } }: { row: SessionRow }) {
  if (moodBefore === null && moodAfter === null) return null
  return (
    <p className="type-label mt-0.5 flex flex-wrap items-center gap-x-4 text-muted">
      <Mood when="before" mood={moodBefore} />
      <Mood when="after" mood={moodAfter} />
    </p>
  )
}

function Mood({ when, mood }: { when: 'before' | 'after'; mood: number | null }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span>{when}</span>
      {mood === null ? (
        <em>not given</em>
      ) : (
        <>
          <Drop size={12} level={mood / 10} className="text-mood" />
          <span className="text-text-2">
            <em className="font-serif text-small">{ratingWord('mood', mood)}</em> {mood}
          </span>
        </>
      )}
    </span>
  )
}
