import { z } from 'zod'
import type { EntityDefinition } from '#domain/entity/entity.ts'
import type { Moment } from '#domain/entity/moment.ts'
import type { Records } from '#domain/entity/records.ts'
import { view } from '#domain/entity/view.ts'
import { goals } from '#domain/goals/records/goal.ts'
import { goalMilestones, goalProgresses } from '#domain/goals/records/goal-parts.ts'
import { habits } from '#domain/habits/habit.ts'
import { habitCompletions, habitSkips } from '#domain/habits/habit-records.ts'
import { courseOf, notedIn } from '#domain/habits/noted/noted-days.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { isLivingEntry } from '#domain/journal/living-entry.ts'
import { type Day, dayOf } from '#domain/time/day.ts'
import { dayArg } from '#domain/time/day-args.ts'
import { entryDay } from '#domain/time/entry-date.ts'
import { myDayIn, ruleIn } from '#domain/time/my-day-in.ts'
import { myDayRecords } from '#domain/time/my-day-record.ts'
import { reviewedWeek, type Week } from '#domain/week-review/reviewed-week.ts'
import { type GoalWeek, goalWeek, type HabitWeek, habitWeek } from '#domain/week-review/week-facts.ts'

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

const withIds = <T extends object>(
  records: Records,
  of: EntityDefinition<T>,
): (T & { readonly id: string })[] =>
  Array.from(records.of(of).values(), ({ uid, data }) => ({ ...data, id: uid }))

function habitsIn(records: Records, week: Week, today: Day, at: Moment): HabitWeek[] {
  const noted = notedIn(records)
  return [...records.of(habits).values()]
    .filter(({ data }) => !data.isArchived && data.startDate <= week.to)
    .toSorted((a, b) => a.data.order - b.data.order || (a.uid < b.uid ? -1 : 1))
    .map(({ uid, data }) => {
      const own = noted(uid)
      const course = courseOf(records, data, own, today, at)
      const reasonOn = (day: number) => own.skips.get(day)?.data.reason
      return habitWeek({ id: uid, name: data.name }, course, reasonOn, week)
    })
}

function goalsIn(records: Records, week: Week, at: Moment): GoalWeek[] {
  const rule = ruleIn(records, at)
  const lived = { week, dayOf: (instant: string) => dayOf(Date.parse(instant), rule) }
  // Each goal is given its own: of many goals none looks through the steps of all.
  const steps = Map.groupBy(withIds(records, goalProgresses), ({ goalId }) => goalId)
  const milestones = Map.groupBy(withIds(records, goalMilestones), ({ goalId }) => goalId)
  return withIds(records, goals).flatMap(
    (goal) => goalWeek(goal, steps.get(goal.id) ?? [], milestones.get(goal.id) ?? [], lived) ?? [],
  )
}

/** Pages of the days of a week, and the one that is about it. */
function pagesIn(records: Records, { from, to }: Week): { pages: number; pageId: string | null } {
  const { startHour } = myDayIn(records)
  let pages = 0
  let pageId: string | null = null
  for (const entity of records.of(journalEntries).values()) {
    if (!isLivingEntry(entity)) continue
    if (entity.data.metadata.week === from) pageId = entity.uid
    else {
      const day = entryDay(entity.data, startHour)
      if (day >= from && day <= to) pages++
    }
  }
  return { pages, pageId }
}

/** The week to look back at on a day. */
export function reviewOf(records: Records, today: Day, at: Moment): WeekReviewRow {
  const week = reviewedWeek(today, myDayIn(records).weekStart)
  return {
    ...week,
    id: week.from,
    habits: habitsIn(records, week, today, at),
    goals: goalsIn(records, week, at),
    ...pagesIn(records, week),
  }
}

/** The same: one row. */
export const weekReview = view({
  reads: [
    habits,
    habitCompletions,
    habitSkips,
    goals,
    goalProgresses,
    goalMilestones,
    journalEntries,
    myDayRecords,
  ],
  args: z.object({ today: dayArg }),
  rows: (records, { today }, at) => [reviewOf(records, today, at)],
})
