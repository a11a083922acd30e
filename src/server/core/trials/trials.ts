import type { ProviderTrouble } from '#domain/operating/trials.ts'

/** What an admin has staged on this server to try it out. It lives in this process: a restart ends it. */
export interface Trials {
  /** How far this server's clock is from the true one, in ms. */
  clockShiftMs: number
  providerTrouble: ProviderTrouble
}

export const noTrials = (): Trials => ({ clockShiftMs: 0, providerTrouble: 'none' })

/** The clock as it is on trial (ms since 1970). */
export const shiftedClock =
  (now: () => number, trials: Trials): (() => number) =>
  () =>
    now() + trials.clockShiftMs
