import { expect, test } from 'vitest'
import type { Viewport } from './graph-drawing.ts'
import { MapHands, wheelZoom } from './map-hands.ts'

const room = { width: 800, height: 400 }
const view: Viewport = { x: 0.5, y: 0.36, scale: 1_000 }
/** The place of the field that a place of the canvas shows. */
const fieldAt = ({ x, y, scale }: Viewport, at: { x: number; y: number }) => ({
  x: x + (at.x - room.width / 2) / scale,
  y: y + (at.y - room.height / 2) / scale,
})

test('one finger moves the map with it, and a tap that slips a little is still a tap', () => {
  const hands = new MapHands()
  hands.down(1, { x: 100, y: 100 })
  expect(hands.move(1, { x: 102, y: 101 }, view, room)).toBeNull()
  expect(hands.up(1)).toBe(true)
  hands.down(1, { x: 100, y: 100 })
  expect(hands.move(1, { x: 150, y: 80 }, view, room)).toEqual({ x: 0.45, y: 0.38, scale: 1_000 })
  expect(hands.up(1)).toBe(false)
  expect(hands.move(1, { x: 300, y: 80 }, view, room)).toBeNull()
})

test('two fingers apart come nearer, and what is between them stays between them', () => {
  const hands = new MapHands()
  hands.down(1, { x: 300, y: 200 })
  hands.down(2, { x: 500, y: 200 })
  const once = hands.move(1, { x: 200, y: 200 }, view, room)
  const seen = once && hands.move(2, { x: 600, y: 200 }, once, room)
  expect(seen?.scale).toBeCloseTo(2_000)
  expect(fieldAt(seen ?? view, { x: 400, y: 200 }).x).toBeCloseTo(fieldAt(view, { x: 400, y: 200 }).x)
  expect(fieldAt(seen ?? view, { x: 400, y: 200 }).y).toBeCloseTo(fieldAt(view, { x: 400, y: 200 }).y)
})

test('after two fingers the one that is left moves the map on without a jump, and nothing was tapped', () => {
  const hands = new MapHands()
  hands.down(1, { x: 300, y: 200 })
  hands.down(2, { x: 500, y: 200 })
  expect(hands.up(2)).toBe(false)
  expect(hands.move(1, { x: 310, y: 200 }, view, room)).toEqual({ ...view, x: 0.49 })
  expect(hands.up(1)).toBe(false)
})

test('a finger that the browser takes away is no tap and holds nothing', () => {
  const hands = new MapHands()
  hands.down(1, { x: 300, y: 200 })
  hands.lose(1)
  expect(hands.up(1)).toBe(false)
  hands.down(2, { x: 300, y: 200 })
  expect(hands.move(2, { x: 400, y: 200 }, view, room)?.scale).toBe(view.scale)
})

test('a wheel that counts in lines turns as far as one that counts in px', () => {
  expect(wheelZoom({ deltaY: -3, deltaMode: 1 })).toBeCloseTo(wheelZoom({ deltaY: -48, deltaMode: 0 }))
  expect(wheelZoom({ deltaY: -48, deltaMode: 0 })).toBeGreaterThan(1)
})
