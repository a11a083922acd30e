import { expect, test, vi } from 'vitest'
import { guessCountry } from './guess-country.ts'

test('the clock of the device says more than its language', () => {
  expect(guessCountry('Europe/Stockholm', ['en-US'])).toBe('SE')
  expect(guessCountry('America/Los_Angeles', ['sv-SE'])).toBe('US')
  expect(guessCountry('Australia/Hobart', [])).toBe('AU')
})

test('where the clock says nothing, the first language with a country that is known does', () => {
  expect(guessCountry('UTC', ['en', 'de-AT', 'fr-FR'])).toBe('AT')
  expect(guessCountry('UTC', ['tlh', '%', 'en-GB'])).toBe('GB')
})

test('where nothing is known it is the whole world', () => {
  expect(guessCountry('Antarctica/Troll', ['en'])).toBe('001')
  expect(guessCountry('', [])).toBe('001')
})

test('the platform is asked for the zones of all countries once, and not with every reply', () => {
  guessCountry('UTC', [])
  const asked = vi.spyOn(Intl, 'Locale')
  expect(guessCountry('Europe/Stockholm', [])).toBe('SE')
  expect(guessCountry('UTC', [])).toBe('001')
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})
