import { expect, test } from 'vitest'
import { gapRuns, valueRuns } from './value-runs.ts'

test('a line is broken where a value is missing', () => {
  expect(valueRuns([null, 3, 4, null, null, 5])).toEqual([
    [
      { index: 1, value: 3 },
      { index: 2, value: 4 },
    ],
    [{ index: 5, value: 5 }],
  ])
  expect(valueRuns([])).toEqual([])
})

test('a gap is where no series has a value, and a zero is a value', () => {
  expect(
    gapRuns(
      [
        [null, 0, null, null],
        [null, null, null, 2],
      ],
      4,
    ),
  ).toEqual([
    { from: 0, count: 1 },
    { from: 2, count: 1 },
  ])
  expect(gapRuns([], 3)).toEqual([{ from: 0, count: 3 }])
})
