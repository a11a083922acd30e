import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { habits } from '#domain/habits/habit.ts'
import { habitCompletions, habitCues, habitSkips, habitStackItems } from '#domain/habits/habit-records.ts'
import { addDays } from '#domain/time/day.ts'
import { myDayRecords } from '#domain/time/my-day-record.ts'
import { cueTypeRows, habitDetail, habitRows } from '#domain/views/habits.ts'
import { createEntity, patchEntity, removeEntity, restoreRecords } from '#worker/core/entity.calls.ts'
import {
  checkHabitFile,
  exportHabits,
  type HabitImportEvent,
  importHabits,
  listHabitImports,
  undoHabitImport,
} from './exchange.calls.ts'
import {
  changeCue,
  clearHabitDay,
  completeHabit,
  noteCompletion,
  pauseHabit,
  placeHabit,
  resumeHabit,
} from './habits.calls.ts'
import { at, openHabits, today, uid } from './open-habits.test-support.ts'

// Spec: S3-076, S3-079
test('a habit completed twice on one day is one completion, and what was noted of it stays', async () => {
  const { run, ask, habit, store } = openHabits()
  const habitId = await habit()
  await run(noteCompletion, { habitId, day: today, isNow: true, note: { mood: 4, notes: 'Only scales.' } })
  await run(completeHabit, { habitId, day: today, isNow: true })
  expect(store.of(habitCompletions).size).toBe(1)
  const [row] = ask(habitRows, { today, days: 3 })
  expect(row).toMatchObject({
    today: 'done',
    totalCompletions: 1,
    currentStreak: 1,
    strength: 5,
    marks: ['missed', 'missed', 'done'],
    note: { mood: 4, notes: 'Only scales.', difficulty: null, value: null },
  })
  const [detail] = ask(habitDetail, { uid: habitId, today })
  expect(detail?.completions).toMatchObject([{ day: today, hour: 18 }])
})

test('a day is taken back and put back as it was', async () => {
  const { run, ask, habit } = openHabits()
  const habitId = await habit()
  await run(noteCompletion, { habitId, day: today, isNow: true, note: { notes: 'Schumann' } })
  const records = await run(clearHabitDay, { habitId, day: today })
  expect(ask(habitRows, { today, days: 1 })[0]).toMatchObject({ today: 'due', totalCompletions: 0 })
  await run(restoreRecords, { records })
  expect(ask(habitRows, { today, days: 1 })[0]?.note?.notes).toBe('Schumann')
  await expect(run(completeHabit, { habitId: uid(99), day: today, isNow: true })).rejects.toThrow('deleted')
  await expect(run(noteCompletion, { habitId, day: today, isNow: true, note: { mood: 6 } })).rejects.toThrow(
    'From 1 to 5',
  )
})

test('a skip has its reason, a pause holds until the habit is taken up again, and neither costs anything', async () => {
  const { run, ask, habit, store, skip } = openHabits()
  const habitId = await habit({ startDate: '2026-11-17' })
  await run(completeHabit, { habitId, day: '2026-11-17', isNow: false })
  await skip(habitId, '2026-11-18', ' Double shift ')
  const row = () => ask(habitRows, { today, days: 3 })[0]
  expect(row()).toMatchObject({ marks: ['done', 'skipped', 'due'], strength: 5, currentStreak: 1 })
  expect([...store.of(habitSkips).values()][0]?.data.reason).toBe('Double shift')
  await run(pauseHabit, { habitId, from: today, to: null, reason: 'nights' })
  expect(row()).toMatchObject({ today: 'paused', strength: 5 })
  expect(ask(habitRows, { today: addDays(today, 9), days: 1 })[0]).toMatchObject({
    today: 'paused',
    strength: 5,
  })
  await run(resumeHabit, { habitId, today: addDays(today, 2) })
  expect(store.one(habits, habitId)?.data.pauses).toEqual([
    { from: today, to: '2026-11-20', reason: 'nights' },
  ])
  await run(resumeHabit, { habitId, today })
  expect(row()).toMatchObject({ today: 'due' })
})

// Spec: S3-077
test('an earlier day has its own list, and what is filled in there belongs to it', async () => {
  const { run, ask, habit, store, skip } = openHabits()
  const habitId = await habit({ startDate: '2026-11-15' })
  await skip(habitId, '2026-11-16', 'Fever')
  await run(noteCompletion, { habitId, day: '2026-11-17', isNow: false, note: { notes: 'Scales' } })
  const on = (day: string) => ask(habitRows, { today, days: 2, day, until: '2026-11-17' })[0]
  expect(on('2026-11-18')).toMatchObject({ today: 'due', note: null, skip: null })
  expect(on('2026-11-17')).toMatchObject({ today: 'done', note: { notes: 'Scales' }, strength: 5 })
  expect(on('2026-11-16')).toMatchObject({ today: 'skipped', skip: 'Fever', strength: 0 })
  expect(on('2026-11-14')).toMatchObject({ today: 'coming' })
  expect(on(today)).toMatchObject({
    today: 'due',
    marks: ['skipped', 'done'],
    reasons: [{ day: '2026-11-16', reason: 'Fever' }],
  })
  await run(completeHabit, { habitId, day: '2026-11-18', isNow: false })
  expect(on('2026-11-18')).toMatchObject({ today: 'done' })
  expect([...store.of(habitCompletions).values()].map(({ data }) => data.completedAt)).toEqual([null, null])
})

