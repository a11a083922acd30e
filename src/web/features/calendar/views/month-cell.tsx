import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { CalendarMark } from '#domain/calendar/calendar-mark.ts'
import { counted } from '#domain/goals/engine/days.ts'
import type { Day } from '#domain/time/day.ts'
import { dayNumber, monthName } from '#domain/time/entry-date.ts'
import type { MyDayRule } from '#domain/time/my-day.ts'
import { classNames } from '#web/ui/class-names.ts'
import { apartOn, type CalendarBoard, fillOf, habitsWords, reachesFill } from '../calendar-day.ts'
import { doneLook, MarkIcon, SaidOfMark, timeOf } from '../mark-look.tsx'
import { useShownLayers } from '../shown-layers.ts'
import { markKeys } from './mark-keys.ts'
import type { MonthDrag } from './use-month-drag.ts'

interface MonthCellProps extends CalendarBoard {
  day: Day
  rule: MyDayRule
  isOtherMonth: boolean
  isSpanned: boolean
  isFocusable: boolean
  label: string
  drag: MonthDrag
}

const mostShown = 3

/** A day is a well, filled from below as high as its mood; a day without one is empty, not low. */
export function MonthCell(props: MonthCellProps) {
  const { day, today, chosen, marks, rated, isOtherMonth, isSpanned, isFocusable, label, drag, onChoose } =
    props
  const showsMood = useShownLayers().has('pages')
  // A check-in is what fills the day: it needs no line of its own.
  const { habits, others } = apartOn(marks, day)
  const here = others.filter(({ kind }) => kind !== 'check-in')
  const mood = showsMood ? (rated.get(day)?.mood ?? null) : null
  const shown = here.length > mostShown ? here.slice(0, mostShown - 1) : here
  const more = here.length - shown.length
  const words = [
    label,
    day === today && 'today',
    mood !== null && `mood ${Math.round(mood)} of 10`,
    here.length > 0 && counted(here.length, 'thing'),
    habits.length > 0 && habitsWords(habits, day, today),
  ]
  return (
    <td
      data-cell={day}
      className={classNames(
        'relative h-[clamp(64px,13.2vh,124px)] border border-line p-0 align-top max-md:border-x-0',
        isSpanned && 'bg-wash',
      )}
    >
      {mood !== null && <MoodFill mood={mood} isFaint={isOtherMonth} lines={shown.length} />}
      <button
        type="button"
        data-day={day}
        tabIndex={isFocusable ? 0 : -1}
        aria-label={words.filter(Boolean).join(', ')}
        aria-current={day === today ? 'date' : undefined}
        aria-pressed={day === chosen}
        onPointerDown={(event) => drag.onDayDown(event, day)}
        onClick={() => !drag.hasMoved() && onChoose(day)}
        className={classNames(
          'absolute inset-0 z-1 rounded-check hover:bg-text/3',
          day === today && 'inset-ring-2 inset-ring-ink',
          day === chosen && day !== today && 'inset-ring-1 inset-ring-text-2',
        )}
      />
      <div className="pointer-events-none relative z-2 p-2 max-md:p-1.5">
        <div className="flex items-baseline justify-between">
          <span
            className={classNames(
              'font-serif text-lead leading-none',
              isOtherMonth ? 'text-muted' : 'text-text',
            )}
          >
            {dayNumber(day)}
            {isOtherMonth && dayNumber(day) === 1 && (
              <span className="ml-1.5 font-sans text-fine max-md:hidden">{monthName(day).slice(0, 3)}</span>
            )}
          </span>
          <span className="figures flex items-baseline gap-2 text-fine text-text-2">
            {habits.length > 0 && <HabitCount marks={habits} isOver={day <= today} />}
            {mood !== null && Math.round(mood)}
          </span>
        </div>
        <ul className="mt-1 max-md:hidden">
          {shown.map((mark) => (
            <Line key={mark.id} {...props} {...{ mark }} isOne={here.length === 1} />
          ))}
          {more > 0 && <li className="text-fine leading-6 text-text-2">and {more} more</li>}
        </ul>
        {here.length > 0 && <Dots marks={here} />}
      </div>
    </td>
  )
}

