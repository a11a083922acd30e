import { expect, test } from 'vitest'
import type { Records } from '#domain/entity/records.ts'
import type { Habit } from '#domain/habits/habit.ts'
import { habitCompletion } from '#domain/habits/habit-records.ts'
import { sampleHabit } from '#domain/habits/sample-habit.test-support.ts'
import { habitRings } from './habit-rings.ts'
import { defaultReminderSettings, reminder } from './reminder.ts'
import { answerChanges } from './ring-answer.ts'
import { ringsIn } from './ringing.ts'

const uid = '00000000-0000-7000-8000-000000000001'
const zone = 'UTC'
const hour = 3_600_000
const made = '2026-11-01T08:00:00.000Z'

interface Lives {
  readonly done?: readonly string[]
  readonly putOff?: object
  readonly settings?: object
}

/** When a habit is heard within two days of an instant. */
function heard(change: Partial<Habit>, now: string, { done = [], putOff, settings }: Lives = {}): string[] {
  const own = (kind: string, all: readonly object[]) =>
    new Map(all.map((data, nth) => [nth === 0 ? uid : `${uid}-${nth}`, { uid, kind, data }]))
  const completions = done.map((completedDate) =>
    habitCompletion.parse({ habitId: uid, completedDate, updatedAt: made }),
  )
  const at = { startTime: made, endTime: made, createdAt: made, updatedAt: made }
  const kept: Readonly<Record<string, ReturnType<typeof own>>> = {
    habit: own('habit', [sampleHabit(change)]),
    habit_completion: own('habit_completion', completions),
    reminder: own('reminder', putOff ? [reminder.parse({ ...at, title: 'x', habitId: uid, ...putOff })] : []),
  }
  const records = { of: ({ kind }: { kind: string }) => kept[kind] ?? new Map() } as unknown as Records
  const rules = { ...defaultReminderSettings, ...settings }
  return habitRings(records, rules, { nowMs: Date.parse(now), zone }, 24 * hour).map(({ heardMs }) =>
    new Date(heardMs).toISOString().slice(5, 16),
  )
}

const twice: Partial<Habit> = { frequency: { type: 'daily', times: ['19:00', '08:00'] } }

// Spec: S1-016
test('a habit rings at its times, of today the last that has come, and those of the next day', () => {
  expect(heard(twice, '2026-11-19T07:00:00Z')).toEqual(['11-19T08:00', '11-19T19:00'])
  expect(heard(twice, '2026-11-19T20:00:00Z')).toEqual(['11-19T19:00', '11-20T08:00', '11-20T19:00'])
  expect(heard({ frequency: { type: 'daily' } }, '2026-11-19T07:00:00Z')).toEqual([])
})

test('not once it is done, nor on a day that does not ask for it, nor where its kind is switched off', () => {
  expect(heard(twice, '2026-11-19T20:00:00Z', { done: ['2026-11-19'] })).toEqual([
    '11-20T08:00',
    '11-20T19:00',
  ])
  // A Thursday; the habit is for Fridays.
  const fridays: Partial<Habit> = { frequency: { type: 'weekly', days: [5], times: ['08:00'] } }
  expect(heard(fridays, '2026-11-19T20:00:00Z')).toEqual(['11-20T08:00'])
  const once: Partial<Habit> = { frequency: { type: 'weekly', times: ['08:00'] } }
  expect(heard(once, '2026-11-19T20:00:00Z', { done: ['2026-11-17'] })).toEqual([])
  expect(heard({ ...twice, isArchived: true, archivedOn: '2026-11-18' }, '2026-11-19T07:00:00Z')).toEqual([])
  const pauses = [{ from: '2026-11-18', to: '2026-11-20', reason: '' }]
  expect(heard({ ...twice, pauses }, '2026-11-19T07:00:00Z')).toEqual([])
  const rings = { own: true, event: true, page: true, habit: false }
  expect(heard(twice, '2026-11-19T07:00:00Z', { settings: { rings } })).toEqual([])
})

test('quiet hours do not put it off past its day', () => {
  const late: Partial<Habit> = { frequency: { type: 'daily', times: ['23:30'] } }
  expect(heard(late, '2026-11-19T12:00:00Z')).toEqual(['11-19T22:00'])
  const early: Partial<Habit> = { frequency: { type: 'daily', times: ['05:30'] } }
  expect(heard(early, '2026-11-19T12:00:00Z')).toEqual(['11-19T07:00', '11-20T07:00'])
})

test('what was put off rings then, and what keeps that rings nowhere else', () => {
  const answered = {
    answer: 'hour',
    atMs: Date.parse('2026-11-19T08:00:00Z'),
    pressedMs: Date.parse('2026-11-19T08:05:00Z'),
  } as const
  const putOff = answerChanges(answered, null, zone)
  expect(heard(twice, '2026-11-19T08:10:00Z', { putOff })).toEqual([
    '11-19T09:05',
    '11-19T19:00',
    '11-20T08:00',
  ])
  const at = { startTime: made, endTime: made, createdAt: made, updatedAt: made }
  const data = reminder.parse({ ...at, title: 'x', habitId: uid, ...putOff })
  expect(ringsIn({ uid, data }, [], { fromMs: 0, toMs: Date.parse('2027-01-01T00:00:00Z'), zone })).toEqual(
    [],
  )
})
