import type { Day } from '#domain/time/day.ts'
import type { Week } from '#domain/week-review/reviewed-week.ts'
import type { GoalWeek, HabitWeek } from '#domain/week-review/week-facts.ts'
import { command, query } from '#worker/core/worker-calls.ts'

/** What happened in the week that is looked back at. */
export interface WeekReviewRow extends Week {
  readonly id: string
  readonly habits: readonly HabitWeek[]
  readonly goals: readonly GoalWeek[]
  /** On how many pages something was written in these days. */
  readonly pages: number
  /** The page that was already kept about this week, by uid; null: none. */
  readonly pageId: string | null
}
/** One row: the week to look back at on a day. */
export const weekReview = query<{ today: Day }, WeekReviewRow>('habits.week')

/** Keeps the page of a week, with what happened in it and the person's words; answers its uid. A week that has a page keeps that one, and its uid is answered. */
export const keepWeekPage = command<{ today: Day; words: string }, string>('habits.keep-week')
