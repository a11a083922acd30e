import type { Habit, HabitFrequency, HabitTarget } from '#domain/habits/habit.ts'
import type { CueType, Difficulty, HabitArea, HabitKind } from '#domain/habits/habit-choices.ts'
import type { HabitRecommendation } from '#domain/habits/habit-records.ts'
import type { CueEffect } from '#domain/habits/insights/cue-effect.ts'
import type { HabitFinding } from '#domain/habits/insights/finding.ts'
import type { DayState } from '#domain/habits/schedule/day-state.ts'
import type { TodayState } from '#domain/habits/schedule/due-today.ts'
import type { Streaks } from '#domain/habits/schedule/streaks.ts'
import type { Day } from '#domain/time/day.ts'
import type { RemovedRecord } from '#worker/core/entity.calls.ts'
import { command, query } from '#worker/core/worker-calls.ts'

/** What was noted with a completion. */
export interface DoneNote {
  readonly value: number | null
  readonly notes: string
  readonly mood: number | null
  readonly difficulty: number | null
}

/** A habit as lists show it. */
export interface HabitRow extends Streaks {
  readonly id: string
  readonly name: string
  readonly trigger: string
  readonly behavior: string
  readonly reinforcement: string
  readonly smallest: string
  readonly about: string
  readonly area: HabitArea
  readonly frequency: HabitFrequency
  readonly kind: HabitKind
  readonly target: HabitTarget | null
  readonly difficulty: Difficulty
  readonly cueType: CueType | null
  readonly startDate: Day
  readonly pauses: Habit['pauses']
  readonly isArchived: boolean
  readonly isPublic: boolean
  readonly showsStreak: boolean
  readonly goalId: string | null
  readonly order: number
  readonly totalCompletions: number
  /** Strength in whole percent, now; and at the end of each of the days that are asked for, oldest first. */
  readonly strength: number
  readonly trend: readonly number[]
  readonly today: TodayState
  readonly quota: { readonly count: number; readonly asked: number } | null
  /** Of the days that are asked for, oldest first, up to today. */
  readonly marks: readonly DayState[]
  /** What stands with today's completion; null: none. */
  readonly note: DoneNote | null
  /** Why today is skipped; null: it is not. */
  readonly skip: string | null
}

/** All habits with their last `days` days up to `today`, archived ones too. */
export const habitRows = query<{ today: Day; days: number }, HabitRow>('habits.rows')

/** A completion as the detail lists it; `hour` (0 to 23) where it was done on the day itself. */
export interface CompletionLine extends DoneNote {
  readonly day: Day
  readonly hour: number | null
}

/** Everything of one habit. */
export interface HabitDetailRow {
  readonly id: string
  readonly habit: HabitRow
  /** The first day of `states` and `strengths` (whole percent). */
  readonly from: Day
  readonly states: readonly DayState[]
  readonly strengths: readonly number[]
  /** Newest first. */
  readonly completions: readonly CompletionLine[]
  readonly skips: readonly { readonly day: Day; readonly reason: string }[]
  readonly cues: readonly CueEffect[]
  readonly findings: readonly HabitFinding[]
}
export const habitDetail = query<{ uid: string; today: Day }, HabitDetailRow>('habits.detail')

/** What a suggestion came from: a page, or a goal whose wish has a plan. */
export type SuggestionSource = Extract<HabitRecommendation['source'], 'journal' | 'goal'>

/** Something a person wrote that they wish or plan to do again. */
export interface SuggestionRow {
  readonly id: string
  readonly name: string
  /** What sets it off; empty where that is not said. */
  readonly trigger: string
  readonly behavior: string
  readonly area: HabitArea
  /** The sentence, literally. */
  readonly quote: string
  readonly source: SuggestionSource
  /** The uid of the page or goal. */
  readonly sourceId: string
  readonly day: Day
  /** On how many days it was written. */
  readonly days: number
}
export const suggestionRows = query<{ today: Day }, SuggestionRow>('habits.suggestions')

/** What has worked: by type of cue, over all habits. */
export interface CueTypeRow {
  readonly id: CueType
  readonly done: number
  readonly of: number
}
export const cueTypeRows = query<{ today: Day }, CueTypeRow>('habits.cue-types')

/** Notes that a habit was done on a day; what is noted of it already stays. `isNow`: on that day itself, so that its hour is kept. */
export const completeHabit = command<{ habitId: string; day: Day; isNow: boolean }, void>('habits.complete')
/** Changes what stands with a day's completion, and makes it where there is none. */
export const noteCompletion = command<
  { habitId: string; day: Day; isNow: boolean; note: Partial<DoneNote> },
  void
>('habits.note')
/** Takes back what is noted of a day, done or skipped, and answers what that was. */
export const clearHabitDay = command<{ habitId: string; day: Day }, readonly RemovedRecord[]>(
  'habits.clear-day',
)
/** Lets a habit rest from a day to another (null: until it is taken up again), both included. */
export const pauseHabit = command<{ habitId: string; from: Day; to: Day | null; reason: string }, void>(
  'habits.pause',
)
/** Ends every pause that holds on a day; from that day on it asks again. */
export const resumeHabit = command<{ habitId: string; today: Day }, void>('habits.resume')
/** Puts a habit into a stack at its end, or out of every stack (null). */
export const placeHabit = command<{ habitId: string; stackId: string | null }, void>('habits.place')
/** Keeps the cue that a habit has from a day on, and ends the one before. */
export const changeCue = command<
  { habitId: string; cueType: CueType | null; text: string; today: Day },
  void
>('habits.cue')
