import type { Ratings } from '#domain/journal/rating-words.ts'
import { command } from '#worker/core/worker-calls.ts'

/** Seals an entry of ratings and answers with its uid. `at`: its instant, ISO. */
export const checkIn = command<Ratings & { at: string }, string>('dashboard.check-in')

/** Seals a line as an entry of its own; the same uid again changes it. Nothing is made of an empty line. */
export const keepLine = command<{ uid: string; content: string; at: string }, void>('dashboard.line')

/** Seals a line that is still being typed, as a draft on this device only. */
export const draftLine = command<{ uid: string; content: string; at: string }, void>('dashboard.draft-line')
