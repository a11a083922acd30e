import { Suspense } from 'react'
import type { Day } from '#domain/time/day.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { CameFor } from '#web/lib/vault/came-for.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const ExampleSection = lateComponent(async () => (await import('./build/example-section.tsx')).ExampleSection)

interface FirstHabitProps {
  today: Day
  onBegin: () => void
  onWish: () => void
  onBring: () => void
  onSuggestions: () => void
}

/** The page of somebody who has no habit yet: what a habit is here, and the ways to begin. */
export function FirstHabit({ today, onBegin, onWish, onBring, onSuggestions }: FirstHabitProps) {
  return (
    <div className="flex-1">
      <h1 className="type-screen-title">Habits</h1>
      <p className="type-question mt-10 max-w-160 text-text-2">
        After <Blank />, I will <Blank />, then <Blank />.
      </p>
      <p className="type-interface mt-8 max-w-130 text-text-2">
        A habit is one sentence: something that happens anyway, something small you do next, and a kind
        ending. Miss a day and its strength dips a little. It does not go back to zero.
        <CameFor>A small thing towards it could be the first.</CameFor>
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button size="large" onClick={onBegin}>
          Write your first habit
        </Button>
        <Button variant="outline" size="large" onClick={onSuggestions}>
          Find ideas in my journal
        </Button>
        <Button variant="quiet" size="large" className="max-sm:-ml-7" onClick={onWish}>
          Start from a wish
        </Button>
        <Button variant="quiet" size="large" className="max-sm:-ml-7" onClick={onBring}>
          Import from another app
        </Button>
      </div>
      <Suspense fallback={<Skeleton className="mt-12 h-96 w-full" />}>
        <ExampleSection {...{ today, onBegin }} />
      </Suspense>
    </div>
  )
}

const Blank = () => (
  <span className="inline-block w-[2.6em] border-line-strong border-b border-dashed">
    <span className="sr-only">blank</span>
  </span>
)
