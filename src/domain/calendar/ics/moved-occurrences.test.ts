import { expect, test } from 'vitest'
import { calendarEvent } from '../calendar-event.ts'
import { readIcs } from './read-ics.ts'
import { writeIcs } from './write-ics.ts'

const here = 'Europe/Berlin'
const at = '2026-11-26T11:00:00.000Z'

const file = (series: string, occurrence: string, moved: string, more: readonly string[] = []): string =>
  [
    ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:a', `RECURRENCE-ID${occurrence}`, `DTSTART${moved}`, ...more],
    ...['SUMMARY:Moved', 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'UID:a', 'SUMMARY:Series', `DTSTART${series}`, 'RRULE:FREQ=DAILY', 'END:VEVENT'],
    'END:VCALENDAR',
  ].join('\r\n')

test.each([
  ['UTC, moved in Berlin', ':20261201T233000Z', ':20261203T233000Z', ';TZID=Europe/Berlin:20261205T100000'],
  [
    'New York, moved in UTC',
    ';TZID=America/New_York:20261201T210000',
    ':20261204T020000Z',
    ':20261205T100000Z',
  ],
  [
    'New York, moved in Berlin',
    ';TZID=America/New_York:20261201T210000',
    ';TZID=Europe/Berlin:20261204T030000',
    ';TZID=Europe/Berlin:20261205T100000',
  ],
  [
    'New York, by its day',
    ';TZID=America/New_York:20261201T210000',
    ';VALUE=DATE:20261203',
    ':20261205T100000Z',
  ],
  ['whole days', ';VALUE=DATE:20261201', ';VALUE=DATE:20261203', ';TZID=Asia/Tokyo:20261205T100000'],
  [
    'whole days, by an instant',
    ';VALUE=DATE:20261201',
    ':20261203T000000Z',
    ';TZID=America/New_York:20261205T100000',
  ],
])('a changed occurrence is found by the clock of its series: %s', (_, series, occurrence, moved) => {
  const { events } = readIcs(file(series, occurrence, moved), here)
  expect(events.find(({ day }) => day !== null)).toMatchObject({
    day: '2026-12-03',
    data: { originalDay: '2026-12-03', title: 'Moved' },
  })
})

test('an occurrence that was called off is skipped on its day in the series', () => {
  const text = file(':20261201T233000Z', ':20261203T233000Z', ';TZID=Europe/Berlin:20261204T003000', [
    'STATUS:CANCELLED',
  ])
  expect(readIcs(text, here).events.map(({ data }) => data.skipped)).toEqual([['2026-12-03']])
})

test('it goes out with the time that it had in the series', () => {
  const { events } = readIcs(
    file(':20261201T233000Z', ':20261203T233000Z', ';TZID=Europe/Berlin:20261205T100000'),
    here,
  )
  const seriesId = '01933b6e-7c00-7000-8000-000000000b10'
  const written = events.map(({ data, day }, i) => ({
    uid: day === null ? seriesId : `moved-${i}`,
    data: calendarEvent.parse({
      ...data,
      seriesId: day === null ? null : seriesId,
      createdAt: at,
      updatedAt: at,
    }),
    minutesBefore: null,
  }))
  expect(writeIcs(written, Date.parse(at))).toContain('RECURRENCE-ID:20261203T233000Z')
})
