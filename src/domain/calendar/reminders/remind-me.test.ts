import { describe, expect, test } from 'vitest'
import { askedWhen, readRemindMe } from './remind-me.ts'

// A Thursday, 12:00 in Berlin.
const at = { nowMs: Date.UTC(2026, 10, 26, 11), zone: 'Europe/Berlin' }
const read = (words: string) => {
  const asked = readRemindMe(words, at)
  return asked && `${asked.day} ${asked.clock} ${asked.title}`
}

// Spec: S1-016
test.each([
  ['remind me on Friday to call Dad', '2026-11-27 09:00 Call Dad'],
  ['Remind me to call Dad on Friday at 5pm', '2026-11-27 17:00 Call Dad'],
  ['remind me tomorrow at 7:30 to water the plants.', '2026-11-27 07:30 Water the plants'],
  ['remind me to breathe in 20 minutes', '2026-11-26 12:20 Breathe'],
  ['remind me in two hours to look at the oven', '2026-11-26 14:00 Look at the oven'],
  ['remind me in 3 days about the letter', '2026-11-29 09:00 The letter'],
  ['remind me on Thursday to write', '2026-12-03 09:00 Write'],
  ['remind me on 5 December at noon to post the parcel', '2026-12-05 12:00 Post the parcel'],
  ['remind me January 2nd to start again', '2027-01-02 09:00 Start again'],
  ['remind me at 8 pm to call', '2026-11-26 20:00 Call'],
  ['remind me at 08:00 to call', '2026-11-27 08:00 Call'],
  ['remind me this evening to read', '2026-11-26 19:00 Read'],
  ['remind me tonight to lock the door', '2026-11-26 21:00 Lock the door'],
  ['remind me next week to book the train', '2026-12-03 09:00 Book the train'],
  ['remind me on 29 February to jump', '2028-02-29 09:00 Jump'],
  ['remind me on 3 March 2028 to renew', '2028-03-03 09:00 Renew'],
  ['remind me March 3, 2028 to renew', '2028-03-03 09:00 Renew'],
  ['remind me Friday 9am to call', '2026-11-27 09:00 Call'],
  ['remind me on Fri at 9 to call', '2026-11-27 09:00 Call'],
  ['remind me on mon to call', '2026-11-30 09:00 Call'],
  ['remind me in a month to renew', '2026-12-26 09:00 Renew'],
  ['remind me in a year to reread this page', '2027-11-26 09:00 Reread this page'],
  ['remind me in half an hour to stretch', '2026-11-26 12:30 Stretch'],
  ['remind me in an hour and a half to stretch', '2026-11-26 13:30 Stretch'],
  ['remind me in 1.5 hours to stretch', '2026-11-26 13:30 Stretch'],
  ['remind me in 1 hour and 20 minutes to stretch', '2026-11-26 13:20 Stretch'],
  ['remind me in 45 mins to stretch', '2026-11-26 12:45 Stretch'],
  ['remind me two weeks from now to stretch', '2026-12-10 09:00 Stretch'],
  ['remind me on the 5th to pay the rent', '2026-12-05 09:00 Pay the rent'],
  ['remind me to pay the rent on the 30th', '2026-11-30 09:00 Pay the rent'],
  ['remind me on 2026-12-24 at 18:00 to light a candle', '2026-12-24 18:00 Light a candle'],
  ['remind me on 24.12. to light a candle', '2026-12-24 09:00 Light a candle'],
  ['remind me on 24/12/2026 to light a candle', '2026-12-24 09:00 Light a candle'],
  ['please remind me tomorrow to call', '2026-11-27 09:00 Call'],
  ['Could you please remind me tomorrow to call?', '2026-11-27 09:00 Call'],
  ['remind me, please, tomorrow to call', '2026-11-27 09:00 Call'],
  ['remind me to call tomorrow, please', '2026-11-27 09:00 Call'],
  ['remind me tomorrow evening to call', '2026-11-27 19:00 Call'],
  ['remind me tomorrow evening at 8 to call', '2026-11-27 20:00 Call'],
  ['remind me at 7 in the evening to call', '2026-11-26 19:00 Call'],
  ['remind me tonight at 9 to call', '2026-11-26 21:00 Call'],
  ['remind me at half past nine tomorrow to call', '2026-11-27 09:30 Call'],
  ['remind me tomorrow at quarter to ten to call', '2026-11-27 09:45 Call'],
  ['remind me tomorrow at nine to call', '2026-11-27 09:00 Call'],
  ["remind me tomorrow at 9 o'clock to call", '2026-11-27 09:00 Call'],
  ['remind me the day after tomorrow to call', '2026-11-28 09:00 Call'],
  ['remind me next Friday to call', '2026-12-04 09:00 Call'],
  ['remind me on Tuesday next week to call', '2026-12-01 09:00 Call'],
  ['remind me this weekend to call', '2026-11-28 09:00 Call'],
  ['remind me on Saturday 5 December to bake', '2026-12-05 09:00 Bake'],
  ['remind me tomorrow: call Dad', '2026-11-27 09:00 Call Dad'],
  ['remind me on Friday for the dentist', '2026-11-27 09:00 The dentist'],
  ['remind me at 9 to prepare for Friday', '2026-11-27 09:00 Prepare for Friday'],
  ['remind me on Friday to buy tickets for Sunday', '2026-11-27 09:00 Buy tickets for Sunday'],
  [
    'remind me tomorrow at 9 to get ready for the talk at 3pm',
    '2026-11-27 09:00 Get ready for the talk at 3pm',
  ],
  ['remind me to listen to Blue Monday on Tuesday', '2026-12-01 09:00 Listen to Blue Monday'],
  ['remind me to book a table on Friday with Anna', '2026-11-27 09:00 Book a table with Anna'],
  ['remind me tomorrow to say good morning', '2026-11-27 09:00 Say good morning'],
  ["remind me tomorrow to read Friday's page", "2026-11-27 09:00 Read Friday's page"],
])('%s', (words, said) => {
  expect(read(words)).toBe(said)
})

