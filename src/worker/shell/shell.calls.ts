import { command } from '#worker/core/worker-calls.ts'

/**
 * Asks after how many minutes without a touch this device locks; null: never. `isHere`: somebody is at it now, which is kept for the
 * next reload.
 */
export const askIdleRule = command<{ isHere: boolean }, number | null>('shell.idle-rule')

/** What this device may be the only one to have: changes that did not reach the server, and what stood in the place of records that do not open there. */
export interface Unsent {
  readonly waiting: number
  readonly setAside: number
}

/** Waits while what is here goes to the server, a few seconds at most. */
export const waitUntilSent = command<null, Unsent>('shell.wait-until-sent')
