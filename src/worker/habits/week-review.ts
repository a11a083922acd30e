import type { EntityDefinition } from '#domain/entity/entity.ts'
import { goals } from '#domain/goals/records/goal.ts'
import { goalMilestones, goalProgresses } from '#domain/goals/records/goal-parts.ts'
import { habits } from '#domain/habits/habit.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { type Day, dayOf } from '#domain/time/day.ts'
import { entryDay } from '#domain/time/entry-date.ts'
import { reviewedWeek, type Week } from '#domain/week-review/reviewed-week.ts'
import { type GoalWeek, goalWeek, type HabitWeek, habitWeek } from '#domain/week-review/week-facts.ts'
import { weekLines, weekPageText, weekTitle } from '#domain/week-review/week-words.ts'
import type { Store } from '#vault/store/store.ts'
import { createOf } from '#worker/core/entity.ts'
import { isLivingEntry } from '#worker/core/living-entry.ts'
import { myDayIn, ruleIn, ruleOf } from '#worker/core/my-day.ts'
import {
  answer,
  type CommandImpl,
  type Moment,
  perform,
  type QueryImpl,
  type WorkerTools,
} from '#worker/core/worker-calls.ts'
import { courseOf, notedIn } from './noted-days.ts'
import { keepWeekPage, type WeekReviewRow, weekReview } from './week-review.calls.ts'

const withIds = <T extends object>(store: Store, of: EntityDefinition<T>): (T & { readonly id: string })[] =>
  Array.from(store.of(of).values(), ({ uid, data }) => ({ ...data, id: uid }))

function habitsIn(store: Store, week: Week, today: Day, at: Moment): HabitWeek[] {
  const noted = notedIn(store)
  return [...store.of(habits).values()]
    .filter(({ data }) => !data.isArchived && data.startDate <= week.to)
    .toSorted((a, b) => a.data.order - b.data.order || (a.uid < b.uid ? -1 : 1))
    .map(({ uid, data }) => {
      const own = noted(uid)
      const course = courseOf(store, data, own, today, at)
      const reasonOn = (day: number) => own.skips.get(day)?.data.reason
      return habitWeek({ id: uid, name: data.name }, course, reasonOn, week)
    })
}

function goalsIn(store: Store, week: Week, at: Moment): GoalWeek[] {
  const rule = ruleIn(store, at)
  const lived = { week, dayOf: (instant: string) => dayOf(Date.parse(instant), rule) }
  // Each goal is given its own: of many goals none looks through the steps of all.
  const steps = Map.groupBy(withIds(store, goalProgresses), ({ goalId }) => goalId)
  const milestones = Map.groupBy(withIds(store, goalMilestones), ({ goalId }) => goalId)
  return withIds(store, goals).flatMap(
    (goal) => goalWeek(goal, steps.get(goal.id) ?? [], milestones.get(goal.id) ?? [], lived) ?? [],
  )
}

/** Pages of the days of a week, and the one that is about it. */
function pagesIn(store: Store, { from, to }: Week): { pages: number; pageId: string | null } {
  const { startHour } = myDayIn(store)
  let pages = 0
  let pageId: string | null = null
  for (const entity of store.of(journalEntries).values()) {
    if (!isLivingEntry(entity)) continue
    if (entity.data.metadata.week === from) pageId = entity.uid
    else {
      const day = entryDay(entity.data, startHour)
      if (day >= from && day <= to) pages++
    }
  }
  return { pages, pageId }
}

function reviewOf(store: Store, today: Day, at: Moment): WeekReviewRow {
  const week = reviewedWeek(today, myDayIn(store).weekStart)
  return {
    ...week,
    id: week.from,
    habits: habitsIn(store, week, today, at),
    goals: goalsIn(store, week, at),
    ...pagesIn(store, week),
  }
}

async function keep(tools: WorkerTools, { today, words }: { today: Day; words: string }): Promise<string> {
  const { session, now, zone } = tools
  const review = reviewOf(session.store, today, { nowMs: now(), zone })
  if (review.pageId !== null) return review.pageId
  const page = newEntry(new Date(now()).toISOString(), ruleOf(tools).zone)
  return createOf(tools, journalEntries, {
    ...page,
    title: weekTitle(review),
    content: weekPageText(weekLines(review.habits, review.goals), words),
    metadata: { week: review.from },
  })
}

/** What a look back at a week asks. */
export const weekAnswers: readonly QueryImpl[] = [
  answer(weekReview, (store, { today }, at) => [reviewOf(store, today, at)]),
]

/** What a look back at a week keeps. */
export const weekCommands: readonly CommandImpl[] = [perform(keepWeekPage, keep)]
