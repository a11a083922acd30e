import { expect, test } from 'vitest'
import { calendarEvent } from '../calendar-event.ts'
import { eventMarks } from '../event-marks.ts'
import { googleEvent } from './google-event.ts'
import { readGoogleEvent } from './read-google-event.ts'

const read = (event: object, zone = 'Europe/Berlin') =>
  readGoogleEvent(googleEvent.parse({ id: 'abcde', summary: 'Flight', ...event }), zone)

const at = '2026-11-01T12:00:00.000Z'
const rule = { zone: 'Europe/Berlin', startHour: 0, weekStart: 'monday' } as const
const daysIn = (event: object, from: string, to: string, zone = 'Europe/Berlin') => {
  const data = calendarEvent.parse({ ...read(event), eventType: 'journal', createdAt: at, updatedAt: at })
  const marks = eventMarks([{ uid: '01933b6e-7c00-7000-8000-000000000001', data }], {
    from,
    to,
    rule: { ...rule, zone },
  })
  return marks.map(({ day, lastDay }) => (day === lastDay ? day : `${day} to ${lastDay}`)).sort()
}

test('an event keeps the zone that it names, and else that of its calendar', () => {
  const start = { dateTime: '2026-11-27T18:00:00+01:00' }
  expect(read({ start, end: { dateTime: '2026-11-27T19:30:00+01:00' } })).toMatchObject({
    title: 'Flight',
    startTime: '2026-11-27T17:00:00.000Z',
    endTime: '2026-11-27T18:30:00.000Z',
    zone: 'Europe/Berlin',
    isAllDay: false,
  })
  expect(read({ start: { ...start, timeZone: 'Asia/Tokyo' } })?.zone).toBe('Asia/Tokyo')
  expect(read({ start: { ...start, timeZone: 'Mars/Phobos' } })?.zone).toBe('Europe/Berlin')
})

test('a flight over the date line lands on the day before it began', () => {
  const flight = {
    start: { dateTime: '2026-11-27T20:00:00+13:00', timeZone: 'Pacific/Auckland' },
    end: { dateTime: '2026-11-27T08:30:00-10:00', timeZone: 'Pacific/Honolulu' },
  }
  expect(read(flight)).toMatchObject({
    startTime: '2026-11-27T07:00:00.000Z',
    endTime: '2026-11-27T18:30:00.000Z',
    zone: 'Pacific/Auckland',
  })
  expect(daysIn(flight, '2026-11-20', '2026-12-01', 'Pacific/Honolulu')).toEqual(['2026-11-26 to 2026-11-27'])
  expect(daysIn(flight, '2026-11-20', '2026-12-01', 'Pacific/Auckland')).toEqual(['2026-11-27 to 2026-11-28'])
})

test('whole days stay those dates', () => {
  const trip = { start: { date: '2026-12-30' }, end: { date: '2027-01-02' } }
  expect(daysIn(trip, '2026-12-01', '2027-01-31')).toEqual(['2026-12-30 to 2027-01-01'])
  expect(daysIn(trip, '2026-12-01', '2027-01-31', 'Pacific/Auckland')).toEqual(['2026-12-30 to 2027-01-01'])
})

test('a monthly 31st comes in the seven months that have one', () => {
  const monthly = {
    start: { date: '2026-01-31' },
    end: { date: '2026-02-01' },
    recurrence: ['RRULE:FREQ=MONTHLY'],
  }
  expect(daysIn(monthly, '2026-01-01', '2026-12-31')).toEqual(
    ['01', '03', '05', '07', '08', '10', '12'].map((month) => `2026-${month}-31`),
  )
})

test('a yearly leap day comes every four years', () => {
  const yearly = {
    start: { date: '2024-02-29' },
    end: { date: '2024-03-01' },
    recurrence: ['RRULE:FREQ=YEARLY'],
  }
  expect(daysIn(yearly, '2024-01-01', '2029-12-31')).toEqual(['2024-02-29', '2028-02-29'])
})

test('a series leaves out the days that it names, over the change of the clock', () => {
  const series = {
    start: { dateTime: '2026-10-23T09:00:00+02:00', timeZone: 'Europe/Berlin' },
    end: { dateTime: '2026-10-23T10:00:00+02:00', timeZone: 'Europe/Berlin' },
    recurrence: ['RRULE:FREQ=DAILY;COUNT=5', 'EXDATE;TZID=Europe/Berlin:20261025T090000'],
  }
  expect(daysIn(series, '2026-10-01', '2026-11-01')).toEqual([
    '2026-10-23',
    '2026-10-24',
    '2026-10-26',
    '2026-10-27',
  ])
})

test('what says no time, or one beyond all time, is none', () => {
  expect(read({})).toBeNull()
  expect(read({ start: { dateTime: '0000-01-01T00:00:00Z' } })).toBeNull()
})

test('a line that is no rule does no harm', () => {
  expect(
    read({ start: { date: '2026-12-30' }, recurrence: ['RRULE:FREQ=DAILY\r\nSUMMARY:Other', 'X:1'] }),
  ).toMatchObject({
    title: 'Flight',
    isRecurring: false,
  })
})
