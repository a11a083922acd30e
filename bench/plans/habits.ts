import { seededRandom } from '#domain/chance/seeded-random.ts'
import { goals } from '#domain/goals/records/goal.ts'
import { goalFact } from '#domain/goals/sample-goals.test-support.ts'
import { habits } from '#domain/habits/habit.ts'
import { habitCompletion, habitCompletions } from '#domain/habits/habit-records.ts'
import { sampleHabit } from '#domain/habits/sample-habit.test-support.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { goalHabits } from '#domain/views/goals.ts'
import { habitRows } from '#domain/views/habits.ts'
import { createStore, type WritableStore } from '#vault/store/memory-store.ts'
import type { Entity } from '#vault/store/store.ts'

import { type Measure, median, tookMs } from '../measure.ts'

const today = '2026-11-19'
const years = 5
const habitCount = 50
const goalCount = 500
const rounds = 9
const at = { nowMs: Date.parse(`${today}T18:00:00.000Z`), zone: 'Europe/Berlin' }

const uidOf = (group: number, nth: number): string =>
  `01900000-0000-7000-800${group}-${String(nth).padStart(12, '0')}`
const record = (kind: string, uid: string, data: object): Entity => ({
  uid,
  kind,
  data,
  revision: 1,
  kept: 'synced',
})

function completion(habitId: string, completedDate: Day, nth: number): Entity {
  const updatedAt = `${completedDate}T18:00:00.000Z`
  const data = habitCompletion.parse({ habitId, completedDate, updatedAt })
  return record(habitCompletions.kind, uidOf(3, nth), data)
}

/** Fifty habits that were done on nearly every day of five years, in the order in which they were done, and five hundred goals. */
function filledYears(): { store: WritableStore; completions: number } {
  const store = createStore()
  const chance = seededRandom(23)
  const first = addDays(today, -years * 365)
  const made: Entity[] = []
  const ids = Array.from({ length: habitCount }, (_, nth) => uidOf(1, nth))
  for (const [nth, id] of ids.entries())
    made.push(record(habits.kind, id, sampleHabit({ name: `Habit ${nth}`, startDate: first, order: nth })))
  let completions = 0
  for (let day = 0; day < years * 365; day++) {
    for (const id of ids) if (chance() < 0.985) made.push(completion(id, addDays(first, day), completions++))
  }
  for (let nth = 0; nth < goalCount; nth++) {
    const { id: _id, ...data } = goalFact({ title: `Goal ${nth}`, status: 'in_progress' })
    made.push(record(goals.kind, uidOf(2, nth), data))
  }
  store.apply(made)
  return { store, completions }
}

const rowsFor = (store: WritableStore, day: Day): number =>
  habitRows.rows(store, { today: day, days: 14 }, at).length

const copyOf = (store: WritableStore): WritableStore => {
  const copy = createStore()
  copy.apply(store.all())
  return copy
}

/** How long the worker takes for the habits of five years, and for the habits of a goal. */
export function measureHabits(): Measure[] {
  const { store, completions } = filledYears()
  // A store that nobody has asked yet, as it is right after opening; the day before warms what is compiled.
  const opened = Array.from({ length: rounds }, () => copyOf(store))
  rowsFor(copyOf(store), today)
  const fresh = median(opened.map((one) => tookMs(() => rowsFor(one, today))))
  // Another day: what was noted is put together already, and every strength is counted anew.
  const strengths = median(
    Array.from({ length: rounds }, (_, nth) => tookMs(() => rowsFor(store, addDays(today, -nth)))).slice(1),
  )
  rowsFor(store, today)
  const tap = median(
    Array.from({ length: rounds }, (_, nth) => {
      store.apply([completion(uidOf(1, nth), today, completions + nth)])
      return tookMs(() => rowsFor(store, today))
    }),
  )
  const ofGoal = median(
    Array.from({ length: rounds }, (_, nth) =>
      tookMs(() => goalHabits.rows(store, { goalId: uidOf(2, nth) }, at)),
    ),
  )
  const note = `${habitCount} habits, ${completions} completions`
  const line = (what: string, measured: number, budget: number, said: string): Measure => ({
    ...{ what, measured, budget, note: said, unit: 'ms', rule: 'at most' },
  })
  return [
    line('today’s habits, asked for the first time', fresh, 50, note),
    line('the strength of all habits', strengths, 100, note),
    line('today’s habits after a tap', tap, 16, note),
    line('the habits of a goal', ofGoal, 50, `${note}, ${goalCount} goals`),
  ]
}
