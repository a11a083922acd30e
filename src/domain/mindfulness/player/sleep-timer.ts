/** Minutes that the sleep timer offers. */
export const sleepTimerMinutes = [15, 30, 45, 60, 90] as const
/** The sound grows softer over its last so many ms. */
export const sleepFadeMs = 30_000

export interface SleepTimer {
  readonly startedAt: number
  readonly minutes: number
}

export interface SleepMoment {
  readonly remainingMs: number
  /** Factor for the volume, 0 to 1. */
  readonly fade: number
  readonly isOver: boolean
}

/** Where a sleep timer is. A clock that jumps back shows no more than its whole time. */
export function sleepTimerAt({ startedAt, minutes }: SleepTimer, now: number): SleepMoment {
  const remainingMs = Math.min(minutes * 60_000, Math.max(0, startedAt + minutes * 60_000 - now))
  return { remainingMs, fade: Math.min(1, remainingMs / sleepFadeMs), isOver: remainingMs === 0 }
}
