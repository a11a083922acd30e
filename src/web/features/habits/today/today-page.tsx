import { type ReactNode, useRef, useState } from 'react'
import type { DayState } from '#domain/habits/schedule/day-state.ts'
import type { TodayState } from '#domain/habits/schedule/due-today.ts'
import { dayShares, type TodaySection, todaySections } from '#domain/habits/today-sections.ts'
import type { Day } from '#domain/time/day.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { Button } from '#web/ui/button.tsx'
import { stripLength } from '../habits-place.ts'
import type { OverPage } from '../over-habits.tsx'
import type { HabitDays, useHabits } from '../use-habits.ts'
import { DayStrip } from './day-strip.tsx'
import { onDayWords } from './day-words.ts'
import { SideOfToday } from './side-of-today.tsx'
import { lineOf, TodayList, TodayWords } from './today-view.tsx'
import { useListed } from './use-listed.ts'

interface TodayPageProps {
  all: ReturnType<typeof useHabits>
  /** Those that are not archived. */
  habits: readonly HabitRow[]
  days: HabitDays
  /** Which list is shown, and a button for a new habit. */
  choice: ReactNode
  create: ReactNode
  /** What stands below the list. */
  below: ReactNode
  onToggle: (habit: HabitRow, day: Day, state: DayState | TodayState) => void
  onOpen: (habit: HabitRow) => void
  onDay: (day: Day) => void
  onOver: (over: OverPage) => void
}

/** Once somebody has pressed a line it is the chosen one; before that the habit that is shown is the first that is still to do. */
function useChosen(sections: readonly TodaySection<HabitRow>[]) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [first, setFirst] = useState<string | null>(null)
  const lines = sections.flatMap((section) =>
    section.habits.map((habit) => ({ line: lineOf(section, habit), habit })),
  )
  const here = lines.find(({ line }) => line === chosen)
  const isHere = lines.some(({ habit }) => habit.id === first)
  const next = (lines.find(({ habit }) => habit.today === 'due') ?? lines[0])?.habit.id ?? null
  if (next !== null && !isHere) setFirst(next)
  return { chosen: here?.line ?? null, shown: here?.habit.id ?? first, setChosen }
}

/** A day's list, today's at first: what is asked for, the days around it, and beside it how strong the chosen habit is. */
export function TodayPage(props: TodayPageProps) {
  const { all, habits, days, choice, create, below, onToggle, onOpen, onDay, onOver } = props
  const { day, today, until } = all
  const isToday = day === today
  const listed = useListed(habits, day)
  const sections = todaySections(listed, all.stacks, all.places)
  const { chosen, shown, setChosen } = useChosen(sections)
  const overDay = (is: 'note' | 'skip' | 'pause') => (habit: HabitRow) => onOver({ is, habit: habit.id, day })
  const strip = useRef<HTMLDivElement>(null)
  function goToday() {
    // This button goes with the step: the focus stays with the days.
    strip.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
    onDay(today)
  }
  const begun = habits.filter((habit) => habit.today !== 'coming')
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] xl:gap-x-11">
      <div className="min-w-0">
        <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
          <div className="min-w-[min(100%,240px)] flex-1">
            <TodayWords {...{ day, today, listed }} hasBegun={begun.length > 0} />
          </div>
          {create}
        </header>
        <div className="mt-4 -ml-0.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          {choice}
          {!isToday && (
            <Button variant="quiet" size="small" onClick={goToday}>
              Back to today
            </Button>
          )}
        </div>
        <DayStrip
          strip={strip}
          shares={dayShares(habits.map(({ marks }) => marks.slice(-stripLength)))}
          {...{ until, day, today, onDay }}
        />
        <TodayList
          sections={sections}
          chosen={chosen}
          when={onDayWords(day, today)}
          onChoose={(line) => setChosen(line === chosen ? null : line)}
          onToggle={(habit) => onToggle(habit, day, habit.today)}
          onNote={overDay('note')}
          onSkip={overDay('skip')}
          onUnskip={({ id, name }) => void days.clear(id, day, `“${name}” is no longer skipped`)}
          onPause={isToday ? overDay('pause') : null}
          onOpen={onOpen}
          onRun={({ stackId }) => stackId && onOver({ is: 'run', stackId })}
        />
        {below}
      </div>
      <SideOfToday
        habit={habits.find(({ id }) => id === shown) ?? null}
        habits={begun}
        {...{ today, until }}
        onDay={onToggle}
        onOpen={onOpen}
      />
    </div>
  )
}
