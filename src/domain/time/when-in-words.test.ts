import { expect, test } from 'vitest'
import { gapInWords, whenInWords } from './when-in-words.ts'

test.each([
  ['2026-11-19', 'earlier today', null],
  ['2026-11-18', 'yesterday', null],
  ['2026-11-14', 'on Saturday', '5 days'],
  ['2026-11-01', 'on 1 November', '18 days'],
  ['2026-10-01', 'on 1 October', '7 weeks'],
  ['2026-03-14', 'on 14 March', '8 months'],
  ['2024-03-14', 'on 14 March 2024', '2 years'],
  ['2026-11-20', 'on 20 November', null],
])('seen from 19 November 2026, %s is %s', (day, when, gap) => {
  expect(whenInWords(day, '2026-11-19')).toBe(when)
  expect(gapInWords(day, '2026-11-19')).toBe(gap)
})