/** A drop for the habits of a day, filled when all are done, with how many were, or will be due. The day's name says it in words. */
function HabitCount({ marks, isOver }: { marks: readonly CalendarMark[]; isOver: boolean }) {
  const done = marks.filter(({ isDone }) => isDone).length
  const [first] = marks
  return (
    <span aria-hidden="true" className="flex items-center gap-0.75 text-muted max-md:hidden">
      {first && <MarkIcon mark={{ ...first, isDone: done === marks.length }} size={11} />}
      {isOver ? `${done}/${marks.length}` : marks.length}
    </span>
  )
}

/** On a phone there is no room for words: a dot for each thing, up to three. */
function Dots({ marks }: { marks: readonly CalendarMark[] }) {
  return (
    <span aria-hidden="true" className="mt-2 flex gap-1 md:hidden">
      {marks.slice(0, 3).map(({ id, layer }) => (
        <span
          key={id}
          className={classNames(
            'size-1.5 rounded-full',
            layer === 'pages' ? 'bg-ink' : 'border border-text-2',
          )}
        />
      ))}
    </span>
  )
}

/** The outline of water that stands `top` % below the upper edge. */
const waveAt = (top: number): string =>
  `M0 100V${top + 1.5}C22 ${top - 2} 46 ${top + 3.5} 66 ${top}S90 ${top - 1} 100 ${top + 1.2}V100Z`

/** As wide as the day; where words reach down into it, a narrow well of the same height at the day's edge. */
function MoodFill({ mood, isFaint, lines }: { mood: number; isFaint: boolean; lines: number }) {
  const self = useRef<SVGSVGElement>(null)
  const isNarrow = useReached(self, mood, lines)
  const top = 100 - fillOf(mood)
  return (
    <svg
      ref={self}
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={classNames('absolute inset-y-0 right-0 h-full text-primary', isNarrow ? 'w-1.25' : 'w-full')}
      style={{ opacity: isFaint ? 0.2 : isNarrow ? 0.8 : 0.36 }}
    >
      <path fill="currentColor" d={isNarrow ? `M0 100V${top}H100V100Z` : waveAt(top)} />
    </svg>
  )
}

/** Whether the words of a day reach down into its fill, as they are laid out now. */
function useReached(fill: RefObject<SVGSVGElement | null>, mood: number, lines: number): boolean {
  const [isReached, setReached] = useState(false)
  useLayoutEffect(() => {
    const cell = fill.current?.parentElement
    const words = cell?.querySelector('ul')
    if (!cell || !words) return
    const look = () =>
      setReached(lines > 0 && reachesFill(words.offsetTop + words.offsetHeight, cell.offsetHeight, mood))
    look()
    const resized = new ResizeObserver(look)
    resized.observe(cell)
    resized.observe(words)
    return () => resized.disconnect()
  }, [fill, mood, lines])
  return isReached
}

function Line(
  props: MonthCellProps & {
    mark: CalendarMark /** It has the day for itself, and two lines. */
    isOne: boolean
  },
) {
  const { mark, day, rule, drag, isOne, isFocusable, onOpen } = props
  const lines = isOne ? 'line-clamp-2' : 'line-clamp-1'
  const isPage = mark.kind === 'page'
  return (
    <li>
      <button
        type="button"
        {...markKeys(mark, props)}
        tabIndex={isFocusable ? 0 : -1}
        onPointerDown={(event) => drag.onMarkDown(event, day, mark)}
        onClick={() => !drag.hasMoved() && onOpen(mark)}
        className={classNames(
          'pointer-events-auto flex min-h-6 w-full min-w-0 items-start gap-1.5 rounded-mark py-0.75 text-left hover:text-ink',
          isPage ? 'font-serif text-small font-medium leading-item' : 'text-fine text-text-2',
          doneLook(mark),
        )}
      >
        {!isPage && (
          <span className="mt-0.5">
            <MarkIcon mark={mark} size={12} />
          </span>
        )}
        <span className={lines}>
          {!isPage && <span className="figures">{timeOf(mark, rule.zone, day)} </span>}
          {mark.title}
          <SaidOfMark {...{ mark, day }} zone={rule.zone} />
        </span>
      </button>
    </li>
  )
}
