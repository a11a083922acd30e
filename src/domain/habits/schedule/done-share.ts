import type { Habit, HabitTarget } from '../habit.ts'

/** How much of what was asked for is done, 0 to 1. A tap without a value (null) is all of it; counting alone asks for nothing. */
export function doneShare({ kind, target }: Pick<Habit, 'kind' | 'target'>, value: number | null): number {
  if (target === null || value === null || kind === 'track') return 1
  return shareOf(target, value)
}

/** At most: the whole up to the target, then less, and nothing from twice the target on (Loop Habit Tracker does the same). */
export function shareOf({ direction, value: asked }: HabitTarget, value: number): number {
  // Sums of tenths are a hair more or less than they should be.
  const targets = Math.round((value / asked) * 1e9) / 1e9
  return Math.min(1, Math.max(0, direction === 'at_least' ? targets : 2 - targets))
}

/** A target that is asked of a whole week, month or few days: two runs of 8 km fill a week of 15. `amounts`: by day from the habit's first; NaN: nothing is noted. */
export interface WholeTarget {
  readonly target: HabitTarget
  readonly amounts: Float64Array
}
