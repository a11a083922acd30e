import { Suspense } from 'react'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { useFirstSync } from '#web/lib/vault/use-first-sync.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { HabitLists } from './habit-lists.tsx'
import type { Go, HabitsPlace } from './habits-place.ts'
import { useHabits } from './use-habits.ts'

const HabitPage = lateComponent(async () => (await import('./detail/habit-page.tsx')).HabitPage)
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
  const all = useHabits(place)
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
      <HabitLists {...props} all={all} />
    </Suspense>
  )
}
