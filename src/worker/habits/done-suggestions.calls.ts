import type { DoneSuggestion } from '#domain/insights/deeds/done-words.ts'
import type { Day } from '#domain/time/day.ts'
import { stream } from '#worker/core/worker-calls.ts'

/** Tells what days show of things that are done and are no habit, and again after every change of what it rests on, until it is stopped. */
export const watchDone = stream<{ today: Day }, readonly DoneSuggestion[]>('habits.done')