// Spec: S3-080
test('a cue keeps what its type asks for, and is another one once that is', async () => {
  const { run, habit, store } = openHabits()
  const [habitId, before] = [await habit(), await habit()]
  const cue = { habitId, cueType: 'preceding_event' as const, text: 'Coffee', today: '2026-11-10' }
  await run(changeCue, { ...cue, links: { afterHabitId: before } })
  await run(changeCue, { ...cue, links: { afterHabitId: before }, today: '2026-11-12' })
  await run(changeCue, { ...cue, today: '2026-11-14' })
  const kept = [...store.of(habitCues).values()].map(({ data }) => data.cueDetails)
  expect(kept).toMatchObject([
    { text: 'Coffee', afterHabitId: before, since: '2026-11-10', until: '2026-11-13' },
    { text: 'Coffee', afterHabitId: null, reminderId: null, at: null, until: null },
  ])
})

test('a cue that is another habit has the name that habit has today, and stays the same cue', async () => {
  const { run, ask, habit, store } = openHabits()
  const [habitId, before] = [await habit(), await habit({ name: 'Coffee' })]
  const cue = { habitId, cueType: 'preceding_event' as const, links: { afterHabitId: before } }
  await run(changeCue, { ...cue, text: 'Coffee', today: '2026-11-10' })
  await run(patchEntity, { kind: habits.kind, uid: before, changes: { name: 'Tea' } })
  const shown = () => ask(habitDetail, { uid: habitId, today })[0]?.cues.map(({ text }) => text)
  expect(shown()).toEqual(['Tea'])
  await run(changeCue, { ...cue, text: 'Tea', today: '2026-11-14' })
  expect(store.of(habitCues).size).toBe(1)
  await run(removeEntity, { kind: habits.kind, uid: before })
  expect(shown()).toEqual(['Coffee'])
})

test('a week that had enough says so on each of its days', async () => {
  const { run, ask, habit } = openHabits()
  const habitId = await habit({ frequency: { type: 'custom', timesPerWeek: 1 }, startDate: '2026-11-10' })
  await run(completeHabit, { habitId, day: '2026-11-17', isNow: false })
  const on = (day: string) => ask(habitRows, { today, days: 1, day })[0]
  expect(on('2026-11-16')).toMatchObject({ today: 'enough', quota: { count: 1, asked: 1 } })
  expect(on('2026-11-17')).toMatchObject({ today: 'done' })
  expect(on('2026-11-15')).toMatchObject({ today: 'open', quota: { count: 0, asked: 1 } })
})

test('a skip below a completion stays with its reason when the completion is taken back', async () => {
  const { run, ask, habit, skip } = openHabits()
  const habitId = await habit()
  await skip(habitId, today, 'Double shift')
  await run(completeHabit, { habitId, day: today, isNow: true })
  const row = () => ask(habitRows, { today, days: 1 })[0]
  expect(row()).toMatchObject({ today: 'done', skip: null, reasons: [] })
  await run(clearHabitDay, { habitId, day: today })
  expect(row()).toMatchObject({ today: 'skipped', skip: 'Double shift' })
  const records = await run(clearHabitDay, { habitId, day: today })
  expect(row()).toMatchObject({ today: 'due', skip: null })
  await run(restoreRecords, { records })
  expect(row()).toMatchObject({ today: 'skipped', skip: 'Double shift' })
  await run(clearHabitDay, { habitId, day: today })
  expect(await run(clearHabitDay, { habitId, day: today })).toEqual([])
})

test('days and weeks are the person’s own', async () => {
  const { run, ask, habit } = openHabits()
  const habitId = await habit({ frequency: { type: 'custom', timesPerWeek: 2 }, startDate: '2026-11-15' })
  await run(completeHabit, { habitId, day: '2026-11-15', isNow: false })
  const quota = () => ask(habitRows, { today, days: 1 })[0]?.quota
  // The 15th is a Sunday.
  expect(quota()).toEqual({ count: 0, asked: 2, sum: null })
  await run(createEntity, { kind: myDayRecords.kind, uid: null, data: { weekStart: 'sunday' } })
  expect(quota()).toEqual({ count: 1, asked: 2, sum: null })
})

