import type { HabitRow } from '#domain/views/habit-rows.ts'
import { useEntityActions } from '#web/lib/vault/use-entities.ts'
import { Button } from '#web/ui/button.tsx'

import { useShowsStreak } from '../use-habits.ts'

const unitNames = { day: 'days', week: 'weeks', month: 'months', period: 'times' } as const

/** How often it was done, and the runs, unless they are hidden. */
export function HabitNumbers({ habit }: { habit: HabitRow }) {
  const shows = useShowsStreak(habit)
  const actions = useEntityActions('habit')
  const unit = unitNames[habit.streakUnit]
  return (
    <div className="mt-6 flex flex-wrap items-baseline gap-x-9 gap-y-2">
      <Count value={habit.totalCompletions} words="done" />
      {shows && <Count value={habit.longestStreak} words={`${unit}, longest run`} />}
      {shows && <Count value={habit.currentStreak} words={`${unit}, run now`} />}
      <Button
        variant="quiet"
        size="small"
        className="-ml-3 sm:ml-auto"
        onClick={() => void actions.patch(habit.id, { showsStreak: !habit.showsStreak })}
      >
        {habit.showsStreak ? 'Hide runs' : 'Show runs'}
      </Button>
    </div>
  )
}

function Count({ value, words }: { value: number; words: string }) {
  return (
    <p className="figures flex items-baseline gap-2">
      <span className="font-serif text-title-m">{value}</span>
      <span className="type-label text-muted">{words}</span>
    </p>
  )
}
