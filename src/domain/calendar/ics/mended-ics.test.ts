import { expect, test } from 'vitest'
import { calendarEvent } from '../calendar-event.ts'
import { occurrencesIn } from '../recurrence/series.ts'
import { readIcs } from './read-ics.ts'
import { writeIcs } from './write-ics.ts'

const here = 'Europe/Berlin'

const read = (...lines: string[]) =>
  readIcs(
    ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n'),
    here,
  )

function only(...lines: string[]) {
  const { events, broken } = read(...lines)
  expect(broken).toEqual([])
  return events[0] as (typeof events)[0]
}

test.each([
  ['DTSTART:20261224', '2026-12-23T23:00:00.000Z', true],
  // As Google writes birthdays.
  ['DTSTART:20261224Z', '2026-12-23T23:00:00.000Z', true],
  ['DTSTART:2026-12-24', '2026-12-23T23:00:00.000Z', true],
  ['DTSTART;TZID=Europe/Paris:20261224', '2026-12-23T23:00:00.000Z', true],
  ['DTSTART:20261224T1000', '2026-12-24T09:00:00.000Z', false],
  ['DTSTART:2026-12-24T10:00:00Z', '2026-12-24T10:00:00.000Z', false],
  ['DTSTART:2026-12-24T10:00:00.000+02:00', '2026-12-24T08:00:00.000Z', false],
  ['DTSTART;;VALUE=DATE-TIME:20261224T100000Z', '2026-12-24T10:00:00.000Z', false],
  ['DTSTART;VALUE=DATE-TIME:20261224t100000z', '2026-12-24T10:00:00.000Z', false],
  ['DTSTART;VALUE=DATE:20261224T100000', '2026-12-24T09:00:00.000Z', false],
  ['DTSTART;TZID=tzone://Microsoft/Utc:20261224T100000', '2026-12-24T10:00:00.000Z', false],
  ['DTSTART;TZID=America/New_York:2026-12-24T10:00:00', '2026-12-24T15:00:00.000Z', false],
])('a beginning is understood however it is written: %s', (line, startTime, isAllDay) => {
  expect(only(line)).toMatchObject({ data: { startTime, isAllDay }, notes: [], line: 2 })
})

test.each([
  ['DTSTART:20261324T100000', 'Its start, “20261324T100000”, is not a date.'],
  ['DTSTART:soon', 'Its start, “soon”, is not a date.'],
  ['SUMMARY:x', 'It does not say when it begins.'],
])('what says no beginning says why it is left out: %s', (line, why) => {
  expect(read(line)).toMatchObject({ events: [], broken: [{ line: 2, why }] })
})

test('an occurrence of no day is named, and does not take the place of its series', () => {
  const { events, broken } = read('RECURRENCE-ID:20260230T100000Z', 'DTSTART:20260301T100000Z')
  expect(events).toEqual([])
  expect(broken[0]?.why).toBe('Its day in the series, “20260230T100000Z”, is not a date.')
})

const start = 'DTSTART:20261005T190000Z'

test.each([
  [
    ['DTSTART;VALUE=DATE:20260230'],
    { startTime: '2026-03-01T23:00:00.000Z' },
    ['Its start: “20260230” is not a date; it was read as Monday 2 March 2026.'],
  ],
  [
    ['DTSTART:20261224T250000Z'],
    { startTime: '2026-12-25T01:00:00.000Z' },
    ['Its start: “20261224T250000Z” is not a time; it was read as Friday 25 December 2026, 01:00.'],
  ],
  [
    [start, 'DTEND:later'],
    { endTime: '2026-10-05T19:00:00.000Z' },
    ['Its end, “later”, is not a date and was left out.'],
  ],
  [
    [start, 'DTEND:20261005T180000Z'],
    { endTime: '2026-10-05T19:00:00.000Z' },
    ['It ends before it begins, so its end was left out.'],
  ],
  [
    [start, 'DURATION:soon'],
    { endTime: '2026-10-05T19:00:00.000Z' },
    ['Its length, “soon”, is not a length of time and was left out.'],
  ],
  [[start, 'RRULE:freq=weekly;byday=mo'], { rule: 'FREQ=WEEKLY;BYDAY=MO' }, []],
  [[start, 'RRULE: FREQ=WEEKLY; BYDAY=MO,;'], { rule: 'FREQ=WEEKLY;BYDAY=MO' }, []],
  [
    [start, 'RRULE:FREQ=WEEKLY;BYDAY=MO,XX'],
    { rule: 'FREQ=WEEKLY;BYDAY=MO' },
    ['Its rule says “BYDAY=MO,XX”, which cannot be read and was left out.'],
  ],
  [
    [start, 'RRULE:FREQ=DAILY;UNTIL=2026-12-01'],
    { rule: 'FREQ=DAILY', recurringEndDate: '2026-12-01T23:59:59.000Z' },
    [],
  ],
  [
    [start, 'RRULE:FREQ=DAILY;INTERVAL=0;COUNT=0'],
    { rule: 'FREQ=DAILY', recurringEndDate: null },
    [
      'Its rule says “INTERVAL=0”, which cannot be read and was left out.',
      'Its rule says “COUNT=0”, which cannot be read and was left out.',
    ],
  ],
  [
    [start, 'RRULE:FREQ=BANANA'],
    { isRecurring: false },
    ['Its rule “FREQ=BANANA” cannot be read, so it stands here once.'],
  ],
  [
    [start, 'RRULE:FREQ=DAILY;UNTIL=20260101'],
    { isRecurring: false },
    ['Its rule ends before it begins, so it stands here once. The rule is kept.'],
  ],
  [
    [start, 'RRULE:FREQ=DAILY', 'EXRULE:FREQ=WEEKLY'],
    { rule: 'FREQ=DAILY' },
    ['It has a rule for days without it, which is kept but not followed here.'],
  ],
  [
    [start, 'RRULE:FREQ=DAILY', 'EXDATE:20261007T080000Z,yesterday,20261008T190000Z'],
    { skipped: ['2026-10-07', '2026-10-08'] },
    [
      'A skipped day, “yesterday”, is not a date and was left out.',
      'It skips Wednesday 7 October 2026 at another time of the day; here it skips the whole of it.',
    ],
  ],
  [
    [start, 'RRULE:FREQ=DAILY', 'EXDATE:20261009T080000Z', 'EXDATE:20261007T080000Z'],
    { skipped: ['2026-10-07', '2026-10-09'] },
    [
      'It skips Wednesday 7 October 2026 and Friday 9 October 2026 at another time of the day; here it skips the whole of it.',
    ],
  ],
  [[start, 'RRULE:FREQ=DAILY', 'EXDATE:20261007'], { skipped: ['2026-10-07'] }, []],
  [
    [start, 'X-ODD:a', 'this is no line'],
    { startTime: '2026-10-05T19:00:00.000Z' },
    ['Left out, as it cannot be read: “this is no line”.'],
  ],
] as const)('what is taken otherwise than it is written is said: %j', (lines, data, notes) => {
  expect(only(...lines)).toMatchObject({ data, notes })
})

