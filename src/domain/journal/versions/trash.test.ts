import { expect, test } from 'vitest'
import { daysLeft, daysLeftWords, isPurgeDue } from './trash.ts'

const day = 86_400_000
const deletedAt = '2026-11-19T20:00:00.000Z'
const binned = { deletedAt, inTrash: { deletedAt, seenAt: '2026-11-19T21:00:00.000Z' } }
const at = Date.parse(binned.inTrash.seenAt)

test.each([
  [0, 30],
  [1, 30],
  [day, 29],
  [29 * day + 1, 1],
  [30 * day - 1, 1],
  [30 * day, 0],
  [400 * day, 0],
  [-5 * day, 30],
])('%d ms after a page was seen in the trash %d days are left', (ms, days) => {
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
  ['two months slow', '2026-09-19T21:00:00.000Z'],
  ['two months fast', '2027-01-19T21:00:00.000Z'],
])(
  'where the device that deleted is %s the days count from when the page was seen all the same',
  (_, deletedAt) => {
    const page = { deletedAt, inTrash: { deletedAt, seenAt: binned.inTrash.seenAt } }
    expect([daysLeft(page, at), daysLeft(page, at + day)]).toEqual([30, 29])
    expect([at + 30 * day - 1, at + 30 * day].map((ms) => isPurgeDue(page, ms))).toEqual([false, true])
  },
)

test('a page that no sure clock has seen in the trash, or only the last time that it lay there, stays', () => {
  for (const page of [{ deletedAt }, { ...binned, deletedAt: '2026-12-24T20:00:00.000Z' }]) {
    expect(daysLeft(page, at + 400 * day)).toBe(30)
    expect(isPurgeDue(page, at + 400 * day)).toBe(false)
  }
})

test('the days are said in words', () => {
  expect([30, 2, 1, 0].map(daysLeftWords)).toEqual([
    '30 days left',
    '2 days left',
    'its last day',
    'about to go',
  ])
})
