import { Feather, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CalendarMark } from '#domain/calendar/calendar-mark.ts'
import { ratingsLine } from '#domain/journal/rating-words.ts'
import type { Day } from '#domain/time/day.ts'
import { dayNumber, monthName, weekday } from '#domain/time/entry-date.ts'
import type { RatedDayRow } from '#domain/views/calendar.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { MarkMoves } from './calendar-day.ts'
import { doneLook, MarkIcon, SaidOfMark, timeOrKind } from './mark-look.tsx'
import { markKeys } from './views/mark-keys.ts'

interface DayPaneProps {
  day: Day
  today: Day
  zone: string
  marks: readonly CalendarMark[]
  /** False while nobody knows yet what is on that day. */
  isReady: boolean
  rated: RatedDayRow | undefined
  onOpen: (mark: CalendarMark) => void
  moves: MarkMoves
  onAdd: () => void
  onWrite: () => void
}

const rounded = (value: number | null) => (value === null ? null : Math.round(value))

/** One day: what happened, what is due, and the way to a page about it. */
export function DayPane({
  day,
  today,
  zone,
  marks,
  isReady,
  rated,
  onOpen,
  moves,
  onAdd,
  onWrite,
}: DayPaneProps) {
  const line = rated
    ? ratingsLine({ mood: rounded(rated.mood), energy: rounded(rated.energy), stress: rounded(rated.stress) })
    : ''
  return (
    <section aria-labelledby="calendar-day">
      <p className="type-secondary text-text-2">{day === today ? 'Today' : weekday(day, 'long')}</p>
      <h2 id="calendar-day" className="font-serif text-title-m leading-title tracking-title">
        {dayNumber(day)} {monthName(day)}
      </h2>
      {line && <p className="type-secondary mt-1 text-text-2">{line}</p>}
      <ul className="mt-4 border-t border-line pt-3">
        {marks.map((mark) => (
          <li key={mark.id}>
            <button
              type="button"
              {...markKeys(mark, moves)}
              onClick={() => onOpen(mark)}
              className="grid min-h-11 w-full grid-cols-[52px_1fr_auto] content-center items-baseline gap-x-2 rounded-inner py-1.5 text-left hover:bg-surface-2"
            >
              <span className="figures type-label text-muted">{timeOrKind(mark, zone, day)}</span>
              <span
                className={classNames(
                  'min-w-0 text-pretty',
                  mark.kind === 'page' ? 'type-list-title' : 'type-interface',
                  mark.isDone && 'text-muted',
                  doneLook(mark),
                )}
              >
                {mark.title}
                <SaidOfMark {...{ mark, zone, day }} />
              </span>
              <span className="self-center text-muted">
                <MarkIcon mark={mark} size={15} />
              </span>
            </button>
          </li>
        ))}
        {isReady && marks.length === 0 && (
          <li className="py-2">
            <p className="font-serif text-item text-text-2 italic">
              {day > today ? 'Nothing planned yet.' : 'Nothing on this day.'}
            </p>
            <p className="type-secondary mt-1 text-muted">
              {day > today
                ? 'A plan or a reminder that you add will stand here, and in the grid.'
                : 'A page about it will stand here, beside its plans and habits.'}
            </p>
          </li>
        )}
        <li>
          <PaneAction
            isAlone={marks.length === 0}
            Icon={<Plus size={17} strokeWidth={1.6} />}
            onPress={onAdd}
          >
            Add to this day
          </PaneAction>
        </li>
        {day <= today && (
          <li>
            <PaneAction
              isAlone={marks.length === 0}
              Icon={<Feather size={16} strokeWidth={1.6} />}
              onPress={onWrite}
            >
              Write about this day
            </PaneAction>
          </li>
        )}
      </ul>
    </section>
  )
}

function PaneAction({
  isAlone,
  Icon,
  onPress,
  children,
}: {
  /** No times stand above it, with which its icon would be in line. */
  isAlone: boolean
  Icon: ReactNode
  onPress: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={classNames(
        'grid min-h-11 w-full items-center gap-x-2 rounded-inner text-left text-ui text-text-2 hover:bg-surface-2 hover:text-text',
        isAlone ? 'grid-cols-[23px_1fr]' : 'grid-cols-[52px_1fr]',
      )}
    >
      <span aria-hidden="true" className="text-muted">
        {Icon}
      </span>
      {children}
    </button>
  )
}
