import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { daysFromTo, viewRange } from '#domain/calendar/calendar-grid.ts'
import type { CalendarMark } from '#domain/calendar/calendar-mark.ts'
import { clockAt } from '#domain/calendar/day-columns.ts'
import { columnMinutes } from '#domain/calendar/day-place.ts'
import type { Day } from '#domain/time/day.ts'
import { dayNumber, monthName, timeOnWall, weekday } from '#domain/time/entry-date.ts'
import type { MyDayRule } from '#domain/time/my-day.ts'
import { classNames } from '#web/ui/class-names.ts'
import { type CalendarBoard, canMove, marksOn, shortOn } from '../calendar-day.ts'
import { isDue, MarkIcon, SaidOfMark } from '../mark-look.tsx'
import { markKeys } from './mark-keys.ts'
import { TimeColumn } from './time-column.tsx'
import { type GridDrag, type GridDragHandlers, useGridDrag } from './use-grid-drag.ts'

const hourHeight = 44
const hoursWidth = 56
/** So many things of whole days stand above the hours without being scrolled. */
const mostWhole = 4

interface TimeViewProps extends CalendarBoard, GridDragHandlers {
  view: 'week' | 'day'
  day: Day
  rule: MyDayRule
  nowMs: number
}

/** One day or seven, hour by hour. */
export function TimeView(props: TimeViewProps) {
  const { view, day, rule, today, chosen, marks, nowMs, onChoose } = props
  const { from, to } = viewRange(view, day, rule)
  const days = daysFromTo(from, to)
  const grid = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const drag = useGridDrag(grid, props)
  const wholeDay = (one: Day) =>
    (view === 'day' ? marksOn(marks, one) : shortOn(marks, one, today)).filter(
      ({ startMs }) => startMs === null,
    )
  const hasWhole = days.some((one) => wholeDay(one).length > 0)
  const [hour = 0, minute = 0] = timeOnWall(nowMs, rule.zone).split(':').map(Number)
  const nowMinutes = (hour * 60 + minute - rule.startHour * 60 + columnMinutes) % columnMinutes
  const hasToday = today >= from && today <= to
  const seenFirst = hasToday ? today : from
  useLayoutEffect(() => {
    const column = grid.current?.querySelector<HTMLElement>(`[data-column="${seenFirst}"]`)
    // A morning is seen first, whatever hour the day begins at; of days that have no room beside each other, today.
    scroller.current?.scrollTo({
      top: Math.max(0, 7 - rule.startHour) * hourHeight - 12,
      left: (column?.offsetLeft ?? 0) - hoursWidth,
    })
  }, [rule.startHour, seenFirst])
  useRoomUnder(head, scroller)
  const least = view === 'week' ? 96 : 0
  const columns = {
    gridTemplateColumns: `${hoursWidth}px repeat(${days.length}, minmax(${least}px, 1fr))`,
    minWidth: hoursWidth + days.length * least,
  }
  return (
    <div
      ref={scroller}
      onPointerMove={drag.onPointerMove}
      onPointerUp={drag.onPointerUp}
      onPointerCancel={drag.onPointerCancel}
      className="relative mt-5 max-h-[calc(100dvh-150px)] scroll-pl-16 overflow-auto [overflow-anchor:none] max-md:max-h-[max(20rem,calc(100dvh-17.5rem))]"
    >
      <div ref={head} className="sticky top-0 z-10 grid bg-surface-0 pb-1.5" style={columns}>
        <span className="type-label sticky left-0 z-1 h-full content-end bg-surface-0 pb-1 text-muted">
          {hasWhole ? 'all day' : ''}
        </span>
        {days.map((one) => (
          <div key={one} className="min-w-0 px-2">
            <DayHead {...{ day: one, today, chosen, onChoose }} mood={props.rated.get(one)?.mood ?? null} />
            {/* Much that takes the whole day leaves room for its hours. */}
            <div className={wholeDay(one).length > mostWhole ? 'max-h-[24dvh] overflow-y-auto' : undefined}>
              {wholeDay(one).map((mark) => (
                <WholeDay key={mark.id} {...props} {...{ mark, drag }} day={one} />
              ))}
            </div>
          </div>
        ))}
      </div>
      <div
        ref={grid}
        className="relative grid touch-pan-y select-none border-t border-line"
        style={{ ...columns, height: 24 * hourHeight }}
      >
        <HourLines startHour={rule.startHour} />
        <Hours
          startHour={rule.startHour}
          now={hasToday ? timeOnWall(nowMs, rule.zone) : null}
          nowMinutes={nowMinutes}
        />
        {days.map((one) => (
          <TimeColumn key={one} {...props} day={one} drag={drag} />
        ))}
      </div>
    </div>
  )
}

