import { type Habit, habits } from '#domain/habits/habit.ts'
import { cueTypes } from '#domain/habits/habit-choices.ts'
import { habitCues } from '#domain/habits/habit-records.ts'
import { dueBetween } from '#domain/habits/insights/cue-effect.ts'
import { type DayState, dayStates } from '#domain/habits/schedule/day-state.ts'
import { habitToday } from '#domain/habits/schedule/due-today.ts'
import { type HabitCourse, stateOn } from '#domain/habits/schedule/habit-course.ts'
import type { Day } from '#domain/time/day.ts'
import { dayNumberOf, dayOfNumber } from '#domain/time/day-number.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import { answer, type Moment, type QueryImpl } from '#worker/core/worker-calls.ts'
import { detailOf } from './habit-detail.ts'
import { cueTypeRows, type HabitRow, habitDetail, habitRows } from './habits.calls.ts'
import { courseOf, type Noted, notedIn } from './noted-days.ts'

const percent = (strength: number): number => Math.round(strength * 100)

function lastDays(course: HabitCourse, now: number, days: number) {
  const numbers = Array.from({ length: days }, (_, at) => now - days + 1 + at)
  const marks: DayState[] = numbers.map((day) => (day < course.from ? 'free' : stateOn(course, day)))
  return { marks, trend: numbers.map((day) => percent(course.strengths[day - course.from] ?? 0)) }
}

/** A habit as a list shows it. */
export function rowOf(
  { uid, data: habit }: Entity<Habit>,
  noted: Noted,
  course: HabitCourse,
  { today, days }: { today: Day; days: number },
): HabitRow {
  const now = dayNumberOf(today)
  const done = noted.done.get(now)?.data
  const { state, quota } = habitToday(course, { today })
  const { currentStreak, longestStreak, streakUnit, totalCompletions } = course
  const { createdAt: _created, updatedAt: _updated, archivedOn: _on, importId: _import, ...fields } = habit
  return {
    ...fields,
    ...lastDays(course, now, days),
    id: uid,
    currentStreak,
    longestStreak,
    streakUnit,
    totalCompletions,
    strength: percent(course.strength),
    today: state,
    quota,
    note: done
      ? { value: done.value, notes: done.notes, mood: done.mood, difficulty: done.difficulty }
      : null,
    skip: done ? null : (noted.skips.get(now)?.data.reason ?? null),
  }
}

function rows(store: Store, asked: { today: Day; days: number }, at: Moment): HabitRow[] {
  const noted = notedIn(store)
  return [...store.of(habits).values()]
    .map((entity) => {
      const own = noted(entity.uid)
      return rowOf(entity, own, courseOf(store, entity.data, own, asked.today, at), asked)
    })
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
}

function cueTypesIn(store: Store, today: Day, at: Moment) {
  const noted = notedIn(store)
  const sums = new Map(cueTypes.map((id) => [id, { id, done: 0, of: 0 }]))
  const courses = new Map<string, HabitCourse>()
  for (const { data } of store.of(habitCues).values()) {
    const habit = store.one(habits, data.habitId)
    const sum = sums.get(data.cueType)
    if (!habit || !sum) continue
    const course = courses.get(habit.uid) ?? courseOf(store, habit.data, noted(habit.uid), today, at)
    courses.set(habit.uid, course)
    const { since, until } = data.cueDetails
    const first = since === null ? course.from : dayNumberOf(since)
    const found = dueBetween(course, first, until === null ? Number.POSITIVE_INFINITY : dayNumberOf(until))
    sum.done += found.done
    sum.of += found.of
  }
  return [...sums.values()].filter(({ of }) => of > 0).sort((a, b) => b.done / b.of - a.done / a.of)
}

/** The habits page's answers, which come late. */
export const habitAnswers: readonly QueryImpl[] = [
  answer(habitRows, rows),
  answer(habitDetail, (store, { uid, today }, at) => {
    const entity = store.one(habits, uid)
    if (!entity) return []
    const noted = notedIn(store)(uid)
    const course = courseOf(store, entity.data, noted, today, at)
    const row = rowOf(entity, noted, course, { today, days: 14 })
    const states = Array.from(course.states, (code) => dayStates[code] ?? 'free')
    const strengths = Array.from(course.strengths, percent)
    const from = dayOfNumber(course.from)
    return [{ id: uid, habit: row, from, states, strengths, ...detailOf(store, uid, noted, course) }]
  }),
  answer(cueTypeRows, (store, { today }, at) => cueTypesIn(store, today, at)),
]
