import { ArrowLeftRight, CalendarCheck, Layers, Plus, Signpost } from 'lucide-react'
import { Suspense, useState } from 'react'
import { listedOnce, todaySections } from '#domain/habits/today-sections.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { BottomAction } from '#web/ui/bottom-action.tsx'
import { Button } from '#web/ui/button.tsx'
import { QuietAction } from '#web/ui/quiet-action.tsx'

import { FirstHabit } from './first-habit.tsx'
import { type Go, type HabitsPlace, onDay } from './habits-place.ts'
import { OverHabits, type OverPage } from './over-habits.tsx'
import { SuggestionCard } from './suggestions/suggestion-card.tsx'
import { useSuggestions } from './suggestions/use-suggestions.ts'
import { TodayPage } from './today/today-page.tsx'
import { useHabitDays, type useHabits } from './use-habits.ts'
import { useToggle } from './use-toggle.ts'
import { ViewChoice } from './view-choice.tsx'

const AllHabits = lateComponent(async () => (await import('./all-habits.tsx')).AllHabits)
const WeekView = lateComponent(async () => (await import('./week-view.tsx')).WeekView)

interface HabitListsProps {
  place: HabitsPlace
  all: ReturnType<typeof useHabits>
  onGo: Go
  onOpenPage: (entryUid: string) => void
  onOpenGoal: (uid: string) => void
}

/** The lists of habits: a day's, two weeks, or all; with what lies over them. */
export function HabitLists({ place, onGo, onOpenPage, onOpenGoal, all }: HabitListsProps) {
  const { today } = all
  const days = useHabitDays(today)
  const suggestions = useSuggestions(today)
  const { habits, toggle } = useToggle(all, days)
  const [over, setOver] = useState<OverPage>(null)
  const current = habits.filter(({ isArchived }) => !isArchived)
  const begin = () => onGo({ ...place, build: 'new' })
  const choice = <ViewChoice view={place.view} onGo={onGo} />
  const create = (
    <Button onClick={begin} className="max-md:hidden print:hidden">
      <Plus size={18} strokeWidth={1.8} aria-hidden="true" />
      New habit
    </Button>
  )
  const given = {
    all,
    choice,
    create,
    habits: current,
    onToggle: toggle,
    onOpen: (habit: HabitRow) => onGo({ ...place, habit: habit.id }),
    onDay: (day: string) => onGo(onDay(place, day, today)),
  }
  const below = (
    <div className="print:hidden">
      <SuggestionCard rows={suggestions.rows} onLook={() => setOver({ is: 'suggestions' })} />
      <ListActions onOver={setOver} onWeek={() => onGo({ view: 'review' })} />
    </div>
  )
  const lists = (
    <div className="flex-1 max-md:pb-20">
      {place.view === undefined && <TodayPage {...given} days={days} below={below} onOver={setOver} />}
      {place.view === 'week' && (
        <>
          <WeekView {...given} sections={listedOnce(todaySections(current, all.stacks, all.places))} />
          {below}
        </>
      )}
      {place.view === 'all' && (
        <>
          <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
            <h1 className="type-screen-title">All habits</h1>
            <div className="flex flex-wrap items-center gap-3">
              {choice}
              {create}
            </div>
          </header>
          <AllHabits
            habits={habits}
            onOpen={given.onOpen}
            onResume={(habit) => setOver({ is: 'pause', habit: habit.id, day: today })}
          />
          {below}
        </>
      )}
      <BottomAction>
        <Button onClick={begin} className="min-h-14 rounded-pill">
          <Plus size={18} strokeWidth={1.8} aria-hidden="true" />
          New habit
        </Button>
      </BottomAction>
    </div>
  )
  // What lies over the lists stays where it is when the first habit comes.
  return (
    <>
      {habits.length === 0 ? (
        <FirstHabit
          today={today}
          onBegin={begin}
          onWish={() => setOver({ is: 'wish' })}
          onBring={() => setOver({ is: 'exchange' })}
          onSuggestions={() => setOver({ is: 'suggestions' })}
        />
      ) : (
        lists
      )}
      <Suspense fallback={null}>
        <OverHabits
          {...{ over, all, days, suggestions, onGo, onOpenPage, onOpenGoal }}
          onClose={() => setOver(null)}
        />
      </Suspense>
    </>
  )
}

/** What can be done with all habits together. */
function ListActions({ onOver, onWeek }: { onOver: (over: OverPage) => void; onWeek: () => void }) {
  return (
    <div className="mt-6 flex flex-wrap gap-x-5">
      <QuietAction Icon={Layers} words="Stacks" onPress={() => onOver({ is: 'stacks' })} />
      <QuietAction Icon={Signpost} words="Start from a wish" onPress={() => onOver({ is: 'wish' })} />
      <QuietAction
        Icon={ArrowLeftRight}
        words="Import and export"
        onPress={() => onOver({ is: 'exchange' })}
      />
      <QuietAction Icon={CalendarCheck} words="Look back at the week" onPress={onWeek} />
    </div>
  )
}
