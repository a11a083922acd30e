import { expect, test } from 'vitest'
import { hasSouthernSeasons } from './southern-seasons.ts'

test.each([
  ['Australia/Hobart', true],
  ['America/Argentina/Ushuaia', true],
  ['Pacific/Auckland', true],
  ['Africa/Johannesburg', true],
  ['Europe/Stockholm', false],
  ['America/New_York', false],
  ['Pacific/Honolulu', false],
  ['UTC', false],
])('in %s summer begins in December: %s', (zone, isSouthern) => {
  expect(hasSouthernSeasons(zone)).toBe(isSouthern)
})
