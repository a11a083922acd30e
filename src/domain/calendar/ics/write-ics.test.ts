import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { occurrencesIn } from '../recurrence/series.ts'
import { asEvent, at, here, only, written } from './ics-files.test-support.ts'
import { writeIcs } from './write-ics.ts'

const choir = {
  title:
    'Choir; with “tea”, and a very long title that has to be folded because it has more than 75 octets: äöü',
  description: 'Bring\nnotes, and \\ a pencil',
  place: 'Hall',
  startTime: '2026-10-05T17:00:00.000Z',
  endTime: '2026-10-05T18:30:00.000Z',
  eventType: 'coaching',
  color: 'teal',
  zone: 'Europe/Berlin',
  isRecurring: true,
  recurringPattern: 'weekly',
  recurringEndDate: '2027-05-01T21:59:00.000Z',
  skipped: ['2026-10-12'],
}

test('what is written is read again as it was', () => {
  const out = writeIcs([written('series-1', choir, 30)], Date.parse(at))
  const { data, minutesBefore, icsUid } = only(out)
  expect(data).toMatchObject({ ...choir, rule: 'FREQ=WEEKLY' })
  expect([minutesBefore, icsUid]).toEqual([30, 'series-1@inkwell'])
  const time = { fromMs: Date.UTC(2026, 8, 1), toMs: Date.UTC(2027, 8, 1), zone: here }
  expect(occurrencesIn(asEvent(data), time)).toEqual(occurrencesIn(asEvent(choir), time))
})

test('it is written by the rules: folded lines, CRLF, a zone for every name, instants of skipped days', () => {
  const moved = {
    ...choir,
    isRecurring: false,
    recurringPattern: 'none',
    recurringEndDate: null,
    skipped: [],
  }
  const seriesId = '01933b6e-7c00-7000-8000-000000000b10'
  const changed = {
    ...moved,
    title: 'Moved',
    seriesId,
    originalDay: '2026-10-19',
    startTime: '2026-10-20T17:00:00.000Z',
  }
  const out = writeIcs([written(seriesId, choir), written('other', changed)], Date.parse(at))
  expect(out.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(out.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const lines = out.split('\r\n')
  expect(lines.slice(0, 4)).toEqual([
    'BEGIN:VCALENDAR',
    'PRODID:-//Inkwell//Calendar//EN',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
  ])
  for (const line of [
    'DTSTART;TZID=Europe/Berlin:20261005T190000',
    'EXDATE;TZID=Europe/Berlin:20261012T190000',
    'RRULE:FREQ=WEEKLY;UNTIL=20270501T215900Z',
    'RECURRENCE-ID;TZID=Europe/Berlin:20261019T190000',
    'TZID:Europe/Berlin',
    'DTSTAMP:20261126T110000Z',
  ])
    expect(lines).toContain(line)
  expect(lines.filter((line) => line === `UID:${seriesId}@inkwell`)).toHaveLength(2)
})

test.each([
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Africa/Casablanca',
  'America/Santiago',
])('the rules of %s in the file say what the platform says, for years', (zone) => {
  const starts = Array.from({ length: 60 }, (_, i) => Date.UTC(2024, 0, 3, 12) + i * 61 * 86_400_000)
  const out = writeIcs(
    [Date.UTC(2024, 0, 3, 12)].map((ms) =>
      written('z', {
        ...choir,
        isRecurring: false,
        recurringPattern: 'none',
        skipped: [],
        zone,
        startTime: new Date(ms).toISOString(),
        endTime: new Date(ms).toISOString(),
      }),
    ),
    Date.parse(at),
  )
  const component = new ICAL.Component(ICAL.parse(out)).getFirstSubcomponent('vtimezone') as ICAL.Component
  const rules = new ICAL.Timezone({ component, tzid: zone })
  for (const ms of starts) {
    const wall = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'medium',
    }).format(ms)
    const time = ICAL.Time.fromDateTimeString(wall.replace(' ', 'T'))
    time.zone = rules
    expect([zone, wall, time.toUnixTime() * 1000]).toEqual([zone, wall, ms])
  }
})
