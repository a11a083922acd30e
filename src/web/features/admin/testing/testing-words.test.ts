import { expect, test } from 'vitest'
import { checkWords, clockWords, databaseWords, driftWords, troubleWords } from './testing-words.ts'

const dayMs = 24 * 60 * 60 * 1000

test('how far the clock is moved is said in days', () => {
  expect(clockWords(0)).toMatch(/^The server’s clock is right\./)
  expect(clockWords(dayMs)).toMatch(/^The server’s clock is 1 day ahead\. Devices keep their own time/)
  expect(clockWords(-30 * dayMs)).toMatch(/^The server’s clock is 30 days behind\./)
})

test('a part of the self-check that is not sound is named', () => {
  const part = (isSound: boolean) => [
    { part: 'sealing', isSound } as const,
    { part: 'imports', isSound } as const,
  ]
  expect(checkWords(part(true))).toMatch(/give the published answers\.$/)
  expect(checkWords(part(false))).toMatch(/^Another answer than the published one: sealing and imports\./)
})

test('a drift of more than 10 ms is too much', () => {
  expect(driftWords(-9.96, 3)).toBe('10.0 ms apart after 3 seconds. That is sound.')
  expect(driftWords(10.5, 3)).toMatch(/too much\.$/)
})

test('where no provider is configured nobody notices trouble', () => {
  expect(troubleWords('cut', true)).toBe('Every answer breaks off in the middle.')
  expect(troubleWords('cut', false)).toContain('No provider is configured')
})

test('the database is sound only where the check says so', () => {
  expect(databaseWords({ status: 'processing', result: null })).toBe(null)
  expect(databaseWords({ status: 'completed', result: { isSound: true } })).toBe('It is sound.')
  expect(databaseWords({ status: 'completed', result: { isSound: false, isWhole: true } })).toMatch(
    /^It is damaged\./,
  )
  expect(databaseWords({ status: 'cancelled', result: null })).toBe('The check could not be made.')
})
