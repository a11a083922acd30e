import { expect, it } from 'vitest'
import { dropAround, ridersOn } from './contours.tsx'

it('draws every drop around the same middle', () => {
  const tips = [1, 2, 10].map((scale) =>
    dropAround(scale)
      .match(/^M(\S+) (\S+?)C/)
      ?.slice(1)
      .map(Number),
  )
  expect(tips).toEqual([
    [0, -12.16],
    [0, -24.32],
    [0, -121.6],
  ])
})

it('spreads as many particles as asked for, always the same way, on rings that exist', () => {
  const riders = ridersOn(14, 50)
  expect(riders).toHaveLength(50)
  expect(riders).toEqual(ridersOn(14, 50))
  expect(riders.every(({ ring }) => ring >= 1 && ring < 14)).toBe(true)
  expect(new Set(riders.map(({ startPercent }) => startPercent)).size).toBe(50)
})
