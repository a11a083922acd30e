/** How long before the lock it is announced. */
export const warningMs = 30_000
/** Being here is told to the vault at most this often. */
export const touchGapMs = 30_000

export interface IdleTimes {
  /** Last sign of a person on this device, in any tab; ms since 1970. */
  readonly lastActiveAt: number
  /** Minutes without such a sign after which the vault locks; null: never. */
  readonly minutes: number | null
  readonly now: number
}

/** What an idle device does next. `inMs`: when to look again; `secondsLeft`: until the lock. */
export type IdleStep =
  | { readonly is: 'never' }
  | { readonly is: 'waiting'; readonly inMs: number }
  | { readonly is: 'warning'; readonly inMs: number; readonly secondsLeft: number }
  | { readonly is: 'over' }

/** A clock that was set back counts as no time at all; a device that slept has been idle all the while. */
export function idleStep({ lastActiveAt, minutes, now }: IdleTimes): IdleStep {
  if (minutes === null) return { is: 'never' }
  const idleMs = Math.max(0, now - lastActiveAt)
  const leftMs = minutes * 60_000 - idleMs
  if (leftMs <= 0) return { is: 'over' }
  if (leftMs <= warningMs) return { is: 'warning', inMs: leftMs, secondsLeft: Math.ceil(leftMs / 1000) }
  return { is: 'waiting', inMs: leftMs - warningMs }
}

/** Whether a sign of a person is worth telling again. */
export const isGapOver = (lastAt: number | null, now: number, gapMs: number): boolean =>
  lastAt === null || now < lastAt || now - lastAt >= gapMs
