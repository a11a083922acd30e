import { stream } from '#worker/core/worker-calls.ts'

export type SampleLifeEvent =
  | { readonly is: 'progress'; readonly done: number; readonly of: number }
  /** `stays`: how many records that came with the life were left, since somebody has written into them. */
  | { readonly is: 'done'; readonly stays: number }

/** Puts the sample life into the vault as one marked batch. Stopped on the way, it takes out again what it put. */
export const fillSampleLife = stream<null, SampleLifeEvent>('sample-life.fill')
/** Takes the sample life out of the vault, and nothing that its person wrote. */
export const removeSampleLife = stream<null, SampleLifeEvent>('sample-life.remove')
