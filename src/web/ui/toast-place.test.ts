import { expect, test } from 'vitest'
import { freeTop } from './toast-place.ts'

const room = { from: 60, to: 700, wished: 60 }

test('a message stands where it is wished while nothing is under it', () => {
  expect(freeTop(64, room, [])).toEqual({ top: 60, hidden: 0 })
  expect(freeTop(64, { ...room, wished: 700 }, [{ top: 60, bottom: 600 }]).top).toBe(700)
})

test('it goes to the nearest place that covers nothing', () => {
  const taken = [
    { top: 70, bottom: 114 },
    { top: 150, bottom: 430 },
    { top: 520, bottom: 564 },
  ]
  const { top, hidden } = freeTop(64, room, taken)
  expect(hidden).toBe(0)
  expect(top).toBeGreaterThanOrEqual(430)
  expect(top + 64).toBeLessThanOrEqual(520)
  expect(top - 430).toBeLessThan(4)
})

test('where no place is free it covers as little as it can', () => {
  expect(
    freeTop(64, { from: 0, to: 200, wished: 0 }, [
      { top: 0, bottom: 120 },
      { top: 150, bottom: 300 },
    ]),
  ).toEqual({ top: 88, hidden: 0 })
})

test('rather than one small control it covers the edges of large ones, and says what it hides where it has to', () => {
  const cells = [0, 1, 2, 3].map((row) => ({ top: 120 + row * 90, bottom: 210 + row * 90 }))
  const low = { from: 60, to: 400, wished: 60 }
  const { top, hidden } = freeTop(80, low, [{ top: 62, bottom: 106 }, ...cells])
  expect(hidden).toBe(0)
  expect(top).toBeGreaterThanOrEqual(84)
  const tight = freeTop(120, { ...low, to: 260 }, cells)
  expect(tight.hidden).toBe(1)
})

test('what has taken its place stays there until it would hide something, however the page changes', () => {
  const below = { from: 8, to: 800, wished: 800, standing: 400 }
  expect(freeTop(64, below, [])).toEqual({ top: 400, hidden: 0 })
  expect(freeTop(64, below, [{ top: 380, bottom: 410 }])).toEqual({ top: 400, hidden: 0 })
  expect(freeTop(64, below, [{ top: 410, bottom: 454 }])).toEqual({ top: 800, hidden: 0 })
})

test('a place outside a window that was made smaller is left', () => {
  expect(freeTop(64, { from: 8, to: 300, wished: 300, standing: 400 }, [])).toEqual({ top: 300, hidden: 0 })
})
