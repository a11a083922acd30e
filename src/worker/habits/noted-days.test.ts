import { expect, test } from 'vitest'
import { habits } from '#domain/habits/habit.ts'
import { notedIn } from '#domain/habits/noted/noted-days.ts'
import { dayNumberOf } from '#domain/time/day-number.ts'
import { myDayRecords } from '#domain/time/my-day-record.ts'
import { habitRows } from '#domain/views/habits.ts'
import { patchEntity } from '#worker/core/entity.calls.ts'
import { clearHabitDay, completeHabit, noteCompletion } from './habits.calls.ts'
import { at, openHabits, today } from './open-habits.test-support.ts'

test('the days of one habit stay as they are while another is completed, and follow what is noted and taken back', async () => {
  const { run, habit, store, skip } = openHabits()
  const [piano, walk] = [await habit(), await habit({ name: 'A walk', behavior: 'walk' })]
  await run(completeHabit, { habitId: piano, day: '2026-11-18', isNow: false })
  await skip(piano, '2026-11-17', 'travelling')
  const before = notedIn(store)(piano)
  await run(completeHabit, { habitId: walk, day: today, isNow: true })
  expect(notedIn(store)(piano)).toBe(before)
  expect(notedIn(store)(walk).done.values()).toHaveLength(1)
  await run(noteCompletion, { habitId: piano, day: '2026-11-18', isNow: false, note: { notes: 'Scales' } })
  expect(
    notedIn(store)(piano)
      .done.values()
      .map(({ data }) => data.notes),
  ).toEqual(['Scales'])
  await run(clearHabitDay, { habitId: piano, day: '2026-11-18' })
  const { done, skips } = notedIn(store)(piano)
  expect([done.values().length, skips.values().length]).toEqual([0, 1])
  await run(clearHabitDay, { habitId: piano, day: '2026-11-17' })
  expect(notedIn(store)(piano).skips.values()).toEqual([])
})

test('a first day that is taken back moves none of the later ones', async () => {
  const { run, habit, store } = openHabits()
  const [piano, walk] = [await habit(), await habit({ name: 'A walk', behavior: 'walk' })]
  const days = ['2026-11-12', '2026-11-13', '2026-11-14']
  for (const day of days)
    for (const habitId of [piano, walk]) await run(completeHabit, { habitId, day, isNow: false })
  notedIn(store)(piano)
  await run(clearHabitDay, { habitId: piano, day: '2026-11-12' })
  const kept = (habitId: string) =>
    notedIn(store)(habitId)
      .done.values()
      .map(({ data }) => data.completedDate)
  expect(kept(piano)).toEqual(days.slice(1))
  expect(kept(walk)).toEqual(days)
})

test('a streak follows another day, another beginning of the week and another frequency', async () => {
  const { run, ask, habit, store } = openHabits()
  const habitId = await habit({ frequency: { type: 'weekly' }, startDate: '2026-11-02' })
  for (const day of ['2026-11-08', '2026-11-15']) await run(completeHabit, { habitId, day, isNow: false })
  const row = (on = today) => ask(habitRows, { today: on, days: 1 })[0]
  expect(row()).toMatchObject({ currentStreak: 2, quota: { count: 0, asked: 1 } })
  expect(row('2026-11-24')).toMatchObject({ currentStreak: 0 })
  const data = { startHour: 0, zone: null, weekStart: 'sunday', showsStreak: true, updatedAt: at }
  store.apply([{ uid: 'mine', kind: myDayRecords.kind, data, revision: 1, kept: 'here' }])
  // Both days are Sundays, which begin their weeks now: the second week still runs, and is done.
  expect(row()).toMatchObject({ currentStreak: 2, quota: { count: 1, asked: 1 } })
  await run(patchEntity, { kind: habits.kind, uid: habitId, changes: { frequency: { type: 'daily' } } })
  expect(row()).toMatchObject({ streakUnit: 'day', currentStreak: 0 })
})

test('what a day is worth follows every change of its record, in place and out of order', async () => {
  const { run, habit, store } = openHabits()
  const piano = await habit()
  for (const day of ['2026-11-14', '2026-11-12', '2026-11-13'])
    await run(completeHabit, { habitId: piano, day, isNow: false })
  const valueOn = (day: string) => notedIn(store)(piano).values.get(dayNumberOf(day))
  expect(['2026-11-12', '2026-11-13', '2026-11-15'].map(valueOn)).toEqual([null, null, undefined])
  await run(noteCompletion, { habitId: piano, day: '2026-11-13', isNow: false, note: { value: 12 } })
  expect(['2026-11-12', '2026-11-13', '2026-11-14'].map(valueOn)).toEqual([null, 12, null])
  await run(clearHabitDay, { habitId: piano, day: '2026-11-12' })
  expect(['2026-11-12', '2026-11-13', '2026-11-14'].map(valueOn)).toEqual([undefined, 12, null])
})
