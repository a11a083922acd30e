import { expect, test } from 'vitest'
import { illustrativeCount } from './count.ts'

// Spec: S1-030
test('the made-up count is 3278 and any of 0 to 99 more', () => {
  const counts = Array.from({ length: 1_000 }, (_, nth) => illustrativeCount((nth + 0.5) / 1_000))
  expect(new Set(counts)).toEqual(new Set(Array.from({ length: 100 }, (_, more) => 3278 + more)))
  expect([illustrativeCount(0), illustrativeCount(1 - Number.EPSILON)]).toEqual([3278, 3377])
})
