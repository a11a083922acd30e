import { expect, test } from 'vitest'
import { readSoFar } from './reading-words.ts'

test('how far the reading is, in words', () => {
  expect(readSoFar({ read: 0, of: 0, isPaused: false })).toBe('There is no page to read yet')
  expect(readSoFar({ read: 1204, of: 3650, isPaused: false })).toBe('1,204 of 3,650 pages are read')
  expect(readSoFar({ read: 12, of: 30, isPaused: true })).toBe('12 of 30 pages are read, paused')
  expect(readSoFar({ read: 1, of: 1, isPaused: false })).toBe('The one page is read')
  expect(readSoFar({ read: 214, of: 214, isPaused: false })).toBe('All 214 pages are read')
})
