import { useLayoutEffect, useRef, useState } from 'react'
import { frequencyWords, quotaWords } from '#domain/habits/frequency-words.ts'
import { cueWords } from '#domain/habits/habit-sentence.ts'
import type { DayState } from '#domain/habits/schedule/day-state.ts'
import type { TodaySection } from '#domain/habits/today-sections.ts'
import { capital } from '#domain/text/number-words.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { dayNumber, longDate, weekday } from '#domain/time/entry-date.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { Sparkline } from '#web/ui/charts/sparkline.tsx'
import { classNames } from '#web/ui/class-names.ts'

import { DayMark, MarkKey, stateWord } from './day-mark.tsx'
import { useGridKeys } from './use-grid-keys.ts'

interface WeekGridProps {
  /** What the grid is called aloud. */
  label: string
  sections: readonly TodaySection<HabitRow>[]
  today: Day
  /** The last day of the marks. */
  until: Day
  /** How many of the last days are shown. */
  days: number
  /** A short one beside something else has no head, no strength and no sections. */
  isShort?: boolean
  onDay: (habit: HabitRow, day: Day, state: DayState) => void
  /** A cell got the focus or the pointer. */
  onLook?: (habit: HabitRow, day: Day) => void
  onOpen: (habit: HabitRow) => void
}

const underName = (habit: HabitRow): string => {
  if (habit.quota)
    return `${capital(frequencyWords(habit.frequency))}, ${quotaWords(habit.quota, habit.target)}`
  return cueWords(habit.trigger) || capital(frequencyWords(habit.frequency))
}

/** Habits by day, a grid for the keyboard: each mark can be pressed, to note that day or take it back. */
export function WeekGrid(props: WeekGridProps) {
  const { label, sections, today, until, days, isShort = false, onDay, onLook, onOpen } = props
  const shown = Array.from({ length: days }, (_, at) => addDays(until, at - days + 1))
  const [said, setSaid] = useState<{ id: string; at: number } | null>(null)
  const all = sections.flatMap(({ habits }) => habits)
  const keys = useGridKeys(
    all.map(({ id }) => id),
    days,
  )
  const columns = shown.length + 1 + (isShort ? 0 : 1)
  const scroller = useRef<HTMLDivElement>(null)
  // Where not all days have room, the last ones are seen first.
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ left: scroller.current.scrollWidth })
  }, [])
  return (
    <>
      {!isShort && (
        <div className="mb-5 sm:hidden">
          <MarkKey />
        </div>
      )}
      <Told habit={all.find(({ id }) => id === said?.id)} days={shown} at={said?.at ?? 0} />
      <div ref={scroller} className="-mx-1 scroll-pl-40 overflow-x-auto px-1 print:overflow-visible">
        <table aria-label={label} {...keys.parts} className="w-full border-collapse">
          <thead>
            <tr className="border-line border-b">
              <th
                scope="col"
                className="sticky -left-1 z-1 bg-surface-0 pb-2 print:static print:bg-transparent text-left align-bottom font-normal"
              >
                <span className={isShort ? 'sr-only' : 'sr-only sm:hidden'}>Habit</span>
                {!isShort && (
                  <span className="block max-sm:hidden">
                    <MarkKey />
                  </span>
                )}
              </th>
              {shown.map((day) => (
                <th
                  key={day}
                  scope="col"
                  className={classNames(
                    'type-label figures w-11 pb-2 text-center',
                    day === today ? 'font-strong text-text' : 'font-normal text-muted',
                  )}
                >
                  <span className="block">{weekday(day, 'short')}</span>
                  {!isShort && <span className="block">{dayNumber(day)}</span>}
                </th>
              ))}
              {!isShort && (
                <th
                  scope="col"
                  className="type-label pb-2 pl-3 text-right align-bottom font-normal text-muted sm:pl-6"
                >
                  strength
                </th>
              )}
            </tr>
          </thead>
          {sections.map((section) => (
            <tbody key={section.id}>
              {!isShort && (
                <tr className="border-line border-b">
                  <th
                    scope="rowgroup"
                    colSpan={columns}
                    className="type-secondary pt-6 pb-2.5 text-left font-strong text-text-2"
                  >
                    <span className="sticky left-0">
                      {section.title} <span className="ml-2 font-normal text-muted">{section.aside}</span>
                    </span>
                  </th>
                </tr>
              )}
              {section.habits.map((habit) => (
                <tr key={habit.id} data-row={habit.id} className="border-line border-b">
                  <th
                    scope="row"
                    className="sticky -left-1 z-1 max-w-64 min-w-36 bg-surface-0 py-1 pr-4 text-left print:static print:bg-transparent font-normal max-sm:max-w-36 max-sm:pr-2"
                  >
                    <button
                      type="button"
                      data-cell
                      tabIndex={keys.tabIndexOf(habit.id, 0)}
                      onClick={() => onOpen(habit)}
                      className="-outline-offset-2 min-h-11 w-full rounded-inner py-1 text-left hover:text-ink"
                    >
                      <span
                        className={classNames(
                          'text-ui leading-item max-sm:line-clamp-2 max-sm:[overflow-wrap:anywhere] sm:block sm:truncate',
                          !isShort && 'font-strong',
                        )}
                      >
                        {habit.name}
                      </span>
                      {!isShort && (
                        <span className="type-label block truncate text-muted">{underName(habit)}</span>
                      )}
                    </button>
                  </th>
                  {shown.map((day, at) => {
                    const state = habit.marks[habit.marks.length - days + at] ?? 'free'
                    return (
                      <td key={day} className="p-0 text-center">
                        <button
                          type="button"
                          data-cell
                          tabIndex={keys.tabIndexOf(habit.id, at + 1)}
                          aria-label={`${habit.name}, ${longDate(day)}: ${stateWord(state)}`}
                          onClick={() => {
                            onDay(habit, day, state)
                            setSaid({ id: habit.id, at })
                          }}
                          onFocus={() => onLook?.(habit, day)}
                          onPointerEnter={() => onLook?.(habit, day)}
                          className="-outline-offset-2 mx-auto flex size-11 items-center justify-center rounded-inner hover:bg-surface-2 print:w-7"
                        >
                          <DayMark state={state} />
                        </button>
                      </td>
                    )
                  })}
                  {!isShort && (
                    <td
                      data-cell
                      tabIndex={keys.tabIndexOf(habit.id, days + 1)}
                      className="-outline-offset-2 py-1 pl-3 sm:pl-6"
                    >
                      <span className="flex items-center justify-end gap-3">
                        <span className="max-sm:hidden">
                          <Sparkline values={habit.trend} min={0} max={100} width={64} height={24} />
                        </span>
                        <span className="figures w-8 text-right font-serif text-title-xs">
                          <span className="sr-only">strength </span>
                          {habit.strength}
                        </span>
                      </span>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </>
  )
}

/** What the day that was pressed is now, said aloud: the name of a button that changes under the focus is not. */
function Told({ habit, days, at }: { habit: HabitRow | undefined; days: readonly Day[]; at: number }) {
  const state = habit?.marks[habit.marks.length - days.length + at]
  return (
    <p role="status" className="sr-only">
      {habit && state ? `${weekday(days[at] ?? '', 'long')}: ${stateWord(state)}` : ''}
    </p>
  )
}
