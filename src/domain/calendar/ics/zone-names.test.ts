import { expect, test } from 'vitest'
import { isZone } from '../../time/known-zone.ts'
import { readIcs } from './read-ics.ts'
import { windowsZones } from './windows-zones.ts'
import { zoneNamed } from './zone-names.ts'

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['europe/berlin', 'Europe/Berlin'],
  ['AMERICA/NEW_YORK', 'America/New_York'],
  ['utc', 'UTC'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['/citadel.org/20210210_1/Asia/Tokyo', 'Asia/Tokyo'],
  ['/freeassociation.sourceforge.net/America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['tzone://Microsoft/Utc', 'UTC'],
  ['W. Europe Standard Time', 'Europe/Berlin'],
  ['w. europe standard time', 'Europe/Berlin'],
  ['Pacific Daylight Time', 'America/Los_Angeles'],
  ['Belarus Standard Time', 'Europe/Minsk'],
  ['Kamchatka Standard Time', 'Asia/Kamchatka'],
  ['Pacific Standard Time (Mexico)', 'America/Tijuana'],
  ['(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna', 'Europe/Amsterdam'],
  ['Amsterdam, Belgrade, Berlin, Brussels', 'Europe/Amsterdam'],
  ['US-Eastern', 'US/Eastern'],
  ['(UTC-08:00) Pacific Time (US & Canada)', 'America/Los_Angeles'],
  ['(UTC+05:30) Somewhere', 'Asia/Kolkata'],
  ['GMT+0200', 'Etc/GMT-2'],
  ['UTC-8', 'Etc/GMT+8'],
  ['+05:45', 'Asia/Kathmandu'],
  ['GMT+0', 'UTC'],
  ['Our office', null],
  ['GMT+99', null],
  ['', null],
])('a zone is found by its name: %s', (name, zone) => {
  expect(zoneNamed(name)).toBe(zone)
})

test('each name that Windows has leads to a zone', () => {
  expect(Object.values(windowsZones).filter((zone) => !isZone(zone))).toEqual([])
})

test('a calendar says by which clock it means times that name no zone', () => {
  const event = (uid: string, start: string) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART${start}`,
    'END:VEVENT',
  ]
  const text = [
    ...['BEGIN:VCALENDAR', 'X-WR-TIMEZONE:America/New_York'],
    ...event('floating', ':20261201T100000'),
    ...event('named', ';TZID=Asia/Tokyo:20261201T100000'),
    ...event('unknown', ';TZID=Nowhere:20261201T100000'),
    ...event('day', ';VALUE=DATE:20261201'),
    'END:VCALENDAR',
  ].join('\r\n')
  const { events } = readIcs(text, 'Europe/Berlin')
  expect(events.map(({ data }) => [data.startTime, data.zone])).toEqual([
    ['2026-12-01T15:00:00.000Z', 'America/New_York'],
    ['2026-12-01T01:00:00.000Z', 'Asia/Tokyo'],
    ['2026-12-01T09:00:00.000Z', 'Europe/Berlin'],
    ['2026-11-30T23:00:00.000Z', 'Europe/Berlin'],
  ])
})