describe('what comes again', () => {
  test.each([
    ['remind me every Friday at 9 to write', 'Write', 'every Friday from 27 November, 09:00', null],
    ['remind me to write every Friday at 9', 'Write', 'every Friday from 27 November, 09:00', null],
    ['remind me at 9 every Friday to write', 'Write', 'every Friday from 27 November, 09:00', null],
    ['remind me every day at 21:30 to write', 'Write', 'every day from 26 November, 21:30', null],
    ['remind me daily at 8 to write', 'Write', 'every day from 27 November, 08:00', null],
    ['remind me every evening to write', 'Write', 'every day from 26 November, 19:00', null],
    ['remind me every Thursday at 9 to write', 'Write', 'every Thursday from 3 December, 09:00', null],
    [
      'remind me every Monday and Thursday at 13:00 to swim',
      'Swim',
      'every Monday and Thursday from 26 November, 13:00',
      'FREQ=WEEKLY;BYDAY=MO,TH',
    ],
    [
      'remind me on Mondays and Thursdays to swim',
      'Swim',
      'every Monday and Thursday from 30 November, 09:00',
      'FREQ=WEEKLY;BYDAY=MO,TH',
    ],
    [
      'remind me every weekday at 7 to walk',
      'Walk',
      'every weekday from 27 November, 07:00',
      'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    ],
    [
      'remind me every other Friday to write',
      'Write',
      'every 2 weeks on Friday from 27 November, 09:00',
      'FREQ=WEEKLY;INTERVAL=2',
    ],
    [
      'remind me every 3 days to water',
      'Water',
      'every 3 days from 27 November, 09:00',
      'FREQ=DAILY;INTERVAL=3',
    ],
    ['remind me every month on the 5th to pay', 'Pay', 'every month on the 5th from 5 December, 09:00', null],
    [
      'remind me on the 5th of every month to pay',
      'Pay',
      'every month on the 5th from 5 December, 09:00',
      null,
    ],
    [
      'remind me every year on 3 March to phone',
      'Phone',
      'every year on 3 March from 3 March 2027, 09:00',
      null,
    ],
    ['remind me every week on Sunday to rest', 'Rest', 'every Sunday from 29 November, 09:00', null],
  ])('%s', (words, title, when, rule) => {
    const asked = readRemindMe(words, at)
    expect(asked && [asked.title, askedWhen(asked, '2026-11-26'), asked.repeats?.rule]).toEqual([
      title,
      when,
      rule,
    ])
  })
})

test('the clock is kept over the day on which clocks change', () => {
  const before = { nowMs: Date.UTC(2026, 2, 28, 11), zone: 'Europe/Berlin' }
  expect(readRemindMe('remind me tomorrow at 9 to swim', before)?.atMs).toBe(Date.UTC(2026, 2, 29, 7))
})

test.each([
  'remind me to call Dad',
  'remind me on Friday',
  'remind me every Friday',
  'remind me today at 8 to run',
  'remind me this morning to run',
  'remind me on 31 February to jump',
  'remind me on 31 February at 9 to jump',
  'remind me on 3 March 2020 to jump',
  'remind me at 25 to jump',
  'remind me tomorrow at 25 to jump',
  'remind me at 13 pm to jump',
  'remind me at 9 on Friday and Monday to jump',
  'remind me on Friday or Saturday to jump',
  'remind me on Friday on Monday to jump',
  'remind me on Friday 5 December to jump',
  'remind me on 5/6 to jump',
  'remind me last Friday to jump',
  'remind me a week from Friday to jump',
  'remind me a week on Friday to jump',
  'remind me Friday week to jump',
  'remind me every hour to drink',
  'remind me every 20 minutes to drink',
  'remind me twice a day to drink',
  'remind me to drink every hour',
  'remind me tomorrow from 9 to 10 to run',
  'remind me tomorrow to drink every hour',
  'remind me every first Monday to meet',
  'remind me every day until Friday to write',
  'remind me on the first Monday of the month to meet',
  'remind me to answer before Friday',
  'remind me at the end of the month to pay',
  'remind me on the 32nd to pay',
  'remind me in a few days to pay',
  'remind me to not call on',
  'remind me Monday to Friday at 9 to stand up',
  'remind me Mon-Fri at 9 to write',
  'remind me tomorrow early to jump',
  'remind me 10 minutes before the meeting to breathe',
  'remind me to jump on 31 February at 9',
  'Anna reminds me on Friday of Dad',
  'reminders',
])(
  'what is no such wish, has no time, one that has passed or that is not understood, says nothing: %s',
  (words) => {
    expect(read(words)).toBeNull()
  },
)
