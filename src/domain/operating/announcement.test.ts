import { expect, test } from 'vitest'
import { type Announcement, announcement, isShown } from './announcement.ts'

const made = (until: string | null): Announcement => ({
  id: '3f0d3b0e-7a3c-4f59-9d5e-0c8f1f6f0a11',
  text: 'The server rests tonight from 22:00 to 22:30.',
  tone: 'notice',
  until,
})

test('an announcement is shown until its instant, or until it is taken away', () => {
  const at = Date.UTC(2026, 10, 21, 8)
  expect(isShown(made(null), at)).toBe(true)
  expect(isShown(made('2026-11-21T08:00:00.001Z'), at)).toBe(true)
  expect(isShown(made('2026-11-21T08:00:00.000Z'), at)).toBe(false)
})

test.each([
  ['nothing', '   ', 'Say what is announced'],
  ['too much', 'x'.repeat(281), 'An announcement has at most 280 characters'],
])('an announcement that says %s is refused with a sentence', (_what, text, sentence) => {
  const read = announcement.safeParse({ ...made(null), text })
  expect(read.error?.issues.map(({ message }) => message)).toEqual([sentence])
})
