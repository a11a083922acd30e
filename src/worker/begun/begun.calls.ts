import { command } from '#worker/core/worker-calls.ts'

/** Forms whose answers stay until they are sent. A habit that is changed has its own, by its uid. */
export type BegunForm =
  | 'check-in'
  | 'onboarding'
  | 'names'
  | 'letter'
  | 'return-letter'
  | 'week'
  | 'habit-note'
  | 'habit'
  | 'habit-wish'
  | `habit ${string}`
  /** A form on the page of a goal, by the goal's uid. */
  | `goal-${'fields' | 'step' | 'milestone' | 'number' | 'field' | 'notes' | 'picture'} ${string}`
  | 'goal'
  | 'wish'
  | 'pause'
  | 'complete'

/** Seals, on this device only, how far somebody has come with a form; null: they are done with it. */
export const keepBegun = command<{ form: BegunForm; answers: unknown }, void>('begun.keep')

/** How far somebody had come with a form, as it was kept; null: they had not begun. */
export const readBegun = command<{ form: BegunForm }, unknown>('begun.read')
