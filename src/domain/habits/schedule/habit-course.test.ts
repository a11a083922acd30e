import { describe, expect, test } from 'vitest'
import { dayNumberOf, dayOfNumber, weekdayOf } from '../../time/day-number.ts'
import type { HabitFrequency } from '../habit.ts'
import { lived, sampleHabit } from '../sample-habit.test-support.ts'
import { type DayState, dayStates } from './day-state.ts'
import { dueHabitsToday, habitToday } from './due-today.ts'
import { stateOn } from './habit-course.ts'
import { planOf } from './plan.ts'

const dueDays = (frequency: HabitFrequency, from: string, to: string): string[] => {
  const plan = planOf(frequency, dayNumberOf(from), 'monday')
  const found: string[] = []
  for (let day = dayNumberOf(from); day <= dayNumberOf(to); day++)
    if (plan.is === 'days' && plan.isDue(day)) found.push(dayOfNumber(day).slice(5))
  return found
}

test('a day has its number and its weekday, in leap years too', () => {
  expect(dayOfNumber(dayNumberOf('2028-02-29'))).toBe('2028-02-29')
  expect(weekdayOf(dayNumberOf('2026-11-19'))).toBe(4)
  expect(weekdayOf(dayNumberOf('1969-12-28'))).toBe(0)
  expect(dayNumberOf('2028-03-01') - dayNumberOf('2028-02-28')).toBe(2)
})

// Spec: S3-070, S3-181
describe('a frequency', () => {
  test('daily, on weekdays or on weekends says its days', () => {
    // 16 November 2026 is a Monday.
    const of = (type: HabitFrequency['type']) => dueDays({ type }, '2026-11-16', '2026-11-22').length
    expect([of('daily'), of('weekdays'), of('weekends')]).toEqual([7, 5, 2])
    expect(dueDays({ type: 'weekends' }, '2026-11-16', '2026-11-22')).toEqual(['11-21', '11-22'])
  })

  test('weekly and custom may name weekdays, Sunday as 0', () => {
    expect(dueDays({ type: 'weekly', days: [0] }, '2026-11-16', '2026-11-29')).toEqual(['11-22', '11-29'])
    expect(dueDays({ type: 'custom', days: [2, 3, 4] }, '2026-11-16', '2026-11-22')).toEqual([
      '11-17',
      '11-18',
      '11-19',
    ])
  })

  test('monthly may name dates, and what a month does not have is its last day', () => {
    expect(dueDays({ type: 'monthly', days: [31] }, '2027-01-01', '2027-04-30')).toEqual([
      '01-31',
      '02-28',
      '03-31',
      '04-30',
    ])
    expect(dueDays({ type: 'monthly', days: [29] }, '2028-02-01', '2028-03-31')).toEqual(['02-29', '03-29'])
    expect(dueDays({ type: 'monthly', days: [1, 30] }, '2027-02-01', '2027-02-28')).toEqual([
      '02-01',
      '02-28',
    ])
  })
})

describe('a day of a habit', () => {
  const states = (...given: Parameters<typeof lived>): DayState[] =>
    Array.from(lived(...given).states, (code) => dayStates[code] ?? 'free')

  test('is done, missed, skipped, paused or free, and today is due until it is done', () => {
    const course = {
      done: ['2026-11-16'],
      skipped: ['2026-11-18'],
      today: '2026-11-23',
    }
    const habit = {
      startDate: '2026-11-16',
      frequency: { type: 'weekdays' as const },
      pauses: [{ from: '2026-11-19', to: '2026-11-20', reason: 'night shifts' }],
    }
    expect(states(habit, course)).toEqual([
      'done',
      'missed',
      'skipped',
      'paused',
      'paused',
      'free',
      'free',
      'due',
    ])
  })

  test('that was done counts as done also where it was skipped, paused, or before the habit began', () => {
    const pauses = [{ from: '2026-11-02', to: null, reason: '' }]
    const course = lived(
      { startDate: '2026-11-01', pauses },
      { done: ['2026-10-30', '2026-11-02'], skipped: ['2026-11-02'], today: '2026-11-03' },
    )
    expect(stateOn(course, dayNumberOf('2026-10-30'))).toBe('done')
    expect(stateOn(course, dayNumberOf('2026-11-02'))).toBe('done')
    expect(stateOn(course, dayNumberOf('2026-11-03'))).toBe('paused')
    expect(course.totalCompletions).toBe(2)
  })

  test('is never missed where a habit is only counted', () => {
    const kind = 'track' as const
    expect(states({ kind }, { done: [], today: '2026-11-03' })).toEqual(['free', 'free', 'free'])
    expect(habitToday(lived({ kind }, { today: '2026-11-03' }), { today: '2026-11-03' }).state).toBe('open')
  })

  test('ends with the day it was archived', () => {
    const archived = { isArchived: true, archivedOn: '2026-11-02' }
    expect(states(archived, { done: ['2026-11-01'], today: '2026-11-20' })).toEqual(['done', 'missed'])
  })
})

