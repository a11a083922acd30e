import type { MyDay } from '#domain/time/my-day.ts'
import { command } from './worker-calls.ts'

/** Keeps one choice or several; a zone has to be one that is known here. */
export const chooseMyDay = command<Partial<MyDay>, void>('my-day.choose')
