import { expect, test } from 'vitest'
import { fillOf, reachesFill } from './calendar-day.ts'

test('the fill of a day grows with its mood, and an unrated day has none', () => {
  expect([fillOf(null), fillOf(1), fillOf(10)]).toEqual([0, 5.4, 54])
})

test('words that end well above the fill leave it as wide as the day', () => {
  expect(reachesFill(55, 119, 5)).toBe(false)
  expect(reachesFill(97, 119, 1)).toBe(false)
})

test('two events and a title reach into the fill of a day that went well, and on a low window sooner', () => {
  expect(reachesFill(97, 119, 7)).toBe(true)
  expect(reachesFill(55, 101, 8)).toBe(true)
  expect(reachesFill(55, 119, 8)).toBe(false)
})
