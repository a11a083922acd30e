import { expect, test } from 'vitest'
import { OfflineError } from '#vault/ports/server-faults.ts'
import {
  brokenWords,
  checkWords,
  clockWords,
  databaseWords,
  driftWords,
  lifeWords,
  troubleWords,
  whyBroken,
} from './testing-words.ts'

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

test('who was made without a whole life is named, with what stopped it and what to do', () => {
  expect(lifeWords({ username: 'sample-1', pages: 7, isWhole: true })).toBe('sample-1 (7 pages)')
  const why = whyBroken(new OfflineError('fetch failed'))
  expect(why).toBe('The server could not be reached.')
  expect(whyBroken(new TypeError('x is undefined'))).toBe('Something went wrong here.')
  expect(brokenWords(why, ['sample-2'])).toBe(
    'The server could not be reached. sample-2 has no whole life: delete that account on Users, and make it again.',
  )
  expect(brokenWords(why, ['sample-2', 'sample-3'])).toContain(
    'sample-2 and sample-3 have no whole life: delete those accounts',
  )
  expect(brokenWords(why, [])).toBe(why)
})
