import { expect, test } from 'vitest'
import { guessCountry } from './guess-country.ts'
import { helpFor, helpLines } from './help-lines.ts'

test('the clock of the device says more than its language', () => {
  expect(guessCountry('Europe/Stockholm', ['en-US'])).toBe('SE')
  expect(guessCountry('America/Los_Angeles', ['sv-SE'])).toBe('US')
  expect(guessCountry('Australia/Hobart', [])).toBe('AU')
})

test('a clock in a country without help lines makes nobody a citizen of the country of their language', () => {
  for (const zone of [
    'America/Jamaica',
    'Africa/Lagos',
    'Africa/Accra',
    'America/Port_of_Spain',
    'Asia/Karachi',
  ])
    expect(helpFor(guessCountry(zone, ['en-US', 'en-GB', 'en'])).country, zone).toBe('International')
})

test('where the clock says nothing, the first language with a country that is known does, but for the one of most browsers', () => {
  expect(guessCountry('UTC', ['en', 'de-AT', 'fr-FR'])).toBe('AT')
  expect(guessCountry('Etc/GMT+5', ['tlh', '%', 'en-GB'])).toBe('GB')
  expect(guessCountry('UTC', ['en-US', 'en'])).toBe('001')
})

test('where nothing is known it is the whole world', () => {
  expect(guessCountry('Antarctica/Troll', ['en'])).toBe('001')
  expect(guessCountry('', [])).toBe('001')
})

test('every country with help lines is known by each of its zones, by the old and the new name', () => {
  for (const { code } of helpLines)
    for (const zone of (
      new Intl.Locale(`und-${code}`) as { getTimeZones?: () => string[] }
    ).getTimeZones?.() ?? [])
      expect(guessCountry(zone, []), zone).toBe(code)
  for (const [zone, code] of [
    ['Asia/Kolkata', 'IN'],
    ['Asia/Calcutta', 'IN'],
    ['Europe/Kyiv', 'UA'],
    ['America/Argentina/Buenos_Aires', 'AR'],
    ['US/Eastern', 'US'],
    ['Europe/Belfast', 'GB'],
  ] as const)
    expect(guessCountry(zone, ['en-US'])).toBe(code)
})