// Spec: S1-012, S3-071
describe('a streak', () => {
  const streaks = (...given: Parameters<typeof lived>) => {
    const { currentStreak, longestStreak, streakUnit } = lived(...given)
    return [currentStreak, longestStreak, streakUnit]
  }

  test('counts due days, and ends with a missed one', () => {
    const done = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-05']
    expect(streaks({}, { done, today: '2026-11-06' })).toEqual([1, 3, 'day'])
    expect(streaks({}, { done, today: '2026-11-07' })).toEqual([0, 3, 'day'])
  })

  test('goes over days that were free, skipped or paused', () => {
    const frequency = { type: 'weekdays' as const }
    const pauses = [{ from: '2026-11-10', to: '2026-11-10', reason: '' }]
    const done = ['2026-11-05', '2026-11-06', '2026-11-11']
    const given = { done, skipped: ['2026-11-09'], today: '2026-11-12' }
    expect(streaks({ frequency, pauses, startDate: '2026-11-05' }, given)).toEqual([3, 3, 'day'])
  })

  test('of so often a week counts weeks, and the running week ends nothing', () => {
    const frequency = { type: 'custom' as const, timesPerWeek: 2 }
    const done = ['2026-11-03', '2026-11-08', '2026-11-09', '2026-11-10', '2026-11-18']
    const startDate = '2026-11-02'
    expect(streaks({ frequency, startDate }, { done, today: '2026-11-19' })).toEqual([2, 2, 'week'])
    expect(streaks({ frequency, startDate }, { done, today: '2026-11-23' })).toEqual([0, 2, 'week'])
  })

  test('counts weeks as the person begins them', () => {
    const frequency = { type: 'custom' as const, timesPerWeek: 2 }
    // A Sunday and a Monday: one week from Sunday on, two from Monday on.
    const done = ['2026-11-08', '2026-11-09']
    const given = { done, today: '2026-11-14' } as const
    const startDate = '2026-11-08'
    expect(streaks({ frequency, startDate }, { ...given, weekStart: 'sunday' })[0]).toBe(1)
    expect(streaks({ frequency, startDate }, { ...given, weekStart: 'monday' })[0]).toBe(0)
  })

  test('of every few days counts stretches from the first day on', () => {
    const frequency = { type: 'custom' as const, everyDays: 3 }
    const done = ['2026-11-02', '2026-11-04', '2026-11-09']
    expect(streaks({ frequency }, { done, today: '2026-11-10' })).toEqual([3, 3, 'period'])
    expect(streaks({ frequency }, { done, today: '2026-11-13' })).toEqual([0, 3, 'period'])
  })

  test('asks a week for less where days of it were skipped or paused', () => {
    const frequency = { type: 'custom' as const, timesPerWeek: 2 }
    const given = { done: ['2026-11-03', '2026-11-10'], skipped: ['2026-11-05'], today: '2026-11-16' }
    const pauses = [{ from: '2026-11-11', to: '2026-11-15', reason: '' }]
    const startDate = '2026-11-02'
    expect(streaks({ frequency, pauses, startDate }, given)[0]).toBe(2)
    const whole = [{ from: '2026-11-09', to: '2026-11-15', reason: '' }]
    const away = { ...given, done: ['2026-11-03', '2026-11-16', '2026-11-17'], today: '2026-11-22' }
    expect(streaks({ frequency, pauses: whole, startDate }, away)[0]).toBe(2)
  })
})

