/**
 * What a day of a habit was. free: nothing was due; partly: measured, and less than asked for; missed: due, over, and not done; due: today, still to do.
 * What is asked for by the week or month is never missed on a day.
 */
export const dayStates = ['free', 'done', 'partly', 'missed', 'skipped', 'paused', 'due'] as const
export type DayState = (typeof dayStates)[number]

/** The place of each in `dayStates`, by which years of days are kept in little room. */
export const stateCode: Readonly<Record<DayState, number>> = {
  free: 0,
  done: 1,
  partly: 2,
  missed: 3,
  skipped: 4,
  paused: 5,
  due: 6,
}
