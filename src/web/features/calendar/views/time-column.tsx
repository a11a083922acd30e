import type { CalendarMark } from '#domain/calendar/calendar-mark.ts'
import { clockAt, draggedSpan, type Lane, lanesOf, leastMinutes } from '#domain/calendar/day-columns.ts'
import { columnMinutes, placeOn } from '#domain/calendar/day-place.ts'
import type { Day } from '#domain/time/day.ts'
import type { MyDayRule } from '#domain/time/my-day.ts'
import { classNames } from '#web/ui/class-names.ts'
import { type CalendarBoard, canMove, fillOf, marksOn } from '../calendar-day.ts'
import { colorOf, doneLook, MarkIcon, SaidOfMark, spanOf } from '../mark-look.tsx'
import { useShownLayers } from '../shown-layers.ts'
import { markKeys } from './mark-keys.ts'
import type { GridDrag, GridDragHandlers } from './use-grid-drag.ts'

interface TimeColumnProps extends CalendarBoard, GridDragHandlers {
  day: Day
  rule: MyDayRule
  drag: GridDrag
}

const percent = (minutes: number): string => `${(minutes / columnMinutes) * 100}%`

/** The hours of a day with what stands in them. What is empty can be dragged over. */
export function TimeColumn(props: TimeColumnProps) {
  const { day, rule, marks, rated, drag, onCreate } = props
  const showsMood = useShownLayers().has('pages')
  const placed = marksOn(marks, day).flatMap((mark) => {
    const place = placeOn(mark, day, rule)
    return place && mark.kind !== 'check-in' ? [{ ...place, id: mark.id, mark }] : []
  })
  const lanes = lanesOf(placed)
  const mood = showsMood ? rated.get(day)?.mood : null
  const ghost = drag.drag?.is === 'new' && drag.drag.from.day === day && drag.change ? drag.drag : null
  return (
    <div data-column={day} className="relative border-l border-line" onPointerDown={drag.onColumnDown}>
      {mood !== null && mood !== undefined && (
        <span
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 bg-primary opacity-20"
          style={{ height: `${fillOf(mood)}%` }}
        />
      )}
      <button
        type="button"
        className="absolute inset-0 -outline-offset-2"
        aria-label={`Add at 09:00 on this day`}
        tabIndex={-1}
        onClick={(event) => {
          // A press of a finger: the hour under it.
          if (drag.hasMoved()) return
          // Assistive technology presses without a place: what the button says.
          const nine = (540 - rule.startHour * 60 + columnMinutes) % columnMinutes
          if (event.detail === 0) return onCreate(day, nine, nine + 60)
          const { top, height } = event.currentTarget.getBoundingClientRect()
          const at = Math.floor(((event.clientY - top) / height) * 24) * 60
          onCreate(day, at, at + 60)
        }}
      />
      {placed.map(({ mark, from, to }) => (
        <Slot
          key={mark.id}
          {...props}
          {...{ mark, from, to }}
          lane={lanes.get(mark.id) ?? { lane: 0, lanes: 1 }}
        />
      ))}
      {ghost && <Ghost {...draggedSpan(ghost.from.minutes, ghost.to.minutes)} startHour={rule.startHour} />}
    </div>
  )
}

function Ghost({ from, to, startHour }: { from: number; to: number; startHour: number }) {
  return (
    <div
      className="pointer-events-none absolute inset-x-1 z-4 rounded-inner border border-dashed border-ink bg-wash/80 px-2 py-1"
      style={{ top: percent(from), height: percent(Math.max(to - from, leastMinutes)) }}
    >
      <p className="figures text-label font-strong">
        {clockAt(from, startHour)} to {clockAt(to, startHour)}
      </p>
      {to - from >= 60 && <p className="text-label text-text-2">let go to name it</p>}
    </div>
  )
}

/** An hour is 44 px high, and a line of a title about 17: so many lines have room, the line of the time left out. */
const titleLines = (minutes: number): number =>
  Math.max(1, Math.floor((minutes * (44 / 60) - 8) / 17) - (hasTimeLine(minutes) ? 1 : 0))

/** Where there is room for a line beside two of a title; elsewhere the place in the column says it. */
const hasTimeLine = (minutes: number): boolean => minutes >= 75

function Slot(props: TimeColumnProps & { mark: CalendarMark; from: number; to: number; lane: Lane }) {
  const { mark, from, to, lane, rule, drag, today, day, onOpen } = props
  const held = drag.drag && drag.drag.is !== 'new' && drag.drag.mark.id === mark.id ? drag.drag : null
  const by = held && drag.change ? drag.change : { byDays: 0, byMinutes: 0 }
  const isMoved = held?.is === 'move'
  const top = from + (isMoved ? by.byMinutes : 0)
  const length = Math.max(leastMinutes, to - from + (held?.is === 'stretch' ? by.byMinutes : 0))
  const isEvent = mark.layer === 'events'
  const isMovable = canMove(mark)
  return (
    <div
      className={classNames('absolute z-3 p-px', held && 'z-5 opacity-80')}
      style={{
        top: percent(top),
        height: percent(length),
        left: `${(lane.lane / lane.lanes) * 100}%`,
        width: `${100 / lane.lanes}%`,
        ...(isMoved && by.byDays !== 0 && { transform: `translateX(${by.byDays * lane.lanes * 100}%)` }),
      }}
    >
      <button
        type="button"
        {...markKeys(mark, props, true)}
        onPointerDown={(event) =>
          isMovable ? drag.onMarkDown(event, mark, 'move') : event.stopPropagation()
        }
        onClick={() => !drag.hasMoved() && onOpen(mark)}
        className={classNames(
          'block size-full overflow-hidden rounded-inner px-2 py-0.5 text-left leading-item',
          isEvent && 'border border-line bg-surface-2',
          isEvent && mark.kind === 'reflection' && 'border-ink/60 bg-wash',
          isEvent && day < today && 'text-text-2',
          isMovable && 'cursor-grab active:cursor-grabbing',
        )}
        style={isEvent && mark.color ? { borderLeft: `3px solid ${colorOf(mark.color)}` } : undefined}
      >
        <span className={classNames('flex gap-1.5', !isEvent && 'items-start')}>
          {!isEvent && mark.layer === 'reminders' && (
            <span className="mt-0.5">
              <MarkIcon mark={mark} />
            </span>
          )}
          <span
            className={classNames(
              'line-clamp-1 min-w-0 [overflow-wrap:anywhere]',
              mark.layer === 'pages' ? 'font-serif text-small font-medium' : 'text-label',
              isEvent && 'font-strong',
              doneLook(mark),
            )}
            style={{ WebkitLineClamp: titleLines(length) }}
          >
            {mark.title}
          </span>
        </span>
        <span className="figures block text-fine text-text-2">
          {hasTimeLine(length) ? spanOf(mark, rule.zone, day) : ''}
        </span>
        <SaidOfMark {...{ mark, day }} zone={rule.zone} isTimeShown={hasTimeLine(length)} />
      </button>
      {isEvent && (
        <span
          aria-hidden="true"
          onPointerDown={(event) => drag.onMarkDown(event, mark, 'stretch')}
          className="absolute inset-x-2 -bottom-0.5 h-2 cursor-ns-resize"
        />
      )}
    </div>
  )
}