test('a habit stands in as many stacks as it was put into, once in each and behind what was there', async () => {
  const { run, habit, store } = openHabits()
  const [first, second] = [await habit(), await habit()]
  const stack = (name: string) => run(createEntity, { kind: 'habit_stack', uid: null, data: { name } })
  const [one, two] = [await stack('After supper'), await stack('Before the shift')]
  await run(placeHabit, { habitId: first, stackId: one })
  await run(placeHabit, { habitId: second, stackId: two })
  await run(placeHabit, { habitId: first, stackId: two })
  await run(placeHabit, { habitId: first, stackId: one })
  const places = [...store.of(habitStackItems).values()].map(({ data }) => [
    data.stackId,
    data.habitId,
    data.order,
  ])
  expect(places.toSorted()).toEqual(
    [
      [one, first, 0],
      [two, second, 0],
      [two, first, 1],
    ].toSorted(),
  )
})

test('the cue of a habit is the one it has now', async () => {
  const { run, ask, habit, store } = openHabits()
  const habitId = await habit()
  await run(changeCue, { habitId, cueType: 'time', text: '20:30', today: '2026-11-10' })
  for (let nth = 0; nth < 4; nth++)
    await run(completeHabit, { habitId, day: addDays('2026-11-12', nth), isNow: false })
  await run(changeCue, { habitId, cueType: 'preceding_event', text: 'supper', today: '2026-11-15' })
  await run(changeCue, { habitId, cueType: 'preceding_event', text: 'supper', today: '2026-11-18' })
  expect(store.of(habitCues).size).toBe(2)
  expect(ask(cueTypeRows, { today })).toEqual([
    { id: 'time', done: 3, of: 5 },
    { id: 'preceding_event', done: 1, of: 4 },
  ])
})

const loop = (more = '') =>
  new Blob([
    zipSync({
      'Habits.csv': strToU8(
        'Position,Name,FrequencyNumerator,FrequencyDenominator\n001,Swim,2,7\n002,Ten minutes‚ lid open,1,1\n',
      ),
      'Checkmarks.csv': strToU8(
        `Date,Swim,Ten minutes‚ lid open\n2026-11-18,YES_MANUAL,SKIP\n2026-11-17,YES_MANUAL,2\n${more}`,
      ),
    }) as Uint8Array<ArrayBuffer>,
  ])

test('a file is looked at without a trace, brought, brought again without doubling, and taken out again', async () => {
  const { run, ask, habit, store, stream } = openHabits()
  const known = await habit({ name: 'ten minutes‚  lid open' })
  await run(completeHabit, { habitId: known, day: '2026-11-17', isNow: false })
  const [plan] = await stream(checkHabitFile, { file: loop('soon,2,2\n'), today })
  expect(plan).toMatchObject({ is: 'plan', plan: { newHabits: 1, newDays: 3, broken: [{ line: 4 }] } })
  expect(store.of(habits).size).toBe(1)
  const done = (events: HabitImportEvent[]) => events.find((event) => event.is === 'done')
  const first = done(await stream(importHabits, { file: loop(), today }))
  expect(first).toMatchObject({ habits: 1, days: 3 })
  expect(done(await stream(importHabits, { file: loop(), today }))).toMatchObject({ habits: 0, days: 0 })
  expect(ask(habitRows, { today, days: 3 }).map(({ name, marks }) => [name, marks.join(' ')])).toEqual([
    ['ten minutes‚  lid open', 'done skipped due'],
    ['Swim', 'done done free'],
  ])
  const importId = first?.is === 'done' ? first.importId : ''
  const listed = async () => (await stream(listHabitImports, null)).flat()
  expect(await listed()).toEqual([{ id: importId, at, habits: 1, days: 3 }])
  expect(done(await stream(undoHabitImport, { importId }))).toMatchObject({ habits: 1, days: 3 })
  expect(ask(habitRows, { today, days: 3 }).map(({ name, marks }) => [name, marks.join(' ')])).toEqual([
    ['ten minutes‚  lid open', 'done missed due'],
  ])
  expect(await listed()).toEqual([])
})

test('a file that is none of these is refused with a sentence', async () => {
  const { stream } = openHabits()
  const fault = async (file: Blob) => {
    const [event] = await stream(checkHabitFile, { file, today })
    return event?.is === 'fault' ? event.sentence : ''
  }
  expect(await fault(new Blob(['hello']))).toMatch(/^This is neither an export of Loop/)
  expect(await fault(new Blob(['PK\u0003\u0004 broken']))).toBe(
    'This zip file is broken. Export it again and choose the new file.',
  )
})

test('habits go out as Loop reads them', async () => {
  const { run, habit, stream } = openHabits()
  const habitId = await habit()
  await run(noteCompletion, { habitId, day: today, isNow: true, note: { notes: 'Only scales' } })
  const [event] = await stream(exportHabits, { today })
  const files = unzipSync(event?.bytes ?? new Uint8Array())
  expect(Object.keys(files)).toEqual([
    'Habits.csv',
    'Checkmarks.csv',
    'Scores.csv',
    '001 Ten minutes, lid open/Checkmarks.csv',
    '001 Ten minutes, lid open/Scores.csv',
  ])
  expect(new TextDecoder().decode(files['Scores.csv'])).toContain('2026-11-19,0.0519')
  expect(new TextDecoder().decode(files['Checkmarks.csv'])).toContain('2026-11-19,YES_MANUAL')
  expect(at).toContain(today)
})
