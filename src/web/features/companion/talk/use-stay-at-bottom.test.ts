import { expect, test } from 'vitest'
import { isStillFollowing } from './use-stay-at-bottom.ts'

test('a list follows on though more has grown by the time its own scrolling is told of', () => {
  expect(isStillFollowing(true, { top: 300, below: 0 }, { top: 300, below: 180 })).toBe(true)
  expect(isStillFollowing(true, { top: 300, below: 180 }, { top: 420, below: 60 })).toBe(true)
})

test('who scrolls up is left where they are, until they are at the end again', () => {
  expect(isStillFollowing(true, { top: 400, below: 0 }, { top: 250, below: 150 })).toBe(false)
  expect(isStillFollowing(false, { top: 250, below: 150 }, { top: 300, below: 100 })).toBe(false)
  expect(isStillFollowing(false, { top: 300, below: 100 }, { top: 390, below: 10 })).toBe(true)
})

test('a few pixels up are still the end', () => {
  expect(isStillFollowing(true, { top: 400, below: 0 }, { top: 380, below: 20 })).toBe(true)
})
