import { expect, test } from 'vitest'
import { readRemindMe } from './remind-me.ts'

// A Thursday, 12:00 in Berlin.
const at = { nowMs: Date.UTC(2026, 10, 26, 11), zone: 'Europe/Berlin' }

test.each([
  ['remind me on Friday to call Dad', 'Call Dad', '2026-11-27 09:00'],
  ['Remind me to call Dad on Friday at 5pm', 'Call Dad', '2026-11-27 17:00'],
  ['remind me tomorrow at 7:30 to water the plants.', 'Water the plants', '2026-11-27 07:30'],
  ['remind me to breathe in 20 minutes', 'Breathe', '2026-11-26 12:20'],
  ['remind me in two hours to look at the oven', 'Look at the oven', '2026-11-26 14:00'],
  ['remind me in 3 days about the letter', 'The letter', '2026-11-29 09:00'],
  ['remind me on Thursday to write', 'Write', '2026-12-03 09:00'],
  ['remind me on 5 December at noon to post the parcel', 'Post the parcel', '2026-12-05 12:00'],
  ['remind me January 2nd to start again', 'Start again', '2027-01-02 09:00'],
  ['remind me at 8 pm to call', 'Call', '2026-11-26 20:00'],
  ['remind me at 08:00 to call', 'Call', '2026-11-27 08:00'],
  ['remind me this evening to read', 'Read', '2026-11-26 19:00'],
  ['remind me tonight to lock the door', 'Lock the door', '2026-11-26 21:00'],
  ['remind me next week to book the train', 'Book the train', '2026-12-03 09:00'],
  ['remind me on 29 February to jump', 'Jump', '2028-02-29 09:00'],
])('%s', (words, title, when) => {
  const asked = readRemindMe(words, at)
  expect([asked?.title, `${asked?.day} ${asked?.clock}`]).toEqual([title, when])
})

test('the clock is kept over the day on which clocks change', () => {
  const before = { nowMs: Date.UTC(2026, 2, 28, 11), zone: 'Europe/Berlin' }
  expect(readRemindMe('remind me tomorrow at 9 to swim', before)?.atMs).toBe(Date.UTC(2026, 2, 29, 7))
})

test.each([
  'remind me to call Dad',
  'remind me on Friday',
  'remind me today at 8 to run',
  'remind me on 31 February to jump',
  'remind me at 25 to jump',
  'Anna reminds me on Friday of Dad',
  'reminders',
])('what is no such wish, has no time, or one that has passed, is none: %s', (words) => {
  expect(readRemindMe(words, at)).toBeNull()
})
