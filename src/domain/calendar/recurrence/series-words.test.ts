import { expect, test } from 'vitest'
import { calendarEvent } from '../calendar-event.ts'
import { seriesSentence } from './series-words.ts'

const said = (startTime: string, change: object = {}): string =>
  seriesSentence(
    calendarEvent.parse({
      title: 'x',
      eventType: 'journal',
      startTime,
      endTime: startTime,
      zone: 'Europe/Stockholm',
      isRecurring: true,
      createdAt: startTime,
      updatedAt: startTime,
      ...change,
    }),
  )

test.each([
  [
    '2026-11-19T19:00:00Z',
    { recurringPattern: 'weekly' },
    'Every Thursday at 20:00, Stockholm. When the clocks change it stays 20:00.',
  ],
  [
    '2026-11-19T19:00:00Z',
    { recurringPattern: 'daily', recurringEndDate: '2026-12-03T22:59:00Z' },
    'Every day at 20:00, Stockholm, until 3 December 2026. When the clocks change it stays 20:00.',
  ],
  [
    '2026-08-31T18:00:00Z',
    { recurringPattern: 'monthly' },
    'Every month on the 31st at 20:00, Stockholm. Months without a 31st are left out. When the clocks change it stays 20:00.',
  ],
  [
    '2028-02-28T23:00:00Z',
    { recurringPattern: 'yearly', isAllDay: true },
    'Every year on 29 February. It comes in leap years.',
  ],
  ['2026-11-19T19:00:00Z', { rule: 'FREQ=WEEKLY;INTERVAL=2', isAllDay: true }, 'Every 2 weeks.'],
  [
    '2026-11-19T19:00:00Z',
    { rule: 'FREQ=MONTHLY;BYDAY=-1FR', isAllDay: true },
    'Every month on the last Friday.',
  ],
  ['2026-11-19T19:00:00Z', { isRecurring: false, recurringPattern: 'none' }, ''],
])('%s is said as a person would', (startTime, change, sentence) => {
  expect(said(startTime, change)).toBe(sentence)
})

test.each([
  ['FREQ=WEEKLY;BYDAY=TH', 'Every Thursday.'],
  ['FREQ=WEEKLY;BYDAY=FR,MO', 'Every Monday and Friday.'],
  ['FREQ=WEEKLY;BYDAY=SU,MO,TU', 'Every Monday, Tuesday and Sunday.'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'Every weekday.'],
  ['FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR', 'Every weekday.'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TH', 'Every 2 weeks on Thursday.'],
  ['FREQ=DAILY;INTERVAL=3', 'Every 3 days.'],
  ['FREQ=DAILY;COUNT=1200', 'Every day, 1,200 times.'],
  ['FREQ=MONTHLY;BYMONTHDAY=19', 'Every month on the 19th.'],
  ['FREQ=MONTHLY;BYMONTHDAY=1,15', 'Every month on the 1st and 15th.'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', 'Every month on the last day.'],
  ['FREQ=MONTHLY;BYDAY=3TH', 'Every month on the third Thursday.'],
  ['FREQ=MONTHLY;BYDAY=1TH,3TH', 'Every month on the first and third Thursday.'],
  ['FREQ=MONTHLY;BYDAY=TH;BYSETPOS=3', 'Every month on the third Thursday.'],
  ['FREQ=MONTHLY;INTERVAL=3;BYDAY=3TH', 'Every 3 months on the third Thursday.'],
  ['FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=19', 'Every year on 19 November.'],
  ['FREQ=YEARLY;BYMONTH=11;BYDAY=3TH', 'Every year on the third Thursday of November.'],
  ['FREQ=YEARLY;INTERVAL=4', 'Every 4 years.'],
  ['FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1', 'Every month, by a rule of its own.'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;BYMONTH=1', 'Every 2 weeks, by a rule of its own.'],
])('%s is said as a person would', (rule, sentence) => {
  expect(said('2026-11-18T23:00:00Z', { rule, isAllDay: true })).toBe(sentence)
})
