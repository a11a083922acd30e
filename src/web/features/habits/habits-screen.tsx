import { ArrowLeftRight, CalendarCheck, Layers, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { type TodaySection, todaySections, weeksSentence } from '#domain/habits/today-sections.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { useFirstSync } from '#web/lib/vault/use-first-sync.ts'
import { BottomAction } from '#web/ui/bottom-action.tsx'
import { Button } from '#web/ui/button.tsx'
import { QuietAction } from '#web/ui/quiet-action.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { FirstHabit } from './first-habit.tsx'
import type { Go, HabitsPlace } from './habits-place.ts'
import { OverHabits, type OverPage } from './over-habits.tsx'
import { SuggestionCard } from './suggestions/suggestion-card.tsx'
import { SideOfToday } from './today/side-of-today.tsx'
import { TodayList, TodayWords } from './today/today-view.tsx'
import { useHabitDays, useHabits } from './use-habits.ts'
import { ViewChoice } from './view-choice.tsx'

const HabitPage = lateComponent(async () => (await import('./detail/habit-page.tsx')).HabitPage)
const AllHabits = lateComponent(async () => (await import('./all-habits.tsx')).AllHabits)
const WeekGrid = lateComponent(async () => (await import('./week-grid.tsx')).WeekGrid)
const WeekReview = lateComponent(async () => (await import('./review/week-review.tsx')).WeekReview)
const Builder = lateComponent(async () => (await import('./build/habit-builder.tsx')).HabitBuilder)

export interface HabitsScreenProps {
  place: HabitsPlace
  onGo: Go
  onOpenPage: (entryUid: string) => void
  onOpenGoal: (uid: string) => void
}

/** Habits: today, two weeks, all of them, one of them, or the builder. */
export function HabitsScreen(props: HabitsScreenProps) {
  const { place, onGo, onOpenGoal, onOpenPage } = props
  const all = useHabits()
  const isComplete = useFirstSync()
  const { habits } = all
  if (!all.isReady || (habits.length === 0 && !isComplete)) return <Skeleton className="mt-12 h-96 w-full" />
  if (place.view === 'review' && !place.build && !place.habit)
    return (
      <Suspense fallback={<Skeleton className="mt-12 h-96 w-full" />}>
        <WeekReview
          {...{ onOpenGoal, onOpenPage }}
          onBack={() => onGo({})}
          onNewHabit={() => onGo({ build: 'new' })}
        />
      </Suspense>
    )
  const building = habits.find(({ id }) => id === place.build)
  if (place.build === 'new' || building)
    return (
      <Suspense fallback={<Skeleton className="mt-12 h-96 w-full" />}>
        <Builder key={place.build} habit={building ?? null} all={all} onGo={onGo} />
      </Suspense>
    )
  const opened = habits.find(({ id }) => id === place.habit)
  if (opened)
    return (
      <Suspense fallback={<Skeleton className="mt-12 h-96 w-full" />}>
        <HabitPage key={opened.id} habit={opened} all={all} onGo={onGo} />
      </Suspense>
    )
  return (
    <Suspense fallback={<Skeleton className="mt-12 h-96 w-full" />}>
      <Lists {...props} all={all} />
    </Suspense>
  )
}

type Lists = HabitsScreenProps & { all: ReturnType<typeof useHabits> }

const listed = (view: HabitsPlace['view'], { today }: HabitRow): boolean =>
  view === 'week' || (today !== 'free' && today !== 'coming' && today !== 'paused')

/** Once somebody has pressed a line it is the chosen one; before that the first that is still to do. */
function useChosen(sections: readonly TodaySection<HabitRow>[]) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [first, setFirst] = useState<string | null>(null)
  const all = sections.flatMap(({ habits }) => habits)
  const isHere = (id: string | null) => all.some((habit) => habit.id === id)
  const next = (all.find(({ today }) => today === 'due') ?? all[0])?.id ?? null
  if (next !== null && !isHere(first)) setFirst(next)
  return { chosen: isHere(chosen) ? chosen : null, shown: isHere(chosen) ? chosen : first, setChosen }
}

