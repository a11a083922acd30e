import { expect, test } from 'vitest'
import type { SessionRow } from '#domain/views/mindfulness.ts'

import { sessionDays, weeksSentence } from './session-days.ts'
import { sessionDetails, sessionName, spentWords } from './session-words.ts'

const common = {
  startedAt: '2026-11-19T21:30:00.000Z',
  plannedMs: 300_000,
  spentMs: 300_000,
  isComplete: true,
  moodBefore: null,
  moodAfter: null,
}
const breathing: SessionRow = {
  ...common,
  id: 'a',
  type: 'breathing',
  pattern: 'Evening',
  completedCycles: 11,
  feeling: 'Stressed',
}
const meditation: SessionRow = {
  ...common,
  id: 'b',
  type: 'meditation',
  meditationType: 'cbt',
  isGuided: true,
}
const ambient: SessionRow = { ...common, id: 'c', type: 'ambient', plannedMs: null, soundType: 'wave' }

test('a session is called by what was practised, also by a rhythm that is gone', () => {
  expect([breathing, meditation, ambient].map(sessionName)).toEqual([
    'Evening',
    'Cognitive Awareness',
    'Ocean Waves',
  ])
})

test('its details say what was spent, of how much where it ended early', () => {
  expect(sessionDetails(breathing)).toBe('5 minutes, 11 cycles, came stressed')
  expect(
    sessionDetails({ ...breathing, spentMs: 61_000, isComplete: false, feeling: null, completedCycles: 1 }),
  ).toBe('one minute of 5, one cycle')
  expect(sessionDetails(meditation)).toBe('5 minutes, guided')
  expect(sessionDetails({ ...ambient, isComplete: false, spentMs: 42_400 })).toBe('42 seconds')
  expect([59_600, 60_000, 89_000].map(spentWords)).toEqual(['59 seconds', 'one minute', 'one minute'])
})

test('sessions stand under the person’s day, the latest first', () => {
  const rows = [
    { ...breathing, id: 'late', startedAt: '2026-11-20T02:10:00.000Z' },
    { ...breathing, id: 'evening' },
    { ...breathing, id: 'before', startedAt: '2026-11-18T07:00:00.000Z' },
  ]
  const days = sessionDays(rows, { zone: 'Europe/Berlin', startHour: 4 })
  expect(days.map(({ day, sessions }) => [day, sessions.map(({ id }) => id)])).toEqual([
    ['2026-11-19', ['late', 'evening']],
    ['2026-11-18', ['before']],
  ])
})

test('the week is said in a sentence', () => {
  expect(
    weeksSentence([
      { minutes: 50, sessions: 3 },
      { minutes: 0, sessions: 0 },
    ]),
  ).toBe('Nothing this week so far.')
  expect(weeksSentence([{ minutes: 1, sessions: 1 }])).toBe('This week one minute in one session.')
  expect(weeksSentence([{ minutes: 42, sessions: 4 }])).toBe('This week 42 minutes in 4 sessions.')
})
