import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeLabels } from './place-labels.ts'

const flat = { left: 0, right: 400, top: 0, bottom: 200, lineAt: () => 40 }

test('words stand below their point on a stem, and keep inside at the edges', () => {
  const [one] = placeLabels([{ x: 4, y: 40, words: 'two missed days', weight: 1 }], flat)
  expect(one).toMatchObject({ at: 4, baseline: 80.5, stem: [48, 67] })
  expect(one?.x).toBeCloseTo(47.25)
})

test('the heavier words have the nearest room, and what has none is left out', () => {
  const label = (words: string, weight: number) => ({ x: 200, y: 40, words, weight })
  const placed = placeLabels([label('light', 1), label('heavy', 9)], { ...flat, top: 30, bottom: 90 })
  expect(placed.map(({ words }) => words)).toEqual(['heavy'])
  expect(placeLabels([label('far too long for this room'.repeat(4), 1)], flat)).toEqual([])
})

test('no words touch others, a stem of others, or the line', () => {
  const some = fc.array(
    fc.record({
      x: fc.integer({ min: 0, max: 400 }),
      words: fc.constantFrom('choir', 'paused, nights', 'two missed days, −5'),
      weight: fc.integer({ min: 0, max: 50 }),
    }),
    { maxLength: 9 },
  )
  const lineAt = (x: number) => 150 - x / 4
  fc.assert(
    fc.property(some, (events) => {
      const placed = placeLabels(
        events.map((event) => ({ ...event, y: lineAt(event.x) })),
        { ...flat, lineAt },
      )
      for (const [nth, one] of placed.entries()) {
        const half = (one.words.length * 6.3) / 2
        for (const x of [one.x - half, one.x, one.x + half])
          expect(Math.abs(lineAt(x) - (one.baseline - 4.5))).toBeGreaterThan(8)
        for (const other of placed.slice(nth + 1)) {
          const isBeside = Math.abs(one.x - other.x) >= half + (other.words.length * 6.3) / 2
          expect(isBeside || Math.abs(one.baseline - other.baseline) >= 16).toBe(true)
        }
      }
    }),
  )
})
