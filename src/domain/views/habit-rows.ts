import type { Habit, HabitFrequency, HabitTarget } from '#domain/habits/habit.ts'
import type { CueType, Difficulty, HabitArea, HabitKind } from '#domain/habits/habit-choices.ts'
import type { CueEffect } from '#domain/habits/insights/cue-effect.ts'
import type { DayState } from '#domain/habits/schedule/day-state.ts'
import type { Quota, TodayState } from '#domain/habits/schedule/due-today.ts'
import type { Streaks } from '#domain/habits/schedule/streaks.ts'
import type { Day } from '#domain/time/day.ts'

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
  /** Strength in whole percent, on the day whose list it is; and at the end of each of the days that are asked for, oldest first. */
  readonly strength: number
  readonly trend: readonly number[]
  /** How it stands on the day whose list it is, which is today where no other is asked for. */
  readonly today: TodayState
  readonly quota: Quota | null
  /** Of the days that are asked for, oldest first. */
  readonly marks: readonly DayState[]
  /** Why days among them were skipped, oldest first; what was skipped without a reason is left out. */
  readonly reasons: readonly { readonly day: Day; readonly reason: string }[]
  /** What stands with the completion of the day whose list it is; null: none. */
  readonly note: DoneNote | null
  /** Why that day is skipped; null: it is not. */
  readonly skip: string | null
}

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
}

/** What has worked: by type of cue, over all habits. */
export interface CueTypeRow {
  readonly id: CueType
  readonly done: number
  readonly of: number
}
