import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textWidth } from '#web/ui/charts/placing/text-width.ts'
import { placeNames } from './place-names.ts'

const room = { left: 0, right: 380, levels: 3, widest: 170 }

// Spec: S3-064
test('names on one place stand above one another on both sides of their stem, and the first of them is never left out', () => {
  const names = Array.from({ length: 20 }, (_, rank) => ({ at: 190, words: `Bars ${rank}`, rank }))
  const placed = placeNames(names, room)
  expect(placed).toHaveLength(12)
  expect(placed.map(({ index }) => index)).toContain(0)
  expect(new Set(placed.map(({ level, isUp }) => `${level} ${isUp}`)).size).toBe(6)
})

test('names never touch another or its stem, and stay inside', () => {
  const name = fc.record({
    at: fc.integer({ min: 10, max: 370 }),
    words: fc.string({ minLength: 1, maxLength: 40 }),
    rank: fc.integer({ min: -1, max: 30 }),
  })
  fc.assert(
    fc.property(fc.array(name, { maxLength: 25 }), (names) => {
      const placed = placeNames(names, room).map((one) => {
        const half = textWidth(one.words) / 2
        return { ...one, at: names[one.index]?.at ?? 0, from: one.x - half, to: one.x + half }
      })
      for (const [index, one] of placed.entries()) {
        expect(one.from).toBeGreaterThanOrEqual(-1e-9)
        expect(one.to).toBeLessThanOrEqual(380 + 1e-9)
        for (const other of placed.slice(index + 1)) {
          if (one.isUp !== other.isUp) continue
          const [near, far] = one.level <= other.level ? [one, other] : [other, one]
          if (near.level === far.level) expect(near.to <= far.from || far.to <= near.from).toBe(true)
          else expect(far.at < near.from || far.at > near.to).toBe(true)
        }
      }
    }),
  )
})
