import { describe, expect, test } from 'vitest'
import { goalFact, today } from '../sample-goals.test-support.ts'
import { busiestStretch } from './side-by-side.ts'
import { timeline } from './timeline.ts'

let made = 0
const open = (startDate: string, more: Record<string, unknown> = {}) =>
  goalFact({
    id: `goal ${made++}`,
    status: 'in_progress',
    startDate,
    createdAt: '2020-01-01T09:00:00.000Z',
    ...more,
  })
const done = (startDate: string, completedOn: string, more: Record<string, unknown> = {}) =>
  open(startDate, { status: 'completed', completedAt: `${completedOn}T10:00:00.000Z`, ...more })
const findingOf = (goals: readonly ReturnType<typeof open>[]) =>
  timeline({ goal: null, goals, today }).finding

// Spec: S3-064
describe('when most goals ran side by side', () => {
  const three = [
    done('2026-01-01', '2026-09-30'),
    done('2026-03-01', '2026-06-01'),
    done('2026-05-10', '2026-11-01'),
  ]

  test('is the one stretch in which most were in progress', () => {
    expect(findingOf(three)).toBe('Most ran side by side from 10 to 31 May: 3 goals.')
    expect(busiestStretch(three, today)).toEqual({ goals: 3, from: '2026-05-10', to: '2026-05-31' })
  })

  test('may be now', () => {
    expect(findingOf([open('2026-01-01'), open('2026-03-01'), open('2026-11-01')])).toBe(
      'More goals are in progress now than at any time before: 3, since 1 November.',
    )
  })

  test('counts no rest, nothing that has not begun, and nothing before its beginning', () => {
    const resting = open('2026-05-12', {
      status: 'paused',
      customization: {
        course: [
          { on: '2026-05-12', status: 'in_progress' },
          { on: '2026-05-20', status: 'paused' },
        ],
      },
    })
    const planned = open('2026-05-15', { status: 'not_started' })
    const future = open('2027-05-15')
    expect(busiestStretch([...three, resting, planned, future], today)).toEqual({
      goals: 4,
      from: '2026-05-12',
      to: '2026-05-19',
    })
  })

  test('is not told of two, of most of the time, or where it was so twice', () => {
    expect(findingOf(three.slice(0, 2))).toBeNull()
    expect(findingOf([open('2026-01-01'), open('2026-01-02'), open('2026-01-03')])).toBeNull()
    expect(
      busiestStretch([...three, done('2026-01-10', '2026-01-20'), done('2026-01-05', '2026-01-30')], today),
    ).toBeNull()
    expect(findingOf([])).toBeNull()
  })
})

test('else the completed goal that took clearly the longest stands out', () => {
  const goals = [
    done('2026-01-01', '2026-01-10'),
    done('2026-02-01', '2026-02-20'),
    done('2026-03-01', '2026-03-30', { title: 'The flat, every room' }),
  ]
  expect(findingOf(goals)).toBe('“The flat, every room” took the longest of the 3 completed: 30 days.')
  expect(findingOf(goals.slice(1))).toBeNull()
  expect(findingOf([...goals, done('2026-04-01', '2026-04-29')])).toBeNull()
})

test('what has not started is no goal in progress, and its line is still to come', () => {
  const drawn = timeline({
    goal: null,
    goals: [open('2026-10-01'), open('2027-01-01', { status: 'not_started', targetDate: '2027-02-01' })],
    today,
  })
  expect(drawn.answer).toBe('2 goals since 1 October; 1 in progress now. Dotted is still to come.')
  expect(drawn.rows.map(({ isBegun }) => isBegun)).toEqual([true, false])
})

test('says which goals are drawn where there is no room for all, and since when where nothing has begun', () => {
  const goals = [open('2026-08-01'), open('2026-09-01'), open('2026-10-01')]
  expect(timeline({ goal: null, goals, today }, 2).answer).toBe(
    '3 goals since 1 August; 3 in progress now. 2 of them are drawn.',
  )
  expect(timeline({ goal: null, goals: [open('2027-01-01', { status: 'not_started' })], today }).answer).toBe(
    '1 goal from 1 January 2027 on; none in progress now.',
  )
})
