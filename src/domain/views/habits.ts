import { z } from 'zod'
import type { Moment } from '#domain/entity/moment.ts'
import type { Entity, Records } from '#domain/entity/records.ts'
import { view } from '#domain/entity/view.ts'
import { type Habit, habits } from '#domain/habits/habit.ts'
import { cueTypes } from '#domain/habits/habit-choices.ts'
import { habitCompletions, habitCues, habitSkips } from '#domain/habits/habit-records.ts'
import { doneWith } from '#domain/habits/insights/cue-effect.ts'
import { courseOf, type Noted, notedIn } from '#domain/habits/noted/noted-days.ts'
import { type DayState, dayStates } from '#domain/habits/schedule/day-state.ts'
import { type HabitToday, habitToday } from '#domain/habits/schedule/due-today.ts'
import { type HabitCourse, stateOn } from '#domain/habits/schedule/habit-course.ts'
import type { Day } from '#domain/time/day.ts'
import { dayArg } from '#domain/time/day-args.ts'
import { dayNumberOf, dayOfNumber } from '#domain/time/day-number.ts'
import { myDayRecords } from '#domain/time/my-day-record.ts'
import { detailOf } from './habit-detail.ts'
import type { CueTypeRow, HabitDetailRow, HabitRow } from './habit-rows.ts'

const percent = (strength: number): number => Math.round(strength * 100)

/** What is asked of habits: `days` days up to `until`, and how they stood on `day` by what is known `today`. Without them both are today. */
interface Asked {
  readonly today: Day
  readonly days: number
  readonly day?: Day | undefined
  readonly until?: Day | undefined
}

function shownDays(course: HabitCourse, { skips }: Noted, { today, until = today, days }: Asked) {
  const last = dayNumberOf(until)
  const numbers = Array.from({ length: days }, (_, at) => last - days + 1 + at)
  const marks: DayState[] = numbers.map((day) => (day < course.from ? 'free' : stateOn(course, day)))
  const reasons = numbers.flatMap((number, at) => {
    const reason = marks[at] === 'skipped' ? skips.get(number)?.data.reason : undefined
    return reason ? [{ day: dayOfNumber(number), reason }] : []
  })
  return { marks, reasons, trend: numbers.map((day) => strengthOn(course, day)) }
}

/** Whole percent at the end of a day; 0 before its first. */
const strengthOn = (course: HabitCourse, day: number): number =>
  percent(course.strengths[day - course.from] ?? 0)

/** How a habit stood on a day: what was missed then was due that day. */
function standingOn(course: HabitCourse, day: Day): HabitToday {
  const standing = habitToday(course, { today: day })
  return stateOn(course, dayNumberOf(day)) === 'missed' ? { ...standing, state: 'due' } : standing
}

/** A habit as a list shows it. */
export function rowOf(
  { uid, data: habit }: Entity<Habit>,
  noted: Noted,
  course: HabitCourse,
  asked: Asked,
): HabitRow {
  const { today, day = today } = asked
  const number = dayNumberOf(day)
  const done = noted.done.get(number)?.data
  const { state, quota } = standingOn(course, day)
  const { currentStreak, longestStreak, streakUnit, totalCompletions } = course
  const { createdAt: _created, updatedAt: _updated, archivedOn: _on, importId: _import, ...fields } = habit
  return {
    ...fields,
    ...shownDays(course, noted, asked),
    id: uid,
    currentStreak,
    longestStreak,
    streakUnit,
    totalCompletions,
    strength: day === today ? percent(course.strength) : strengthOn(course, number),
    today: state,
    quota,
    note: done
      ? { value: done.value, notes: done.notes, mood: done.mood, difficulty: done.difficulty }
      : null,
    skip: done ? null : (noted.skips.get(number)?.data.reason ?? null),
  }
}

function rows(records: Records, asked: Asked, at: Moment): HabitRow[] {
  const noted = notedIn(records)
  return [...records.of(habits).values()]
    .map((entity) => {
      const own = noted(entity.uid)
      return rowOf(entity, own, courseOf(records, entity.data, own, asked.today, at), asked)
    })
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
}

function cueTypesIn(records: Records, today: Day, at: Moment): CueTypeRow[] {
  const noted = notedIn(records)
  const sums = new Map(cueTypes.map((id) => [id, { id, done: 0, of: 0 }]))
  const courses = new Map<string, HabitCourse>()
  for (const { data } of records.of(habitCues).values()) {
    const habit = records.one(habits, data.habitId)
    const sum = sums.get(data.cueType)
    if (!habit || !sum) continue
    const course = courses.get(habit.uid) ?? courseOf(records, habit.data, noted(habit.uid), today, at)
    courses.set(habit.uid, course)
    const found = doneWith(course, data)
    sum.done += found.done
    sum.of += found.of
  }
  return [...sums.values()].filter(({ of }) => of > 0).sort((a, b) => b.done / b.of - a.done / a.of)
}

const done = [habits, habitCompletions, habitSkips, myDayRecords]

/** All habits with `days` days up to `until`, and how they stood on `day`, archived ones too. */
export const habitRows = view({
  reads: done,
  args: z.object({
    today: dayArg,
    days: z.int().min(1).max(400),
    day: dayArg.optional(),
    until: dayArg.optional(),
  }),
  rows,
})

/** Everything of one habit. */
export const habitDetail = view({
  reads: [...done, habitCues],
  args: z.object({ uid: z.uuid(), today: dayArg }),
  rows(records, { uid, today }, at): HabitDetailRow[] {
    const entity = records.one(habits, uid)
    if (!entity) return []
    const noted = notedIn(records)(uid)
    const course = courseOf(records, entity.data, noted, today, at)
    const habit = rowOf(entity, noted, course, { today, days: 14 })
    const states = Array.from(course.states, (code) => dayStates[code] ?? 'free')
    const strengths = Array.from(course.strengths, percent)
    const from = dayOfNumber(course.from)
    return [{ id: uid, habit, from, states, strengths, ...detailOf(records, uid, noted, course) }]
  },
})

/** What has worked: by type of cue, over all habits. */
export const cueTypeRows = view({
  reads: [...done, habitCues],
  args: z.object({ today: dayArg }),
  rows: (records, { today }, at) => cueTypesIn(records, today, at),
})
