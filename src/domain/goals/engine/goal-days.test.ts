import { describe, expect, test } from 'vitest'
import { goalFact, today } from '../sample-goals.test-support.ts'
import { timeline } from '../visuals/timeline.ts'
import { beginningOf, completedOn } from './goal-facts.ts'
import { paceSentence } from './goal-pace.ts'
import { movedTo, statusOn } from './goal-status.ts'
import { nextRound, roundsLater } from './next-round.ts'

const at = '2026-11-19T20:00:00.000Z'

describe('a goal that recurs', () => {
  test.each([
    ['2024-02-29', 'yearly', '2025-02-28'],
    ['2026-01-31', 'monthly', '2026-02-28'],
    ['2026-11-30', 'quarterly', '2027-02-28'],
    ['2026-12-31', 'daily', '2027-01-01'],
    ['2026-03-28', 'weekly', '2026-04-04'],
  ] as const)('%s, %s, comes again on %s', (day, every, again) => {
    expect(roundsLater(day, every, 1)).toBe(again)
  })

  test('begins again with everything open, and ends after today', () => {
    const goal = goalFact({
      recurringType: 'monthly',
      status: 'completed',
      progress: 100,
      startDate: '2026-08-01',
      targetDate: '2026-08-31',
      metrics: [{ name: 'Pages', from: 0, to: 4, current: 4 }],
    })
    expect(nextRound(goal, today, at)).toMatchObject({
      status: 'in_progress',
      progress: 0,
      targetDate: '2026-11-30',
      completedAt: null,
      metrics: [{ current: 0 }],
    })
    expect(nextRound({ ...goal, recurringType: null }, today, at)).toBe(null)
  })

  test.each([
    ['2026-01-31', 'monthly', '2026-03-05', '2026-03-31'],
    ['2026-08-31', 'quarterly', '2026-12-01', '2027-02-28'],
    ['2026-08-31', 'quarterly', '2027-03-01', '2027-05-31'],
    ['2024-02-29', 'yearly', '2027-06-01', '2028-02-29'],
    ['2026-10-24', 'daily', '2026-10-25', '2026-10-26'],
    ['2026-12-31', 'monthly', '2026-12-01', '2027-01-31'],
  ] as const)('until %s, %s, and begun again on %s, ends on %s', (targetDate, recurringType, day, end) => {
    expect(nextRound(goalFact({ recurringType, targetDate }), day, at)?.targetDate).toBe(end)
  })
})

describe('a goal is completed on the day of the person, and not on that of Greenwich', () => {
  const moved = (on: string, instant: string) => {
    const goal = goalFact({
      status: 'in_progress',
      startDate: '2026-11-01',
      createdAt: '2026-11-01T12:00:00.000Z',
    })
    return { ...goal, ...movedTo(goal, { to: 'completed', today: on, at: instant }) }
  }

  test.each([
    ['an evening in Los Angeles', '2026-11-19', '2026-11-20T03:00:00.000Z'],
    ['a morning in Tokyo', '2026-11-19', '2026-11-18T22:30:00.000Z'],
    ['after midnight, before a day that begins at four', '2026-11-18', '2026-11-19T01:15:00.000Z'],
  ])('%s', (_, on, instant) => {
    const goal = moved(on, instant)
    expect(completedOn(goal)).toBe(on)
    expect(statusOn(goal, on)).toBe('completed')
    expect(paceSentence(goal, '2026-11-21')).toBe(`Done on ${Number(on.slice(8))} November.`)
    expect(timeline({ goal, goals: [goal], today: '2026-11-21' }).rows[0]?.until).toBe(on)
  })

  test('where no day was written down it is that of its instant, and an open goal has none', () => {
    const goal = goalFact({ status: 'completed', completedAt: '2026-11-20T03:00:00.000Z' })
    expect(completedOn(goal)).toBe('2026-11-20')
    expect(completedOn(goalFact({ status: 'in_progress' }))).toBeNull()
  })
})

describe('a goal without a start begins on the day on which the person made it', () => {
  const madeIn = (madeOn: string | null, createdAt: string) => {
    const goal = goalFact({ status: 'not_started', startDate: null, createdAt })
    return { ...goal, customization: { ...goal.customization, madeOn } }
  }

  test.each([
    ['an evening in Los Angeles', '2026-11-19', '2026-11-20T03:00:00.000Z', '2026-11-18'],
    ['a morning in Tokyo', '2026-11-19', '2026-11-18T22:30:00.000Z', '2026-11-18'],
  ])('%s', (_, on, instant, before) => {
    const goal = madeIn(on, instant)
    expect(beginningOf(goal)).toBe(on)
    expect(statusOn(goal, on)).toBe('not_started')
    expect(statusOn(goal, before)).toBeNull()
  })

  test('where that day was not written down it is that of its instant, and the next round has its own', () => {
    expect(beginningOf(madeIn(null, '2026-11-20T03:00:00.000Z'))).toBe('2026-11-20')
    const again = nextRound(
      { ...madeIn('2026-01-31', '2026-02-01T03:00:00.000Z'), recurringType: 'monthly' },
      today,
      at,
    )
    expect(again?.customization.madeOn).toBe(today)
  })
})
