import { describe, expect, test } from 'vitest'
import { addDays } from '../../time/day.ts'
import { goalFact, ratedDays, sampleWorld, stepFact, today } from '../sample-goals.test-support.ts'
import type { GoalWorld } from './goal-world.ts'
import { streakCalendar } from './streak-calendar.ts'

const calendarOf = (days: readonly string[], more: Partial<GoalWorld> = {}) =>
  streakCalendar(sampleWorld({ steps: days.map((day) => stepFact(day, 10)), ...more }))

const weekly = (from: string, count: number, apart = 7) =>
  Array.from({ length: count }, (_, at) => addDays(from, at * apart))

// Spec: S3-064
describe('what stands out among the days', () => {
  test('is the longest run, the latest of equally long ones, with habits counted', () => {
    const habits = [{ id: 'lid', name: 'Lid open', days: ['2026-10-31', '2026-11-02'] }]
    expect(calendarOf(['2026-10-05', '2026-10-06', '2026-10-07', '2026-11-01'], { habits }).finding).toBe(
      'The longest run was 3 days, from 31 October to 2 November.',
    )
    expect(calendarOf(weekly('2026-11-03', 5, 1)).finding).toBe(
      'The longest run was 5 days, from 3 to 7 November.',
    )
  })

  test('is no run of two, and none where the person does not want to see it', () => {
    expect(calendarOf(['2026-11-01', '2026-11-02']).finding).toBeNull()
    expect(calendarOf(weekly('2026-11-03', 5, 1), { showsStreak: false }).finding).toBeNull()
  })

  test('is a weekday or the weekend where most of at least eight days fell on it', () => {
    const sundays = weekly('2026-09-27', 7)
    expect(calendarOf(sundays).finding).toBeNull()
    expect(calendarOf([...sundays, '2026-10-28']).finding).toBe('7 of the 8 days were Sundays.')
    expect(calendarOf([...sundays, '2026-11-15']).finding).toBe('All 8 days were Sundays.')
    const weekends = [...weekly('2026-09-27', 5), ...weekly('2026-10-10', 5)]
    expect(calendarOf(weekends).finding).toBe('All 10 days were Saturdays or Sundays.')
    expect(calendarOf(weekly('2026-09-27', 18, 3)).finding).toBeNull()
  })

  test('can be both', () => {
    const days = [...weekly('2026-09-27', 7), '2026-11-09', '2026-11-10']
    expect(calendarOf(days).finding).toBe(
      'The longest run was 3 days, from 8 to 10 November. 7 of the 9 days were Sundays.',
    )
  })
})

describe('a calendar of many years', () => {
  const goal = goalFact({
    status: 'in_progress',
    startDate: '2020-01-01',
    createdAt: '2020-01-01T09:00:00.000Z',
    customization: {
      course: [
        { on: '2020-02-01', status: 'paused' },
        { on: '2020-03-01', status: 'in_progress' },
      ],
    },
  })

  test('counts all days, and draws the latest 53 weeks', () => {
    const calendar = calendarOf(['2020-01-05', '2020-02-10', '2026-11-01'], { goal })
    expect(calendar.answer).toBe('On 3 of 2515 days; the last step was on 1 November. It rested for 28 days.')
    expect(calendar).toMatchObject({ began: '2020-01-01', counted: 2515 })
    expect(calendar.weeks).toHaveLength(53)
    expect(calendar.weeks.at(-1)?.some(({ day }) => day === today)).toBe(true)
    expect(calendar.weeks.flat().filter(({ mark }) => mark === 'step')).toHaveLength(1)
  })
})

test('weeks have the means of their ratings, and days have them in the table', () => {
  const calendar = calendarOf([today], { rated: ratedDays(9, (at) => at + 1) })
  // Monday 16 November to today have 6 to 9, the week before has 1 to 5.
  expect(calendar.means.mood.slice(-3)).toEqual([null, 3, 7.5])
  expect(calendar.means.energy.every((mean) => mean === null)).toBe(true)
  expect(calendar.table.head).toEqual(['Day', 'What happened', 'Mood', 'Energy'])
  expect(calendar.table.rows.at(-1)).toEqual([today, 'a step', 9, null])
  expect(calendarOf([today]).table.head).toEqual(['Day', 'What happened'])
})
