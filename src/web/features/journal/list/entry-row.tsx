import { Star } from 'lucide-react'
import { type KeyboardEvent, memo } from 'react'
import { spokenMood, untitled } from '#domain/journal/entry-summary.ts'
import { dayNumber, monthName, weekday } from '#domain/time/entry-date.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Drop } from '#web/ui/drop-mark.tsx'
import type { EntryRow as Entry } from '#worker/journal/entries/journal.calls.ts'
import { FoundText } from '../reader/found-text.tsx'
import { ConflictLine } from '../versions/conflict-note.tsx'
import { OnlyHere } from '../versions/only-here.tsx'

const rowClass =
  'group -outline-offset-2 grid h-full w-full grid-cols-[42px_minmax(0,1fr)] rounded-control px-3 py-2.25 text-left hover:bg-[color-mix(in_oklab,transparent,var(--text)_4%)] aria-[current]:chosen'
const dayLook = 'figures block font-serif text-write leading-6 text-text-2 group-aria-[current]:text-ink'
const weekdayClass = 'block text-fine leading-5.5 text-muted group-aria-[current]:text-ink'
const lineClass = 'truncate text-label leading-5.5 text-text-2'

/** The day of a row; below another row of that day the time, which is what tells the two apart. */
function DayMark({ day, time }: { day: string; time: string | null }) {
  return (
    <span>
      {time === null ? (
        <>
          <span className={dayLook}>{dayNumber(day)}</span>
          <span className={weekdayClass}>{weekday(day, 'short')}</span>
        </>
      ) : (
        <span className={classNames(weekdayClass, 'figures leading-6')}>{time}</span>
      )}
      <span className="sr-only">
        {time !== null && `${weekday(day, 'short')} ${dayNumber(day)} `}
        {monthName(day)} {day.slice(0, 4)}
      </span>
    </span>
  )
}

interface TitleProps extends Pick<Entry, 'title' | 'mood'> {
  instead: string
  pieces?: Entry['titlePieces']
  isOnlyHere?: boolean
  isStarred?: boolean
}

function TitleLine({ title, instead, mood, pieces = [], isOnlyHere = false, isStarred = false }: TitleProps) {
  return (
    <span className="flex items-center justify-between gap-2">
      <span
        dir="auto"
        className={classNames(
          'min-w-0 flex-1 truncate text-start font-serif text-item leading-6',
          title ? 'weight-row' : 'italic text-text-2',
        )}
      >
        {pieces.length > 0 ? <FoundText pieces={pieces} /> : title || instead}
      </span>
      {isOnlyHere && <OnlyHere />}
      {isStarred && (
        <span className="shrink-0 text-ink">
          <Star size={13} strokeWidth={1.7} fill="currentColor" aria-hidden="true" />
          <span className="sr-only">starred</span>
        </span>
      )}
      <Drop
        size={14}
        level={(mood ?? 0) / 10}
        label={spokenMood(mood)}
        className="shrink-0 text-muted group-aria-[current]:text-ink"
      />
    </span>
  )
}

/** The words around a hit, and the month, since search goes through all years. */
function Hits({ entry, isNear }: { entry: Entry; isNear: boolean }) {
  return (
    <span className="block">
      <span
        dir="auto"
        className={classNames(
          isNear ? 'line-clamp-6' : 'line-clamp-2',
          'text-start font-serif text-small leading-ui text-text-2',
        )}
      >
        {entry.pieces.length > 0 ? <FoundText pieces={entry.pieces} /> : entry.excerpt}
      </span>
      <span className="block text-label leading-5 text-muted">
        {monthName(entry.day).slice(0, 3)} {entry.day.slice(0, 4)}
      </span>
    </span>
  )
}

/** Up, down, Home and End walk along the rows that are drawn. */
function walk(event: KeyboardEvent<HTMLButtonElement>) {
  const rows = [...(event.currentTarget.closest('ol')?.querySelectorAll('button') ?? [])]
  const at = rows.indexOf(event.currentTarget)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key]
  const row = to === undefined ? undefined : rows[to]
  if (!row) return
  event.preventDefault()
  row.focus()
}

interface EntryRowProps {
  entry: Entry
  index: number
  isChosen: boolean
  isSearch: boolean
  /** It is near a search in meaning: its whole passage is shown. */
  isNear?: boolean
  /** The row above is of the same day. */
  isSameDay: boolean
  /** The one row of the list that the Tab key reaches; the arrow keys go on from there. */
  isTabStop: boolean
  onSelect: (uid: string) => void
}

/** One entry in the list: its day, its title, its beginning, its mood as the level of a drop. */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { entry, index, isChosen, isSearch, isNear = false, isSameDay, isTabStop, onSelect } = props
  return (
    <button
      type="button"
      data-entry={index}
      aria-current={isChosen ? 'page' : undefined}
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => onSelect(entry.id)}
      onKeyDown={walk}
      className={rowClass}
    >
      <DayMark day={entry.day} time={isSameDay ? entry.time : null} />
      <span className="min-w-0">
        <TitleLine
          title={entry.title}
          instead={untitled(entry)}
          mood={entry.mood}
          pieces={entry.titlePieces}
          isOnlyHere={entry.kept !== 'synced'}
          isStarred={entry.isStarred}
        />
        {isSearch && <Hits {...{ entry, isNear }} />}
        {!isSearch && entry.isOtherVersion && <ConflictLine uid={entry.id} />}
        {!isSearch && !entry.isOtherVersion && (
          <span dir="auto" className={classNames(lineClass, 'block text-start')}>
            {entry.excerpt}
          </span>
        )}
      </span>
    </button>
  )
})

/** The page that is being written and has nothing to keep yet. */
export function FreshRow({ day, onSelect }: { day: string; onSelect: () => void }) {
  return (
    <button type="button" data-entry="fresh" aria-current="page" onClick={onSelect} className={rowClass}>
      <DayMark day={day} time={null} />
      <span>
        <TitleLine title="" instead="Untitled" mood={null} />
        <span className={classNames(lineClass, 'block')}>being written</span>
      </span>
    </button>
  )
}
