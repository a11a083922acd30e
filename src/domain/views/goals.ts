import { z } from 'zod'
import type { Entity, Records } from '#domain/entity/records.ts'
import { type Row, view } from '#domain/entity/view.ts'
import {
  beginningOf,
  type GoalFact,
  type HabitFact,
  milestonesOf,
  stepsOf,
} from '#domain/goals/engine/goal-facts.ts'
import { mentionFinder, newestFirst, type SaidOfGoal } from '#domain/goals/engine/goal-mentions.ts'
import { goalIn, goalsIn, stepsIn } from '#domain/goals/engine/goals-in.ts'
import { stepToday } from '#domain/goals/engine/step-today.ts'
import { type Goal, goals } from '#domain/goals/records/goal.ts'
import { goalEvidences, goalMilestones, goalProgresses } from '#domain/goals/records/goal-parts.ts'
import { habits } from '#domain/habits/habit.ts'
import { habitCompletions } from '#domain/habits/habit-records.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { isBuiltInPrompt, withoutPrompts } from '#domain/journal/templates/unanswered.ts'
import type { Day } from '#domain/time/day.ts'
import { dayArg } from '#domain/time/day-args.ts'
import { entryDay } from '#domain/time/entry-date.ts'
import { myDayIn } from '#domain/time/my-day-in.ts'
import { myDayRecords } from '#domain/time/my-day-record.ts'

/** A line of a page that tells of a goal. found: by its words, and nobody has said yet whether it belongs. */
export interface GoalLineRow extends Row {
  readonly entryId: string
  readonly day: Day
  /** Literal substring of the page. */
  readonly quote: string
  /** The words by which it was found; none where a person linked it. */
  readonly words: readonly string[]
  readonly standing: 'found' | 'confirmed' | 'against'
  /** By how much progress changed on that day; null: no step was written down. */
  readonly change: number | null
  /** The line is older than the goal. */
  readonly isBefore: boolean
}

type Finder = (entity: Entity<JournalEntry>) => SaidOfGoal | null

const mostGoals = 6
const finders = new Map<string, Finder>()

/** Reads each page once for a goal, as long as neither changes. */
function finderFor({ id, title, tags }: GoalFact): Finder {
  const key = JSON.stringify([id, title, tags])
  const known = finders.get(key)
  if (known) return known
  const find = mentionFinder({ title, tags })
  const read = new WeakMap<Entity<JournalEntry>, { said: SaidOfGoal | null }>()
  const finder: Finder = (entity) => {
    let kept = read.get(entity)
    if (!kept) {
      kept = { said: find(withoutPrompts(entity.data.content, isBuiltInPrompt)) }
      read.set(entity, kept)
    }
    return kept.said
  }
  if (finders.size >= mostGoals) finders.delete(finders.keys().next().value ?? '')
  finders.set(key, finder)
  return finder
}

/** By how much progress changed on each day with a step. */
function changesByDay(goal: GoalFact, records: Records): ReadonlyMap<Day, number> {
  const changes = new Map<Day, number>()
  let before = 0
  for (const { date, progressValue } of stepsOf(stepsIn(records, goal.id), goal.id)) {
    changes.set(date, (changes.get(date) ?? 0) + progressValue - before)
    before = progressValue
  }
  return changes
}

/** The lines that tell of a goal, newest first and those against it last; what the person removed is not among them. */
function linesOf(records: Records, goalId: string): GoalLineRow[] {
  const goal = goalIn(records, goalId)
  if (!goal) return []
  const find = finderFor(goal)
  const { startHour } = myDayIn(records)
  const changes = changesByDay(goal, records)
  const began = beginningOf(goal)
  const rows: GoalLineRow[] = []
  const decided = new Map(
    [...records.of(goalEvidences).values()]
      .filter(({ data }) => data.goalId === goalId)
      .map(({ data }) => [`${data.entryId} ${data.quote}`, data]),
  )
  const push = (entry: Entity<JournalEntry>, said: SaidOfGoal, standing: GoalLineRow['standing']) => {
    const day = entryDay(entry.data, startHour)
    const base = { id: `${entry.uid} ${said.quote}`, entryId: entry.uid, day, ...said, standing }
    rows.push({ ...base, change: changes.get(day) ?? null, isBefore: day < began })
  }
  for (const entry of records.of(journalEntries).values()) {
    if (entry.data.deletedAt !== null || entry.uid === goal.customization.closingEntryId) continue
    const said = find(entry)
    if (said && !decided.has(`${entry.uid} ${said.quote}`)) push(entry, said, 'found')
  }
  for (const { entryId, quote, standing } of decided.values()) {
    const entry = records.one(journalEntries, entryId)
    if (standing === 'removed' || !entry || entry.data.deletedAt !== null) continue
    // A line that was rewritten says nothing any more.
    if (entry.data.content.includes(quote)) push(entry, { quote, words: find(entry)?.words ?? [] }, standing)
  }
  return rows.sort(
    (a, b) => Number(a.standing === 'against') - Number(b.standing === 'against') || newestFirst(a, b),
  )
}

/** What to do for a goal today, with how many of its steps are done: one row, or none where nothing is under way. */
export const stepTodayRows = view({
  reads: [goals, goalMilestones, goalProgresses],
  args: z.object({ today: dayArg }),
  rows(records, { today }) {
    const withIds = <T extends object>(entities: Iterable<Entity<T>>) =>
      Array.from(entities, ({ uid, data }) => ({ ...data, id: uid }))
    const milestones = withIds(records.of(goalMilestones).values())
    const steps = Array.from(records.of(goalProgresses).values(), ({ data }) => data)
    const step = stepToday(goalsIn(records), milestones, steps, today)
    if (!step) return []
    const own = milestonesOf(milestones, step.goalId)
    return [
      { id: step.goalId, ...step, done: own.filter(({ isCompleted }) => isCompleted).length, of: own.length },
    ]
  },
})

export const goalLines = view({
  reads: [goals, goalProgresses, goalEvidences, journalEntries, myDayRecords],
  args: z.object({ goalId: z.uuid() }),
  rows: (records, { goalId }) => linesOf(records, goalId),
})

/** Habits that are not archived, with the days on which they were done. */
export function habitFactsIn(records: Records): (HabitFact & { readonly goalId: string | null })[] {
  const days = Map.groupBy(records.of(habitCompletions).values(), ({ data }) => data.habitId)
  return [...records.of(habits).values()].flatMap(({ uid, data: { name, isArchived, goalId } }) => {
    const done = (days.get(uid) ?? []).map(({ data }) => data.completedDate).sort()
    return isArchived ? [] : [{ id: uid, name, days: done, goalId }]
  })
}

/** Whether a goal and a habit are linked, from either side. */
export const isLinked = (
  goal: Goal & { id: string },
  habit: { id: string; goalId: string | null },
): boolean =>
  habit.goalId === goal.id || goal.customization.habits.some(({ habitId }) => habitId === habit.id)

/** Habits that can be linked, and whether they are. */
export interface GoalHabitRow extends HabitFact, Row {
  readonly isLinked: boolean
  /** The habit names the goal itself. */
  readonly isFromHabit: boolean
}

export const goalHabits = view({
  reads: [goals, habits, habitCompletions],
  args: z.object({ goalId: z.uuid() }),
  rows(records, { goalId }): GoalHabitRow[] {
    const goal = goalIn(records, goalId)
    return habitFactsIn(records).map(({ goalId: serves, ...habit }) => ({
      ...habit,
      isLinked: goal !== undefined && isLinked(goal, { id: habit.id, goalId: serves }),
      isFromHabit: serves === goalId,
    }))
  },
})
