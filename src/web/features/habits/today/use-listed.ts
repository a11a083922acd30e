import { useState } from 'react'
import type { Day } from '#domain/time/day.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'

const isAsked = ({ today }: HabitRow): boolean => today !== 'free' && today !== 'coming' && today !== 'paused'

/** The habits of a day's list. What stood on it stays while the day is shown, so that one done on a day off can be taken back and done again. */
export function useListed(habits: readonly HabitRow[], day: Day): HabitRow[] {
  const [seen, setSeen] = useState<{ day: Day; ids: ReadonlySet<string> }>({ day, ids: new Set() })
  const known = seen.day === day ? seen.ids : new Set<string>()
  const fresh = habits.filter((habit) => isAsked(habit) && !known.has(habit.id))
  if (fresh.length > 0 || seen.day !== day)
    setSeen({ day, ids: new Set([...known, ...fresh.map(({ id }) => id)]) })
  return habits.filter((habit) => isAsked(habit) || (habit.today === 'free' && known.has(habit.id)))
}