test.each([
  ['RRULE:FREQ=WEEKLY;BYDAY=MO;BYHOUR=19;BYMINUTE=0;BYSECOND=0', []],
  [
    'RRULE:FREQ=WEEKLY;BYDAY=MO;BYHOUR=19,21',
    ['It repeats by a rule that Inkwell does not know, so it stands here once. The rule is kept.'],
  ],
  [
    'RRULE:FREQ=YEARLY;BYWEEKNO=20',
    ['It repeats by a rule that Inkwell does not know, so it stands here once. The rule is kept.'],
  ],
  [
    'RRULE:FREQ=WEEKLY;BYDAY=TU',
    ['Its first day does not follow its own rule, so it is not shown on that day.'],
  ],
])('what a rule says by the hour, or by the week: %s', (line, notes) => {
  const { data, notes: found } = only(start, line)
  expect(found).toEqual(notes)
  const event = calendarEvent.parse({ ...data, createdAt: data.startTime, updatedAt: data.startTime })
  const out = writeIcs([{ uid: 'u', data: event, minutesBefore: null }], 0)
  expect(out.replaceAll('\r\n ', '')).toContain(`RRULE:FREQ=${data.isRecurring ? 'WEEKLY' : line.slice(11)}`)
})

test('a series ends here where its count or its UNTIL ends it, and goes out so', () => {
  const counted = only('DTSTART;TZID=Europe/Berlin:20261005T190000', 'RRULE:FREQ=MONTHLY;COUNT=3')
  expect(counted.data).toMatchObject({ rule: 'FREQ=MONTHLY', recurringEndDate: '2026-12-05T18:00:00.000Z' })
  const days = only('DTSTART;VALUE=DATE:20261005', 'RRULE:FREQ=DAILY;UNTIL=20261007T000000Z')
  const event = calendarEvent.parse({
    ...days.data,
    createdAt: days.data.startTime,
    updatedAt: days.data.startTime,
  })
  expect(writeIcs([{ uid: 'u', data: event, minutesBefore: null }], 0)).toContain(
    'RRULE:FREQ=DAILY;UNTIL=20261007',
  )
  const long = only('DTSTART;TZID=Europe/Berlin:20261005T190000', 'RRULE:FREQ=YEARLY;COUNT=500')
  expect(long.data).toMatchObject({ rule: 'FREQ=YEARLY;COUNT=500', recurringEndDate: null })
})

test.each([
  'FREQ=DAILY;COUNT=9',
  'FREQ=DAILY;INTERVAL=3;COUNT=9',
  'FREQ=WEEKLY;COUNT=9',
  'FREQ=WEEKLY;INTERVAL=2;COUNT=9',
  'FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=9',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,WE,TH,SA;COUNT=9',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,WE,TH,SA;COUNT=9;WKST=SU',
  'FREQ=WEEKLY;BYDAY=TU;COUNT=4;WKST=TH',
  'FREQ=MONTHLY;BYDAY=2TU,-1FR;COUNT=9',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;COUNT=3',
])('an end for a count leaves each occurrence where it was: %s', (rule) => {
  for (const date of ['05', '06', '07', '08', '09', '10', '11']) {
    const { data } = only(`DTSTART:202610${date}T190000Z`, `RRULE:${rule}`)
    expect(data.rule).not.toContain('COUNT')
    const time = { fromMs: Date.UTC(2026, 0), toMs: Date.UTC(2050, 0), zone: here }
    const counted = { ...data, rule, recurringEndDate: null }
    expect(occurrencesIn(data, time)).toEqual(occurrencesIn(counted, time))
  }
})
