import { ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { DayState } from '#domain/habits/schedule/day-state.ts'
import { type TodaySection, weeksSentence } from '#domain/habits/today-sections.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { dayNumber, shortDate, weekday } from '#domain/time/entry-date.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { Button } from '#web/ui/button.tsx'
import { Paper } from '#web/ui/paper.tsx'
import { gridLength } from './habits-place.ts'
import type { useHabits } from './use-habits.ts'
import { WeekGrid } from './week-grid.tsx'

interface WeekViewProps {
  all: ReturnType<typeof useHabits>
  /** Those that are not archived. */
  habits: readonly HabitRow[]
  sections: readonly TodaySection<HabitRow>[]
  /** Which list is shown, and a button for a new habit. */
  choice: ReactNode
  create: ReactNode
  onToggle: (habit: HabitRow, day: Day, state: DayState) => void
  onOpen: (habit: HabitRow) => void
  /** Goes to the two weeks that end with a day. */
  onDay: (until: Day) => void
}

/** Two weeks of all habits, these or earlier ones, as they are printed too. */
export function WeekView({ all, habits, sections, choice, create, onToggle, onOpen, onDay }: WeekViewProps) {
  const { today, until } = all
  const earlier = useRef<HTMLButtonElement>(null)
  const [looked, setLooked] = useState<{ id: string; day: Day } | null>(null)
  const year = today.slice(0, 4)
  const span = `${shortDate(addDays(until, 1 - gridLength), year)} to ${shortDate(until, year)}`
  const later = addDays(until, gridLength)
  function goLater() {
    // This button goes with the last step.
    if (later >= today) earlier.current?.focus()
    onDay(later)
  }
  return (
    <Paper>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-[min(100%,240px)] flex-1">
          <h1 className="type-screen-title">
            {until === today ? (
              <>
                <span className="print:hidden">Two weeks</span>
                <span className="hidden print:inline">{span}</span>
              </>
            ) : (
              span
            )}
          </h1>
          <p role="status" className="type-interface mt-2 text-text-2">
            {weeksSentence(habits.map(({ marks }) => marks))}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          {choice}
          {create}
        </div>
      </header>
      <div className="mt-8">
        <WeekGrid
          label={`Habits, ${span}`}
          days={gridLength}
          {...{ sections, today, until, onOpen }}
          onDay={onToggle}
          onLook={({ id }, day) => setLooked({ id, day })}
        />
      </div>
      <div className="mt-6 flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <SkipReason habits={habits} looked={looked} />
        <div className="-mr-3 ml-auto flex flex-wrap print:hidden">
          <Button
            ref={earlier}
            variant="quiet"
            size="small"
            onClick={() => onDay(addDays(until, -gridLength))}
          >
            <ChevronLeft size={16} strokeWidth={1.7} aria-hidden="true" />
            Earlier
          </Button>
          {until < today && (
            <Button variant="quiet" size="small" onClick={goLater}>
              Later
              <ChevronRight size={16} strokeWidth={1.7} aria-hidden="true" />
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={() => print()}>
            <Printer size={16} strokeWidth={1.7} aria-hidden="true" />
            Print
          </Button>
        </div>
      </div>
    </Paper>
  )
}

interface SkipReasonProps {
  habits: readonly HabitRow[]
  looked: { readonly id: string; readonly day: Day } | null
}

/** Why a day was skipped, in the person's words: the one that was looked at last, or the latest. */
function SkipReason({ habits, looked }: SkipReasonProps) {
  const all = habits.flatMap(({ id, name, reasons }) => reasons.map((reason) => ({ ...reason, id, name })))
  const latest = all.toSorted((a, b) => (a.day < b.day ? 1 : -1))[0]
  const found = all.find(({ id, day }) => id === looked?.id && day === looked.day) ?? latest
  if (!found) return null
  return (
    <p className="type-secondary min-w-0 flex-1 basis-80 text-muted [overflow-wrap:anywhere]">
      <span className="type-quote text-text">“{found.reason}”</span>
      <span className="ml-2 text-text-2">
        {found.name} skipped, {weekday(found.day, 'short')} {dayNumber(found.day)}.
      </span>{' '}
      A skip costs nothing.
    </p>
  )
}
