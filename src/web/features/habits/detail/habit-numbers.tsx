import type { HabitRow } from '#domain/views/habit-rows.ts'
import { useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useMyDayChoices } from '#web/lib/vault/use-my-day.ts'
import { Button } from '#web/ui/button.tsx'

import { useShowsStreak } from '../use-habits.ts'

const unitNames = { day: 'day', week: 'week', month: 'month', period: 'time' } as const

/** How often it was done, and the runs, unless they are hidden here or everywhere, or it is only counted. */
export function HabitNumbers({ habit }: { habit: HabitRow }) {
  const hasRuns = habit.kind !== 'track'
  const shows = useShowsStreak(habit) && hasRuns
  const actions = useEntityActions('habit')
  const isHiddenEverywhere = !useMyDayChoices().showsStreak
  const unit = (count: number) => `${unitNames[habit.streakUnit]}${count === 1 ? '' : 's'}`
  return (
    <div className="mt-6 flex flex-wrap items-baseline gap-x-9 gap-y-2">
      <Count
        value={habit.totalCompletions}
        words={habit.totalCompletions === 1 ? 'time done' : 'times done'}
      />
      {shows && (
        <Count value={habit.longestStreak} words={`${unit(habit.longestStreak)} in the longest run`} />
      )}
      {shows && (
        <Count value={habit.currentStreak} words={`${unit(habit.currentStreak)} in the current run`} />
      )}
      {hasRuns && !isHiddenEverywhere && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3 sm:ml-auto"
          onClick={() => void actions.patch(habit.id, { showsStreak: !habit.showsStreak })}
        >
          {habit.showsStreak ? 'Hide runs' : 'Show runs'}
        </Button>
      )}
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
