import { command } from '#worker/core/worker-calls.ts'

/** Ids of what was chosen last, newest first. `add`: this was chosen just now. Kept sealed on this device. */
export const lastChoices = command<{ add: string | null }, readonly string[]>('palette.last-choices')
