import { expect, test } from 'vitest'
import { findZones, zoneName, zoneOffset } from './zones.ts'

const zones = [
  'America/Sao_Paulo',
  'America/New_York',
  'Asia/Kathmandu',
  'Europe/Stockholm',
  'Europe/Paris',
  'UTC',
]

test('a zone reads as its place', () => {
  expect(zoneName('America/Argentina/Buenos_Aires')).toEqual({
    city: 'Buenos Aires',
    region: 'America, Argentina',
  })
  expect(zoneName('UTC')).toEqual({ city: 'UTC', region: '' })
})

test.each([
  ['Europe/Stockholm', '2026-11-21T12:00:00Z', 'UTC+01:00'],
  ['Europe/Stockholm', '2026-07-21T12:00:00Z', 'UTC+02:00'],
  ['Asia/Kathmandu', '2026-11-21T12:00:00Z', 'UTC+05:45'],
  ['America/St_Johns', '2026-11-21T12:00:00Z', 'UTC-03:30'],
  ['UTC', '2026-11-21T12:00:00Z', 'UTC+00:00'],
])('%s at %s is %s', (zone, at, offset) => {
  expect(zoneOffset(Date.parse(at), zone)).toBe(offset)
})

test('a zone is found by the beginnings of its words, in any order and without its accents', () => {
  expect(findZones(zones, '')).toEqual(zones)
  expect(findZones(zones, 'stock')).toEqual(['Europe/Stockholm'])
  expect(findZones(zones, 'york america')).toEqual(['America/New_York'])
  expect(findZones(zones, 'São')).toEqual(['America/Sao_Paulo'])
  expect(findZones(zones, 'europe/p')).toEqual(['Europe/Paris'])
  expect(findZones(zones, 'tock')).toEqual([])
  expect(findZones(['Asia/Paris_Nowhere', ...zones], 'pa')[0]).toBe('Asia/Paris_Nowhere')
})
