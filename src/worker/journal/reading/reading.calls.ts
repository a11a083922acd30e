import { command } from '#worker/core/worker-calls.ts'

/** How far the journal has been read by the present engine, on this device. */
export interface ReadingProgress {
  readonly read: number
  readonly of: number
  readonly isPaused: boolean
}
/** Asking begins the reading at once, if this tab does it and nobody paused it. */
export const readingProgress = command<null, ReadingProgress>('journal.reading-progress')
