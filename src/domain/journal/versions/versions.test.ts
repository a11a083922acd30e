import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepVersions, versionDue } from './versions.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const now = Date.parse('2026-11-19T21:00:00Z')
const words = (content: string, title = '') => ({ title, content })
const long = 'She had kept the blue cups. '.repeat(40)

test('the first words after ten minutes of rest leave what stood there as a version', () => {
  expect(versionDue(words('He came.'), words('He came. Twice.'), now - 10 * minute, now)).toBe('rested')
  expect(versionDue(words('He came.'), words('He came. Twice.'), now - 10 * minute + 1, now)).toBeNull()
  expect(versionDue(words('He came.', 'A'), words('He came.', 'B'), now - hour, now)).toBe('rested')
})

test('words that stay as they are, and a page that was empty, leave none', () => {
  expect(versionDue(words('He came.'), words('He came.'), now - day, now)).toBeNull()
  expect(versionDue(words(' \n'), words('He came.'), now - day, now)).toBeNull()
})

test('a big deletion leaves a version at once, a small one or a correction in the middle does not', () => {
  expect(versionDue(words(long), words(''), now, now)).toBe('cut')
  expect(versionDue(words(long), words(long.slice(0, 300)), now, now)).toBe('cut')
  expect(versionDue(words(long), words(`${long.slice(0, 200)}${long.slice(700)}`), now, now)).toBe('cut')
  expect(versionDue(words(long), words(long.slice(0, -100)), now, now)).toBeNull()
  expect(versionDue(words(long), words(`${long} More.`), now, now)).toBeNull()
  expect(versionDue(words('Short.'), words(''), now, now)).toBeNull()
})

const versions = (...ages: number[]) => ages.map((age, at) => ({ id: `v${at}`, atMs: now - age, size: 100 }))
const kept = (...ages: number[]) => keepVersions(versions(...ages), now).map(({ atMs }) => now - atMs)

test('of the last day every version stays, of a week one an hour, before that one a day', () => {
  expect(kept(0, minute, 2 * minute, 23 * hour)).toEqual([0, minute, 2 * minute, 23 * hour])
  // 21:00 is a full hour: 30 and 40 minutes before it lie in the hour before, 70 in the one before that.
  const week = [2 * day + 30 * minute, 2 * day + 40 * minute, 2 * day + 70 * minute]
  expect(kept(...week)).toEqual([2 * day + 30 * minute, 2 * day + 70 * minute])
  const old = [8 * day + hour, 8 * day + 20 * hour, 8 * day + 22 * hour]
  expect(kept(...old)).toEqual([8 * day + hour, 8 * day + 22 * hour])
})

test('versions of very long texts go from the oldest on, the newest never', () => {
  const large = versions(0, day, 2 * day).map((one) => ({ ...one, size: 3_900_000 }))
  expect(keepVersions(large, now).map(({ id }) => id)).toEqual(['v0', 'v1'])
  expect(keepVersions([{ id: 'a', atMs: now, size: 9_000_000 }], now)).toHaveLength(1)
})

test('thinning twice is thinning once, the newest stays, and every day that had a version still has one', () => {
  const ages = fc.array(fc.integer({ min: 0, max: 40 * day }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(ages, (some) => {
      const all = versions(...some)
      const once = keepVersions(all, now)
      expect(keepVersions(once, now)).toEqual(once)
      expect(once[0]?.atMs).toBe(Math.max(...all.map(({ atMs }) => atMs)))
      const days = (list: typeof all) => new Set(list.map(({ atMs }) => Math.floor(atMs / day)))
      expect(days(once)).toEqual(days(all))
    }),
  )
})
