import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FakeParam } from '../fake-context.test-support.ts'
import { LevelCourse } from './level-course.ts'

const course = (level: number) => {
  const param = new FakeParam()
  return { param, levels: new LevelCourse(param as unknown as AudioParam, level) }
}

test('a level goes straight, is held there, and says where it is', () => {
  const { levels } = course(0)
  levels.move(1, 10, 1.5)
  expect([9, 10, 10.75, 11.5, 60].map((at) => levels.levelAt(at))).toEqual([0, 0, 0.5, 1, 1])
})

test('one that rises and one that falls at the same time are of equal power together', () => {
  const [into, out] = [course(0), course(1)]
  into.levels.move(1, 2, 1.5, 'rise')
  out.levels.move(0, 2, 1.5, 'fall')
  for (let at = 2; at <= 3.5; at += 0.01) {
    const power = into.levels.levelAt(at) ** 2 + out.levels.levelAt(at) ** 2
    expect(Math.abs(10 * Math.log10(power))).toBeLessThan(0.02)
  }
})

test('however often a level is sent elsewhere, the node is told what the course says, and nothing jumps', () => {
  const move = fc.record({
    level: fc.double({ min: 0, max: 1, noNaN: true }),
    afterMs: fc.integer({ min: 1, max: 900 }),
    ms: fc.integer({ min: 60, max: 1_500 }),
    shape: fc.constantFrom('linear' as const, 'rise' as const, 'fall' as const),
  })
  fc.assert(
    fc.property(fc.array(move, { maxLength: 8 }), (moves) => {
      const { param, levels } = course(0)
      let now = 0
      let last = 0
      for (const { level, afterMs, ms, shape } of moves) {
        for (const until = now + afterMs / 1_000; now < until; now += 0.001) {
          const value = param.valueAt(now)
          expect(Math.abs(value - levels.levelAt(now))).toBeLessThan(1e-9)
          expect(Math.abs(value - last)).toBeLessThan(0.03)
          last = value
        }
        levels.move(level, now, ms / 1_000, shape)
      }
    }),
    { numRuns: 40 },
  )
})
