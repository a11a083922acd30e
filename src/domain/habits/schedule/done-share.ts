import type { Habit, HabitTarget } from '../habit.ts'

/** How much of what was asked for is done, 0 to 1. A tap without a value (null) is all of it; counting alone asks for nothing. */
export function doneShare({ kind, target }: Pick<Habit, 'kind' | 'target'>, value: number | null): number {
  if (target === null || value === null || kind === 'track') return 1
  return measuredShare(target, value)
}

/** At most: the whole up to the target, then less, and nothing from twice the target on (Loop Habit Tracker does the same). */
function measuredShare({ direction, value: asked }: HabitTarget, value: number): number {
  if (direction === 'at_least') return Math.min(1, value / asked)
  return Math.min(1, Math.max(0, 1 - (value - asked) / asked))
}