function Lists({ place, onGo, onOpenPage, onOpenGoal, all }: Lists) {
  const { today, habits, stacks, places } = all
  const days = useHabitDays(today)
  const [over, setOver] = useState<OverPage>(null)
  const current = habits.filter(({ isArchived }) => !isArchived)
  const sections = todaySections(
    current.filter((habit) => listed(place.view, habit)),
    stacks,
    places,
  )
  const { chosen, shown, setChosen } = useChosen(sections)
  const toggle = (habit: HabitRow) => {
    const hasWords =
      habit.note &&
      (habit.note.notes !== '' ||
        habit.note.mood !== null ||
        habit.note.difficulty !== null ||
        habit.note.value !== null)
    if (habit.today === 'done' || habit.today === 'partly')
      void days.clear(habit.id, today, hasWords ? `${habit.name} is taken back` : null)
    else void days.complete(habit.id, today)
  }
  const toggleDay = (habit: HabitRow, day: string) => {
    const at = habit.marks.length - 1 - Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000)
    const state = habit.marks[at]
    if (state === 'done' || state === 'partly' || state === 'skipped')
      void days.clear(habit.id, day, `${habit.name} is taken back`)
    else void days.complete(habit.id, day)
  }
  const open = (habit: HabitRow) => onGo({ ...place, habit: habit.id })
  const begin = () => onGo({ ...place, build: 'new' })
  const overPage = (
    <Suspense fallback={null}>
      <OverHabits {...{ over, all, days, onGo, onOpenPage, onOpenGoal }} onClose={() => setOver(null)} />
    </Suspense>
  )
  const isToday = place.view === undefined
  const heading = isToday ? 'Today' : place.view === 'week' ? 'Two weeks' : 'All habits'
  const lists = (
    <div className="flex-1 max-md:pb-20">
      <div className={isToday ? 'xl:grid xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] xl:gap-x-11' : ''}>
        <div className="min-w-0">
          <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
            <div className="min-w-[min(100%,240px)] flex-1">
              <h1 className="type-screen-title">{heading}</h1>
              {isToday && <TodayWords habits={sections.flatMap(({ habits: own }) => own)} />}
              {place.view === 'week' && (
                <p className="type-interface mt-2 text-text-2">
                  {weeksSentence(current.map(({ marks }) => marks))}
                </p>
              )}
            </div>
            <div className="flex flex-wrap items-center gap-3">
              {!isToday && <ViewChoice view={place.view} onGo={onGo} />}
              <Button onClick={begin} className="max-md:hidden">
                <Plus size={18} strokeWidth={1.8} aria-hidden="true" />
                New habit
              </Button>
            </div>
          </header>
          {isToday && (
            <div className="mt-4 -ml-0.5">
              <ViewChoice view={place.view} onGo={onGo} />
            </div>
          )}
          {isToday && (
            <TodayList
              sections={sections}
              chosen={chosen}
              onChoose={({ id }) => setChosen(id === chosen ? null : id)}
              onToggle={toggle}
              onNote={(habit) => setOver({ is: 'note', habit: habit.id })}
              onSkip={(habit) => setOver({ is: 'skip', habit: habit.id })}
              onPause={(habit) => setOver({ is: 'pause', habit: habit.id })}
              onOpen={open}
              onRun={({ stackId }) => stackId && setOver({ is: 'run', stackId })}
            />
          )}
          {place.view === 'week' && (
            <div className="mt-8">
              <WeekGrid sections={sections} today={today} days={14} onDay={toggleDay} onOpen={open} />
            </div>
          )}
          {place.view === 'all' && (
            <AllHabits
              habits={habits}
              onOpen={open}
              onPause={(habit) => setOver({ is: 'pause', habit: habit.id })}
            />
          )}
          <SuggestionCard today={today} onLook={() => setOver({ is: 'suggestions' })} />
          <ListActions onOver={setOver} onWeek={() => onGo({ view: 'review' })} />
        </div>
        {isToday && (
          <SideOfToday
            habit={current.find(({ id }) => id === shown) ?? null}
            sections={[
              {
                id: 'all',
                stackId: null,
                title: '',
                aside: '',
                habits: current.filter(({ today: state }) => state !== 'coming'),
              },
            ]}
            today={today}
            onDay={toggleDay}
            onOpen={open}
          />
        )}
      </div>
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
          onBring={() => setOver({ is: 'exchange' })}
          onSuggestions={() => setOver({ is: 'suggestions' })}
        />
      ) : (
        lists
      )}
      {overPage}
    </>
  )
}

/** What can be done with all habits together. */
function ListActions({ onOver, onWeek }: { onOver: (over: OverPage) => void; onWeek: () => void }) {
  return (
    <div className="mt-6 flex flex-wrap gap-x-5">
      <QuietAction Icon={Layers} words="Stacks" onPress={() => onOver({ is: 'stacks' })} />
      <QuietAction
        Icon={ArrowLeftRight}
        words="Import and export"
        onPress={() => onOver({ is: 'exchange' })}
      />
      <QuietAction Icon={CalendarCheck} words="Look back at the week" onPress={onWeek} />
    </div>
  )
}
