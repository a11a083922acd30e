import type { Moment } from '#domain/entity/moment.ts'

/** The moment at which tests ask, on the clock that they may have set. */
export const momentNow = (): Moment => ({
  nowMs: Date.now(),
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})
