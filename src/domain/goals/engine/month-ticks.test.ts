import { expect, test } from 'vitest'
import { monthTicks } from './month-ticks.ts'

test.each([
  ['2026-09-25', '2026-12-31', 4, ['2026-10-01', '2026-11-01', '2026-12-01']],
  ['2026-09-01', '2026-09-30', 4, ['2026-09-01']],
  ['2026-09-25', '2027-12-31', 4, ['2027-01-01', '2027-07-01']],
  ['2019-05-02', '2026-12-31', 4, ['2020-01-01', '2022-01-01', '2024-01-01', '2026-01-01']],
  ['2026-09-25', '2026-09-30', 4, []],
] as const)('from %s to %s at most %i months are written: %o', (from, to, most, ticks) => {
  expect(monthTicks(from, to, most)).toEqual(ticks)
})
