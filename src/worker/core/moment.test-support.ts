import type { Moment } from './worker-calls.ts'

/** The moment at which tests ask, on the clock that they may have set. */
export const momentNow = (): Moment => ({
  nowMs: Date.now(),
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})
