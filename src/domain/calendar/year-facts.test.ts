import { expect, test } from 'vitest'
import { addDays } from '../time/day.ts'
import { yearFacts } from './year-facts.ts'

const rated = (from: string, moods: readonly (number | null)[]) =>
  moods.map((mood, at) => ({ day: addDays(from, at), mood, energy: null, stress: null }))
const facts = (rows: ReturnType<typeof rated>, today = '2026-03-01') => yearFacts(rows, 'mood', '2026', today)

test('runs and silences are counted, and what was before the first or after the last rating is no silence', () => {
  const found = facts([
    ...rated('2026-01-10', [6, 6, 7]),
    ...rated('2026-01-15', [8]),
    ...rated('2026-01-20', [6, 5]),
  ])
  expect(found).toMatchObject({
    rated: 6,
    come: 60,
    run: { from: '2026-01-10', to: '2026-01-12', days: 3 },
    silence: { from: '2026-01-16', to: '2026-01-19', days: 4 },
    usual: { value: 6, days: 3 },
  })
  expect(found.byValue).toEqual([0, 0, 0, 0, 1, 3, 1, 1, 0, 0])
})

test('months are compared from ten rated days on, by their medians', () => {
  const january = rated('2026-01-01', [5, 5, 5, 5, 5, 5, 5, 5, 5, 5])
  const nine = rated('2026-02-01', [8, 8, 8, 8, 8, 8, 8, 8, 8])
  expect(facts([...january, ...nine]).sentence).not.toContain('month')
  expect(facts([...january, ...nine, ...rated('2026-02-10', [1])]).sentence).toContain(
    'February was the lightest month, January the heaviest.',
  )
})

test('a year without a rating says so and claims nothing', () => {
  expect(facts([])).toMatchObject({ rated: 0, run: null, silence: null, usual: null })
  expect(facts([]).sentence).toBe('No day of this year is rated yet.')
  expect(facts(rated('2026-01-01', [5]), '2025-12-31')).toMatchObject({ rated: 0, come: 0 })
})