describe('a target for a whole week', () => {
  const given = {
    frequency: { type: 'weekly' as const },
    target: { value: 15, unit: 'km', direction: 'at_least' as const },
    startDate: '2026-11-02',
  }

  test('is reached by what the days of the week come to', () => {
    const values = { '2026-11-03': 8, '2026-11-05': 7, '2026-11-06': 2, '2026-11-10': 14.9 }
    const course = lived(given, { values, today: '2026-11-16' })
    expect([3, 5, 6, 10].map((day) => stateOn(course, dayNumberOf('2026-11-01') + day - 1))).toEqual([
      'partly',
      'done',
      'done',
      'partly',
    ])
    expect([course.currentStreak, course.longestStreak]).toEqual([0, 1])
  })

  test('stands open until then, and says how far it is', () => {
    const at = (values: Record<string, number>) =>
      habitToday(lived(given, { values, today: '2026-11-08' }), { today: '2026-11-08' })
    expect(at({ '2026-11-03': 7.5 })).toEqual({ state: 'open', quota: { count: 0, asked: 1, sum: 7.5 } })
    expect(at({ '2026-11-03': 7.5, '2026-11-04': 7.5 })).toMatchObject({
      state: 'enough',
      quota: { count: 1 },
    })
    expect(at({ '2026-11-08': 3 })).toMatchObject({ state: 'partly', quota: { sum: 3 } })
  })

  test('at most is kept while the week stays below it', () => {
    const target = { ...given.target, direction: 'at_most' as const }
    const weeks = (values: Record<string, number>) =>
      lived({ ...given, target }, { values, today: '2026-11-16' }).longestStreak
    expect(weeks({ '2026-11-03': 0.1, '2026-11-04': 14.9, '2026-11-10': 3 })).toBe(2)
    expect(weeks({ '2026-11-03': 8, '2026-11-04': 8, '2026-11-10': 3 })).toBe(1)
  })
})

describe('today', () => {
  test('what is asked for by the week is open until there was enough of it', () => {
    const frequency = { type: 'custom' as const, timesPerWeek: 2 }
    const at = (done: string[]) =>
      habitToday(lived({ frequency, startDate: '2026-11-16' }, { done, today: '2026-11-19' }), {
        today: '2026-11-19',
      })
    expect(at([])).toEqual({ state: 'open', quota: { count: 0, asked: 2, sum: null } })
    expect(at(['2026-11-17', '2026-11-18']).state).toBe('enough')
    expect(at(['2026-11-17', '2026-11-19']).state).toBe('done')
  })

  test('lists what is asked for, in the order of the person, with its strength', () => {
    const id = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`
    const kept = (nth: number, changes = {}, done: string[] = []) => ({
      id: id(nth),
      habit: sampleHabit({ name: `Habit ${nth}`, startDate: '2026-11-18', order: 9 - nth, ...changes }),
      completions: done.map((completedDate) => ({ completedDate, value: null })),
      skips: [],
    })
    const listed = dueHabitsToday(
      [
        kept(1),
        kept(2, {}, ['2026-11-19']),
        kept(3, { isArchived: true }),
        kept(4, { frequency: { type: 'weekends' } }),
        kept(5, { pauses: [{ from: '2026-11-01', to: null, reason: '' }] }),
      ],
      { today: '2026-11-19', weekStart: 'monday' },
    )
    expect(listed).toEqual([
      { id: id(2), name: 'Habit 2', state: 'done', strength: 5 },
      { id: id(1), name: 'Habit 1', state: 'due', strength: 0 },
    ])
  })
})
