import type { CueType } from '#domain/habits/habit-choices.ts'
import type { CueLinks } from '#domain/habits/habit-records.ts'
import type { Day } from '#domain/time/day.ts'
import type { DoneNote } from '#domain/views/habit-rows.ts'
import type { RemovedRecord } from '#worker/core/entity.calls.ts'
import { command } from '#worker/core/worker-calls.ts'

/** Notes that a habit was done on a day; what is noted of it already stays. `isNow`: on that day itself, so that its hour is kept. */
export const completeHabit = command<{ habitId: string; day: Day; isNow: boolean }, void>('habits.complete')
/** Changes what stands with a day's completion, and makes it where there is none. */
export const noteCompletion = command<
  { habitId: string; day: Day; isNow: boolean; note: Partial<DoneNote> },
  void
>('habits.note')
/** Takes back what a day counts for and answers what that was: its completion, or where there is none its skip. A skip below a completion counts again. */
export const clearHabitDay = command<{ habitId: string; day: Day }, readonly RemovedRecord[]>(
  'habits.clear-day',
)
/** Lets a habit rest from a day to another (null: until it is taken up again), both included. */
export const pauseHabit = command<{ habitId: string; from: Day; to: Day | null; reason: string }, void>(
  'habits.pause',
)
/** Ends every pause that holds on a day; from that day on it asks again. */
export const resumeHabit = command<{ habitId: string; today: Day }, void>('habits.resume')
/** Puts a habit at the end of a stack, unless it stands there; it stays in every other that it stands in. */
export const placeHabit = command<{ habitId: string; stackId: string }, void>('habits.place')
/** Keeps the cue that a habit has from a day on, and ends the one before. */
export const changeCue = command<
  { habitId: string; cueType: CueType | null; text: string; links?: Partial<CueLinks>; today: Day },
  void
>('habits.cue')
