import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readIcs } from './read-ics.ts'

const here = 'Europe/Berlin'

const zone = (...lines: string[]): string[] => [
  ...['BEGIN:VTIMEZONE', 'TZID:Our office', 'BEGIN:STANDARD', ...lines, 'END:STANDARD', 'END:VTIMEZONE'],
]
const event = [
  'BEGIN:VEVENT',
  'UID:a',
  'SUMMARY:Here',
  'DTSTART;TZID=Our office:20260701T090000',
  'END:VEVENT',
]
const read = (...lines: string[]) =>
  readIcs(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n'), here)

test.each([
  ['no offset', zone('DTSTART:19700101T000000', 'TZOFFSETFROM:+0500')],
  ['an offset that is none', zone('DTSTART:19700101T000000', 'TZOFFSETFROM:+0500', 'TZOFFSETTO:five')],
  ['no beginning', zone('TZOFFSETFROM:+0500', 'TZOFFSETTO:+0500')],
  ['a beginning that is none', zone('DTSTART:long ago', 'TZOFFSETFROM:+0500', 'TZOFFSETTO:+0500')],
  [
    'a rule that is none',
    zone('DTSTART:19700101T000000', 'TZOFFSETFROM:x', 'TZOFFSETTO:y', 'RRULE:FREQ=YEARLY;BYDAY=99XX'),
  ],
  ['nothing in it', ['BEGIN:VTIMEZONE', 'TZID:Our office', 'END:VTIMEZONE']],
])('a time zone with %s is left out, with a word to each event that names it', (_, lines) => {
  const { events, broken } = read(...lines, ...event)
  expect(broken).toEqual([])
  expect(events[0]?.data.startTime).toBe('2026-07-01T07:00:00.000Z')
  expect(events[0]?.notes).toEqual([
    'Its time zone “Our office” is not known; it was read by the clock of Europe/Berlin.',
  ])
})

test.each([
  ['an offset without its sign', zone('DTSTART:19700101T000000', 'TZOFFSETFROM:0500', 'TZOFFSETTO:0500')],
  [
    'a first change after the event',
    zone('DTSTART:20261025T020000', 'TZOFFSETFROM:+0500', 'TZOFFSETTO:+0600'),
  ],
])('a time zone with %s is followed', (_, lines) => {
  const { events } = read(...lines, ...event)
  expect(events[0]?.data.startTime).toBe('2026-07-01T04:00:00.000Z')
})

test('of a damaged time zone the whole parts count', () => {
  const whole = ['BEGIN:DAYLIGHT', 'DTSTART:19700101T000000', 'TZOFFSETTO:+0500', 'END:DAYLIGHT']
  const lines = zone('DTSTART:nonsense', 'TZOFFSETTO:+0300')
  const { events } = read(...lines.slice(0, -1), ...whole, 'END:VTIMEZONE', ...event)
  expect(events[0]?.data.startTime).toBe('2026-07-01T04:00:00.000Z')
})

const whole = [
  ...zone('DTSTART:19700101T000000', 'TZOFFSETFROM:+0500', 'TZOFFSETTO:+0530', 'RRULE:FREQ=YEARLY;BYMONTH=3'),
  ...['BEGIN:VEVENT', 'UID:series', 'DTSTART;TZID=Our office:20261005T190000', 'DURATION:PT1H'],
  ...['RRULE:FREQ=WEEKLY;UNTIL=20270101T000000Z;BYDAY=MO', 'EXDATE;TZID=Our office:20261012T190000'],
  ...['BEGIN:VALARM', 'TRIGGER:-PT15M', 'ACTION:DISPLAY', 'END:VALARM', 'END:VEVENT'],
  ...['BEGIN:VEVENT', 'UID:series', 'RECURRENCE-ID;TZID=Our office:20261019T190000'],
  ...['DTSTART:20261020T190000Z', 'SUMMARY:Moved', 'END:VEVENT'],
].join('\r\n')
const other = 'BEGIN:VEVENT\r\nUID:other\r\nSUMMARY:Other\r\nDTSTART:20261005T190000Z\r\nEND:VEVENT'

test('whatever is changed in a file, the event after it is read', () => {
  const change = fc.record({
    at: fc.nat({ max: whole.length }),
    cut: fc.nat({ max: 12 }),
    put: fc.oneof(
      fc.string({ maxLength: 6 }),
      fc.constantFrom(':', ';', '\r\n', '0', '99', '=', ',', '-', 'Z', '"'),
    ),
  })
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
      const text = changes.reduce(
        (all, { at, cut, put }) => all.slice(0, at) + put + all.slice(at + cut),
        whole,
      )
      const { events } = readIcs(`BEGIN:VCALENDAR\r\n${text}\r\n${other}\r\nEND:VCALENDAR`, here)
      expect(events.map(({ icsUid }) => icsUid)).toContain('other')
    }),
    { numRuns: 300 },
  )
})
