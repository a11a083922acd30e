import { expect, test } from 'vitest'
import { asEvent, here } from './ics-files.test-support.ts'
import { readIcs } from './read-ics.ts'
import { writeIcs } from './write-ics.ts'

const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a', 'SUMMARY:Choir', ...lines, 'END:VEVENT']
const file = (...events: string[][]) => ['BEGIN:VCALENDAR', ...events.flat(), 'END:VCALENDAR'].join('\r\n')
const times = (text: string) =>
  readIcs(text, here).events.map(({ data }) => [data.startTime.slice(0, 16), data.endTime.slice(0, 16)])

const start = 'DTSTART;TZID=Europe/Berlin:20261005T190000'
const end = 'DTEND;TZID=Europe/Berlin:20261005T203000'

// Spec: S1-017
test('further days that a file names are events of their own, as long as the others', () => {
  const read = readIcs(file(event(start, end, 'RDATE:20261206T180000Z,20261208T180000Z')), here)
  expect(read.broken).toEqual([])
  expect(read.events.map(({ data }) => [data.startTime, data.endTime, data.title])).toEqual([
    ['2026-10-05T17:00:00.000Z', '2026-10-05T18:30:00.000Z', 'Choir'],
    ['2026-12-06T18:00:00.000Z', '2026-12-06T19:30:00.000Z', 'Choir'],
    ['2026-12-08T18:00:00.000Z', '2026-12-08T19:30:00.000Z', 'Choir'],
  ])
  expect(read.events[0]?.notes).toEqual([
    'It also takes place on Sunday 6 December 2026 and Tuesday 8 December 2026; here those are separate events.',
  ])
})

test.each([
  ['RDATE;TZID=Europe/Berlin:20261206T210000', ['2026-12-06T20:00', '2026-12-06T21:30']],
  ['RDATE;VALUE=PERIOD:20261206T180000Z/PT3H', ['2026-12-06T18:00', '2026-12-06T21:00']],
  ['RDATE;VALUE=PERIOD:20261206T180000Z/20261206T184500Z', ['2026-12-06T18:00', '2026-12-06T18:45']],
  ['RDATE;VALUE=DATE:20261206', ['2026-12-06T18:00', '2026-12-06T19:30']],
])('a further day is read however it is written: %s', (line, at) => {
  expect(times(file(event(start, end, line)))).toEqual([['2026-10-05T17:00', '2026-10-05T18:30'], at])
})

test('whole days stay whole, also over a change of the clock', () => {
  const read = readIcs(
    file(event('DTSTART;VALUE=DATE:20260701', 'DTEND;VALUE=DATE:20260703', 'RDATE;VALUE=DATE:20261024')),
    here,
  )
  expect(read.events[1]?.data).toMatchObject({
    ...{ isAllDay: true, startTime: '2026-10-23T22:00:00.000Z', endTime: '2026-10-25T23:00:00.000Z' },
  })
})

test('what the rule has already, what is skipped, and what the file says itself of that day is not made twice', () => {
  const series = event(
    ...[start, end, 'RRULE:FREQ=WEEKLY', 'EXDATE;TZID=Europe/Berlin:20261020T190000'],
    'RDATE;TZID=Europe/Berlin:20261005T190000,20261012T190000,20261020T190000,20261021T190000',
  )
  expect(times(file(series)).map(([at]) => at)).toEqual(['2026-10-05T17:00', '2026-10-21T17:00'])
  const moved = event(
    'RECURRENCE-ID;TZID=Europe/Berlin:20261021T190000',
    'DTSTART;TZID=Europe/Berlin:20261022T080000',
  )
  expect(times(file(series, moved)).map(([at]) => at)).toEqual(['2026-10-05T17:00', '2026-10-22T06:00'])
})

test('of a list of periods those that can be read are taken, and the others named', () => {
  const text = file(event(start, 'RDATE;VALUE=PERIOD:20261206T180000Z/PT1H,202612T180000Z/PT1H'))
  expect(times(text).map(([at]) => at)).toEqual(['2026-10-05T17:00', '2026-12-06T18:00'])
  expect(readIcs(text, here).events[0]?.notes[0]).toBe(
    'An extra day, “202612T180000Z/PT1H”, is not a date and was left out.',
  )
})

test('a series that a file gives as its first day and all that follow has each of its days', () => {
  const series = event(
    ...[start, end, 'RECURRENCE-ID;RANGE=THISANDFUTURE:20261005T170000Z'],
    'RDATE;TZID=Europe/Berlin;VALUE=PERIOD:20261005T190000/20261005T203000,20261102T190000/20261102T203000',
  )
  expect(times(file(series)).sort()).toEqual([
    ['2026-10-05T17:00', '2026-10-05T18:30'],
    ['2026-11-02T18:00', '2026-11-02T19:30'],
  ])
})

test('further days are known again whenever the file is read, and go out once', () => {
  const text = file(event(start, end, 'RRULE:FREQ=WEEKLY;COUNT=2', 'RDATE:20261206T180000Z', 'X-ROOM:4'))
  const read = readIcs(text, here).events
  expect(new Set(read.map(({ icsUid }) => icsUid)).size).toBe(2)
  expect(readIcs(text, here).events.map(({ icsUid }) => icsUid)).toEqual(read.map(({ icsUid }) => icsUid))
  const known = read.map(({ data, icsUid }) => ({
    ...{ uid: icsUid, minutesBefore: null },
    data: asEvent(data),
  }))
  const out = writeIcs(known, 0).replaceAll('\r\n ', '')
  expect(out.slice(out.indexOf('BEGIN:VEVENT'))).not.toContain('RDATE')
  expect(out.match(/X-ROOM:4/g)).toHaveLength(2)
  const again = readIcs(out, here).events
  expect(again.map(({ icsUid, data }) => [icsUid, data.startTime])).toEqual(
    read.map(({ icsUid, data }) => [icsUid, data.startTime]),
  )
})

test('of a cancelled event no further day is made, and of more days than anybody names the first thousand', () => {
  expect(times(file(event(start, 'STATUS:CANCELLED', 'RDATE:20261206T180000Z')))).toEqual([])
  const days = Array.from({ length: 1_200 }, (_, at) =>
    new Date(Date.UTC(2027, 0, at + 1, 12)).toISOString().slice(0, 19).replaceAll(/[-:]/g, ''),
  )
  const read = readIcs(file(event(start, `RDATE:${days.map((day) => `${day}Z`).join(',')}`)), here)
  expect(read.events).toHaveLength(1_001)
  expect(read.events[0]?.notes.at(-1)).toBe('200 further days of it were left out.')
})
