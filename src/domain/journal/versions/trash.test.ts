import { expect, test } from 'vitest'
import { daysLeft, daysLeftWords, isPurgeDue, sureTime } from './trash.ts'

const day = 86_400_000
const binned = { deletedAt: '2026-11-19T21:00:00.000Z' }
const at = Date.parse(binned.deletedAt)

test.each([
  [0, 30],
  [1, 30],
  [day, 29],
  [29 * day + 1, 1],
  [30 * day - 1, 1],
  [30 * day, 0],
  [400 * day, 0],
  [-5 * day, 30],
])('%d ms after the deletion %d days are left', (ms, days) => {
  expect(daysLeft(binned, at + ms)).toBe(days)
})

test('a page goes when its 30 days are over and not a moment sooner', () => {
  expect(isPurgeDue(binned, at + 30 * day - 1)).toBe(false)
  expect(isPurgeDue(binned, at + 30 * day)).toBe(true)
})

test('a page outside the trash never goes, and a clock that was set back deletes nothing', () => {
  expect(isPurgeDue({ deletedAt: null }, Number.MAX_SAFE_INTEGER)).toBe(false)
  expect(isPurgeDue(binned, 0)).toBe(false)
})

test.each([
  ['a device 60 days ahead', 60 * day, day, day],
  ['a server 60 days ahead', day, 60 * day, day],
  ['both right', 30 * day, 30 * day, 30 * day],
])('of %s the earlier time is sure', (_, device, server, sure) => {
  expect(sureTime(at + device, at + server)).toBe(at + sure)
})

test('without a word from the server no time is sure', () => {
  expect(sureTime(at + 60 * day, null)).toBeNull()
})

test('the days are said in words', () => {
  expect([30, 2, 1, 0].map(daysLeftWords)).toEqual([
    '30 days left',
    '2 days left',
    'its last day',
    'about to go',
  ])
})