/** Moves what is met by keys out from under the days' names, however much stands below those. */
function useRoomUnder(head: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!head.current) return
    const resized = new ResizeObserver(([seen]) => {
      scroller.current?.style.setProperty('scroll-padding-top', `${(seen?.target.clientHeight ?? 0) + 4}px`)
    })
    resized.observe(head.current)
    return () => resized.disconnect()
  }, [head, scroller])
}

/** What stands on whole days: carried to another day, or stretched by its last one's edge. */
function WholeDay(props: TimeViewProps & { mark: CalendarMark; drag: GridDrag }) {
  const { mark, day, rule, drag, onOpen } = props
  const held = drag.drag && drag.drag.is !== 'new' && drag.drag.mark.id === mark.id ? drag.drag : null
  const byDays = (held && drag.change?.byDays) ?? 0
  const isMovable = canMove(mark)
  return (
    <div
      className={classNames('relative mt-1 select-none', held && 'z-5 opacity-80')}
      style={{
        ...(held?.is === 'move' &&
          byDays !== 0 && { transform: `translateX(calc(${byDays} * (100% + 16px)))` }),
        ...(held?.is === 'stretch' &&
          day === mark.lastDay && { width: `calc(100% + ${Math.max(0, byDays)} * (100% + 16px))` }),
      }}
    >
      <button
        type="button"
        {...markKeys(mark, props, true)}
        onPointerDown={(event) => isMovable && drag.onMarkDown(event, mark, 'move')}
        onClick={() => !drag.hasMoved() && onOpen(mark)}
        className={classNames(
          'flex min-h-7 w-full items-center gap-1.5 rounded-mark text-left text-label max-md:min-h-11',
          isDue(mark) ? 'text-text-2 hover:text-ink' : 'slip px-2',
          isMovable && 'cursor-grab active:cursor-grabbing',
        )}
      >
        <MarkIcon mark={mark} />
        <span className="truncate">{mark.title}</span>
        <SaidOfMark {...{ mark }} zone={rule.zone} />
      </button>
      {mark.layer === 'events' && day === mark.lastDay && (
        <span
          aria-hidden="true"
          onPointerDown={(event) => drag.onMarkDown(event, mark, 'stretch')}
          className="absolute inset-y-0 -right-1 w-2.5 cursor-ew-resize"
        />
      )}
    </div>
  )
}

/** The hours beside the days, every other one of them, and what time it is now. They stay where the days are moved sideways. */
function Hours({
  startHour,
  now,
  nowMinutes,
}: {
  startHour: number
  now: string | null
  nowMinutes: number
}) {
  return (
    <div aria-hidden="true" className="pointer-events-none sticky left-0 z-6 bg-surface-0">
      {shownHours(startHour).map((at) => (
        <span
          key={at}
          className="figures absolute left-0 -translate-y-1/2 text-label text-muted"
          style={{ top: at * hourHeight }}
        >
          {clockAt(at * 60, startHour)}
        </span>
      ))}
      {now !== null && (
        <span
          className="figures absolute left-0 -translate-y-1/2 bg-surface-0 pr-1 text-label font-strong text-ink"
          style={{ top: `${(nowMinutes / columnMinutes) * 100}%` }}
        >
          {now}
        </span>
      )}
    </div>
  )
}

function HourLines({ startHour }: { startHour: number }) {
  return (
    <div aria-hidden="true" className="absolute inset-y-0 right-0" style={{ left: hoursWidth }}>
      {shownHours(startHour).map((at) => (
        <span key={at} className="absolute inset-x-0 h-px bg-line/70" style={{ top: at * hourHeight }} />
      ))}
    </div>
  )
}

/** The hours of a day's column that are written beside it, counted from its first. */
const shownHours = (startHour: number): number[] =>
  Array.from({ length: 24 }, (_, at) => at).filter((at) => (at + startHour) % 2 === 1)

function DayHead({
  day,
  today,
  chosen,
  mood,
  onChoose,
}: {
  day: Day
  today: Day
  chosen: Day
  mood: number | null
  onChoose: (day: Day) => void
}) {
  const isToday = day === today
  return (
    <button
      type="button"
      aria-pressed={day === chosen}
      onClick={() => onChoose(day)}
      className="flex min-h-11 w-full items-baseline gap-2 rounded-inner text-left hover:text-ink"
    >
      <span className={classNames('type-label', isToday ? 'font-semibold text-text' : 'text-text-2')}>
        {weekday(day, 'short')}
      </span>
      <span
        className={classNames(
          'font-serif text-title-s',
          isToday && 'text-ink',
          day === chosen && 'underline decoration-1 underline-offset-6',
        )}
      >
        {dayNumber(day)}
      </span>
      <span className="sr-only">
        {monthName(day)}
        {isToday && ', today'}
        {mood !== null && ', mood'}
      </span>
      {mood !== null && <span className="figures ml-auto text-label text-text-2">{Math.round(mood)}</span>}
    </button>
  )
}
