import { expect, test } from 'vitest'
import { niceScale } from './nice-scale.ts'

test.each([
  [[3, 12, 7.5], { min: 0, max: 15, ticks: [0, 5, 10, 15] }],
  [[8400, 10250], { min: 0, max: 15000, ticks: [0, 5000, 10000, 15000] }],
  [[0, 0], { min: 0, max: 1, ticks: [0, 0.5, 1] }],
])('values %j have a scale with round ends and ticks', (values, scale) => {
  expect(niceScale(values)).toEqual(scale)
})
