import { expect, test } from 'vitest'
import type { DayState } from '#domain/habits/schedule/day-state.ts'
import { strengthEvents } from './strength-events.ts'
import { strengthSentence } from './strength-figure.tsx'

const states: DayState[] = [
  'done',
  'missed',
  'missed',
  'done',
  'paused',
  'paused',
  'paused',
  'skipped',
  'done',
]
const strengths = [20, 18, 15, 19, 19, 19, 19, 19, 23]
const none = { done: 0, of: 0 }
const cue = {
  cueType: 'time',
  until: null,
  ...none,
  low: 0,
  high: 1,
  isEnough: false,
  without: none,
  gap: null,
} as const
const detail = {
  from: '2026-11-01',
  states,
  strengths,
  skips: [
    { day: '2026-11-08', reason: 'Dad in hospital' },
    { day: '2026-11-09', reason: 'done after all' },
  ],
  cues: [
    { ...cue, id: 'b', text: 'supper', since: '2026-11-04' },
    { ...cue, id: 'a', text: '20:30', since: '2026-11-01' },
  ],
  habit: { pauses: [{ from: '2026-11-05', to: '2026-11-07', reason: 'nights' }] },
}

test('what bent the strength is told by day: missed days with what they cost, pauses and skips with their reasons, a new cue', () => {
  expect(strengthEvents(detail).map(({ at, words }) => [at, words])).toEqual([
    [2, 'two missed days, −5'],
    [3, 'cue changed to supper'],
    [5, 'paused, nights'],
    [7, 'Dad in hospital'],
  ])
})

test('long reasons are shortened, and missed days that cost nothing are not told', () => {
  const reason = 'the night shift was moved to the weekend once more'
  const told = strengthEvents({
    ...detail,
    strengths: strengths.map(() => 0),
    cues: [],
    skips: [],
    habit: { pauses: [{ from: '2026-11-05', to: null, reason }] },
  })
  expect(told.map(({ words }) => words)).toEqual(['paused, the night shift was mov…'])
})

test('the strength is said in a sentence, with what lay between', () => {
  expect(strengthSentence(strengths, states)).toBe(
    '23 of 100, up from 20 eight days ago. Two days missed, one day skipped, three days paused. Skips and pauses cost nothing.',
  )
  expect(strengthSentence([40, 40], ['done', 'free'])).toBe('40 of 100, as it was one day ago.')
  expect(strengthSentence([5], ['done'])).toBe(
    'This is its first day. Each day you do it adds strength, and a missed day takes a little away.',
  )
  expect(strengthSentence(Array(800).fill(50), Array(800).fill('free'))).toBe(
    '50 of 100, as it was two years ago.',
  )
})
