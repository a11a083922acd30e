import fc from 'fast-check'
import { expect, test } from 'vitest'
import { KeptLayout, layoutSteps, type Spot } from './graph-layout.ts'

const done = <Result>(work: Generator<undefined, Result>): Result => {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}
const ids = Array.from({ length: 24 }, (_, at) => `node ${at}`)
const star = ids.slice(1, 20).map((target) => ({ source: 'node 0', target, strength: 0.4 }))

test('every node stands within the picture, and the same graph has the same picture', () => {
  const one = done(layoutSteps(ids, star))
  expect(one.map(({ id }) => id)).toEqual(ids)
  for (const { x, y } of one) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(1)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(0.72)
  }
  expect(done(layoutSteps(ids, star))).toEqual(one)
})

test('no two nodes that belong to something stand in the same place, and what belongs to nothing stands below them', () => {
  const line = fc.record({
    source: fc.constantFrom(...ids),
    target: fc.constantFrom(...ids),
    strength: fc.constant(0.3),
  })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 40 }), (lines) => {
      const spots = done(layoutSteps(ids, lines))
      const joined = new Set(lines.flatMap(({ source, target }) => [source, target]))
      const [inside, alone] = [
        spots.filter(({ id }) => joined.has(id)),
        spots.filter(({ id }) => !joined.has(id)),
      ]
      const lowest = Math.max(...inside.map(({ y }) => y))
      for (const { y } of alone) expect(y).toBeGreaterThan(lowest)
      const isClose = (a: Spot, b: Spot) => Math.abs(a.x - b.x) < 0.01 && Math.abs(a.y - b.y) < 0.01
      for (const [at, one] of inside.entries())
        for (const other of inside.slice(at + 1)) expect(isClose(one, other)).toBe(false)
    }),
    { numRuns: 30 },
  )
})

test('a picture is laid out again only where other nodes or lines are in it', () => {
  const kept = new KeptLayout()
  const first = done(kept.spots(ids, star))
  const stronger = star.map((line) => ({ ...line, strength: 0.9 }))
  expect(done(kept.spots(ids, stronger))).toBe(first)
  expect(done(kept.spots(ids, star.slice(1)))).not.toBe(first)
})
