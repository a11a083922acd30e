import { expect, test } from 'vitest'
import { type CueType, cueTypes } from '#domain/habits/habit-choices.ts'
import { habitCue } from '#domain/habits/habit-records.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { blankCue, type CueForm, cueFormOf, cueOf } from './cue-form.ts'
import { faultsIn } from './habit-faults.ts'
import { blankForm, changesOf, formOf, frequencyOf, type HabitForm } from './habit-form.ts'

const at = '2026-11-28T18:00:00.000Z'
const other = '00000000-0000-4000-8000-000000000002'
const trigger = 'supper'
const written = (changes: Partial<HabitForm>): HabitForm => ({
  ...blankForm('2026-11-28'),
  name: 'Swim',
  behavior: 'swim',
  trigger,
  ...changes,
})

/** The cue as the vault keeps it. */
const kept = (cueType: CueType, cueDetails: object) =>
  habitCue.parse({ habitId: other, cueType, cueDetails, createdAt: at, updatedAt: at })
const again = (cueType: CueType, cueDetails: object): CueForm =>
  cueFormOf({ cueType, trigger }, kept(cueType, cueDetails).cueDetails)

// Spec: S3-075, S3-080
test.each<[CueType, Partial<CueForm>, object]>([
  ['time', { cueAt: '20:30' }, { text: '20:30', at: '20:30' }],
  ['location', { cueText: ' the kitchen ' }, { text: 'the kitchen' }],
  ['emotional_state', { cueText: 'restless' }, { text: 'restless' }],
  ['visual', { cueText: 'the lid is open' }, { text: 'the lid is open' }],
  ['social', { cueText: 'Jonas asks' }, { text: 'Jonas asks' }],
  ['preceding_event', { cueText: 'the late bus' }, { text: 'the late bus' }],
  ['preceding_event', { cueHabit: { id: other, name: 'Coffee' } }, { text: 'Coffee', afterHabitId: other }],
  ['notification', { cueAt: '07:30' }, { text: 'Reminder at 07:30', at: '07:30' }],
  ['notification', { cueReminder: { id: other, name: 'Pills' } }, { text: 'Pills', reminderId: other }],
  [
    'notification',
    { cueReminder: { id: '', name: '' }, cueText: 'the alarm of the oven' },
    { text: 'the alarm of the oven' },
  ],
  ['social', {}, { text: trigger }],
])('a cue of type %s keeps %j as what its type asks for, and shows it again', (cueType, fields, details) => {
  const form = written({ ...blankCue, cueType, ...fields })
  expect(faultsIn(form)).toEqual({})
  const { links, ...cue } = cueOf(form)
  expect({ cueType: cue.cueType, cueDetails: { text: cue.text, ...links } }).toEqual({
    cueType,
    cueDetails: details,
  })
  const back = again(cueType, details)
  expect(cueOf({ ...back, trigger })).toEqual(cueOf(form))
})

test('a cue from when every type was words is read, and is kept as it was where nobody touches it', () => {
  expect(again('time', { text: 'at 8:15' })).toMatchObject({ cueAt: '08:15', cueTimeWords: '' })
  const words = { ...again('time', { text: 'half past eight or so' }), trigger }
  expect(words).toMatchObject({ cueAt: '', cueTimeWords: 'half past eight or so' })
  expect(cueOf(words).text).toBe('half past eight or so')
  expect(cueOf({ ...words, cueAt: '20:30' }).text).toBe('20:30')
  expect(again('notification', { text: 'the bell' })).toMatchObject({
    cueText: 'the bell',
    cueReminder: { id: '' },
  })
  for (const cueType of cueTypes) {
    const form = { ...again(cueType, { text: 'the bell' }), trigger }
    expect(cueOf(form)).toEqual({ cueType, text: 'the bell', links: {} })
    expect(faultsIn(written(form))).toEqual({})
  }
})

test.each<[Partial<HabitForm>, Record<string, string>]>([
  [{ cueType: 'time', cueAt: 'after eight' }, { cueAt: 'Enter a time such as 07:30' }],
  [{ cueType: 'time', cueAt: '24:00' }, { cueAt: 'Enter a time such as 07:30' }],
  [{ cueType: 'time', cueText: 'a'.repeat(301) }, {}],
  [{ cueType: 'visual', cueAt: 'after eight' }, {}],
  [{ cueType: 'notification' }, { cueAt: 'Enter a time such as 07:30' }],
  [
    { cueType: 'notification', cueAt: '07:30', kind: 'track' },
    { cueReminder: 'A habit that is only counted does not ring. Choose another reminder.' },
  ],
  [{ cueType: 'notification', cueReminder: { id: other, name: 'Pills' }, kind: 'track' }, {}],
  [
    { cueType: 'preceding_event', cueText: 'a'.repeat(301) },
    { cueText: 'Up to 300 characters. This has 301.' },
  ],
  [{ cueType: 'preceding_event', cueText: 'a'.repeat(301), cueHabit: { id: other, name: 'Coffee' } }, {}],
])('%j is said at its field of the cue', (changes, faults) => {
  expect(faultsIn(written(changes))).toEqual(faults)
})

test('a habit whose own reminder is its cue rings at that time, and no more once it is another', () => {
  const form = written({ cueType: 'notification', cueAt: '07:30', times: ['19:00'] })
  expect(frequencyOf(form)).toEqual({ type: 'daily', times: ['07:30', '19:00'] })
  const row = {
    ...{ id: other, name: 'Swim', behavior: 'swim', reinforcement: '', smallest: '', about: '', trigger },
    ...{ area: 'other', difficulty: 'moderate', kind: 'build', target: null, startDate: '2026-11-28' },
    ...{ isPublic: false, showsStreak: true, cueType: 'notification', frequency: frequencyOf(form) },
  } as unknown as HabitRow
  const opened = formOf(row, { cue: { text: 'Reminder at 07:30', at: '07:30' } })
  expect(opened).toMatchObject({ cueAt: '07:30', times: ['19:00'] })
  expect(changesOf(opened, opened)).toEqual({})
  expect(changesOf({ ...opened, cueAt: '08:00' }, opened)).toEqual({
    frequency: { type: 'daily', times: ['08:00', '19:00'] },
  })
  expect(frequencyOf({ ...opened, cueAt: 'soon' }).times).toEqual(['19:00'])
  expect(frequencyOf({ ...opened, ...blankCue }).times).toEqual(['19:00'])
})
