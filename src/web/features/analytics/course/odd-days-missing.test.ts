import { expect, test } from 'vitest'
import { oddDays } from '#domain/insights/statistics/odd-days.ts'
import { oddDaysMissing } from './odd-days-missing.ts'

test.each([
  [[5, 5, 5, 10, 5, 5], 1],
  [[5, 5, 5, 10, 5, 5, 5], 0],
  [[5, null, 5, null, 10, null, 5, null, 5, null, 5], 1],
  [[10], 6],
  [[null, null], 6],
])('of %j %i rated days are missing, and just then no day can stand out', (values, missing) => {
  expect(oddDaysMissing(values)).toBe(missing)
  expect(oddDays(values).length > 0).toBe(missing === 0)
})

test('days far apart do not count for each other', () => {
  const values = Array.from({ length: 60 }, (_, at) => (at % 8 === 0 ? 5 : null))
  expect(oddDaysMissing(values)).toBe(6)
})
