import { expect, test } from 'vitest'
import { helpFor } from '#domain/safety/help/help-lines.ts'
import { emergencyName } from './care-words.ts'

test('the card has the number of the country, and of an unknown one no number as if it were its own', () => {
  expect(emergencyName(helpFor('CA'))).toBe('911')
  expect(emergencyName(helpFor('JM'))).toBe('your local emergency number (such as 112, 911 or 999)')
  expect(emergencyName(helpFor('JM'), 'de')).toBe('112')
})
