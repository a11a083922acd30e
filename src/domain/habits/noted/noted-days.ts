import type { Moment } from '#domain/entity/moment.ts'
import type { Entity, Records } from '#domain/entity/records.ts'
import type { Habit } from '#domain/habits/habit.ts'
import {
  type HabitCompletion,
  type HabitSkip,
  habitCompletions,
  habitSkips,
} from '#domain/habits/habit-records.ts'
import { type HabitCourse, habitCourse } from '#domain/habits/schedule/habit-course.ts'
import type { Day } from '#domain/time/day.ts'
import { dayNumberOf } from '#domain/time/day-number.ts'
import type { WeekStart } from '#domain/time/my-day.ts'
import { ruleIn } from '#domain/time/my-day-in.ts'

import { type DaysTable, daysTable } from './days-table.ts'

/** What is noted of a habit, by day number. The same object as long as nothing of it changed. */
export interface Noted {
  readonly done: DaysTable<Entity<HabitCompletion>>
  /** What `done` says of each day: null for a tap. */
  readonly values: DaysTable<number | null>
  readonly skips: DaysTable<Entity<HabitSkip>>
}

/**
 * The records of one kind as they were last seen of a habit, and beside each what is counted of it: of years of records, opening each once more costs more
 * than everything that is counted.
 */
interface KeptRecords<Kept> {
  readonly records: Entity<Kept>[]
  readonly days: number[]
  readonly values: (number | null)[]
  seen: number
}

/** `noted` null: the records changed since it was made. */
interface KeptDays {
  readonly done: KeptRecords<HabitCompletion>
  readonly skips: KeptRecords<HabitSkip>
  noted: Noted | null
}

/** By the records of a vault's completions, of which there is one map for each. */
const known = new WeakMap<ReadonlyMap<string, unknown>, Map<string, KeptDays>>()

const none = <Kept>(): KeptRecords<Kept> => ({ records: [], days: [], values: [], seen: 0 })

function keptOf(kept: Map<string, KeptDays>, habitId: string): KeptDays {
  const own = kept.get(habitId)
  if (own) return own
  const made: KeptDays = { done: none(), skips: none(), noted: null }
  kept.set(habitId, made)
  return made
}

/** Notes the next record of a kind; false where it was the same the last time. */
function visit<Kept>(own: KeptRecords<Kept>, record: Entity<Kept>, day: Day, value: number | null): boolean {
  const at = own.seen++
  if (own.records[at] === record) return false
  own.records[at] = record
  own.days[at] = dayNumberOf(day)
  own.values[at] = value
  return true
}

/** Lets go of what was not seen again; false where there is nothing like it. */
function endVisit(own: KeptRecords<unknown>): boolean {
  if (own.seen === own.records.length) return false
  for (const list of [own.records, own.days, own.values]) list.length = own.seen
  return true
}

const notedOf = ({ done, skips }: Pick<KeptDays, 'done' | 'skips'>): Noted => ({
  done: daysTable(done.days, done.records),
  values: daysTable(done.days, done.values),
  skips: daysTable(skips.days, skips.records),
})

/**
 * Everything that is noted, by habit. Years of completions are walked each time to see what changed, and only the days of a habit that did are put together
 * again.
 */
export function notedIn(records: Records): (habitId: string) => Noted {
  const completions = records.of(habitCompletions)
  const kept = known.get(completions) ?? new Map<string, KeptDays>()
  known.set(completions, kept)
  for (const { done, skips } of kept.values()) done.seen = skips.seen = 0
  for (const record of completions.values()) {
    const { habitId, completedDate, value } = record.data
    const own = keptOf(kept, habitId)
    if (visit(own.done, record, completedDate, value)) own.noted = null
  }
  for (const record of records.of(habitSkips).values()) {
    const own = keptOf(kept, record.data.habitId)
    if (visit(own.skips, record, record.data.skippedDate, null)) own.noted = null
  }
  for (const [habitId, own] of kept) {
    if (own.done.seen + own.skips.seen === 0) kept.delete(habitId)
    const isLess = [endVisit(own.done), endVisit(own.skips)].includes(true)
    if (isLess) own.noted = null
  }
  return (habitId) => {
    const own = kept.get(habitId)
    if (!own) return notedOf({ done: none(), skips: none() })
    own.noted ??= notedOf(own)
    return own.noted
  }
}

interface KeptCourse {
  readonly habit: Habit
  readonly today: Day
  readonly weekStart: WeekStart
  readonly course: HabitCourse
}

const courses = new WeakMap<Noted, KeptCourse>()

/** The days of one habit up to today; counted anew only when the habit, its days, the day or the week's beginning changed. */
export function courseOf(records: Records, habit: Habit, noted: Noted, today: Day, at: Moment): HabitCourse {
  const { weekStart } = ruleIn(records, at)
  const before = courses.get(noted)
  if (before?.habit === habit && before.today === today && before.weekStart === weekStart)
    return before.course
  const { values, skips } = noted
  const isSkipped = (day: number) => skips.get(day) !== undefined
  const history = { habit, firstDone: values.first, valueOn: values.get, isSkipped }
  const course = habitCourse(history, { today, weekStart })
  courses.set(noted, { habit, today, weekStart, course })
  return course
}
