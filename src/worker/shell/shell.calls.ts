import { command } from '#worker/core/worker-calls.ts'

/**
 * Asks after how many minutes without a touch this device locks; null: never. `isHere`: somebody is at it now, which is kept for the
 * next reload.
 */
export const askIdleRule = command<{ isHere: boolean }, number | null>('shell.idle-rule')

/** Waits while what is here goes to the server, a few seconds at most; answers how many changes did not get there. */
export const waitUntilSent = command<null, number>('shell.wait-until-sent')
