import { command } from '#web/lib/worker-calls.ts'

/** How far the journal has been read by the present engine, on this device. */
export interface ReadingProgress {
  readonly read: number
  readonly of: number
  readonly isPaused: boolean
}
/** Asking begins the reading at once, if this tab does it and nobody paused it. */
export const readingProgress = command<null, ReadingProgress>('journal.reading-progress')
export const pauseReading = command<{ isPaused: boolean }, ReadingProgress>('journal.reading-pause')
