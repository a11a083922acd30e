import { expect, test } from 'vitest'
import { firstOperators, moreOperators, searchHelp, searchOperators, unusedExamples } from './search-help.ts'
import { parseQuery } from './search-query.ts'

const today = '2026-11-21'
const labels = (typed: string, caret = typed.length) =>
  searchHelp(typed, caret, today).items.map(({ label }) => label)

test('an empty field offers every operator, each with a line about it', () => {
  expect(searchHelp('', 0, today).items).toBe(searchOperators)
  for (const { line } of searchOperators) expect(line).toMatch(/^\S.{5,34}$/)
})

test('three of them come first, and the rest is one step away', () => {
  expect(firstOperators.map(({ label }) => label)).toEqual(['with:', 'mood:', 'after:'])
  expect(moreOperators).toMatchObject({ insert: '', line: '11 other ways to search' })
})

test.each([
  ['mo', ['mood:']],
  ['piano b', ['before:']],
  ['-mo', ['mood:']],
  ['piano', []],
  ['piano ', []],
  ['mood:', ['mood:<4', 'mood:4..6', 'mood:>6', 'mood:none']],
  ['mood:n', ['mood:none']],
  ['mood:<4', []],
  ['on:20', ['on:2026-11', 'on:2026', 'on:2025']],
  ['feeling:a', ['feeling:anticipation', 'feeling:anger']],
  ['is:', ['is:starred']],
  ['"low', []],
])('while %j is typed, %j is offered', (typed, expected) => {
  expect(labels(typed)).toEqual(expected)
})

test('names and topics are asked for by their beginning, and replace only their own piece', () => {
  const typed = 'rain with:an -#wo tea'
  expect(searchHelp(typed, 12, today)).toMatchObject({
    ...{ from: 5, to: 12, isBegun: true },
    ask: { of: 'names', start: 'an', prefix: 'with:' },
  })
  expect(searchHelp(typed, 17, today).ask).toEqual({ of: 'topics', start: 'wo', prefix: '-#' })
})

test('whatever is offered is understood', () => {
  for (const key of ['mood:', 'energy:', 'stress:', 'after:', 'before:', 'on:', 'is:', 'has:', 'feeling:'])
    for (const { insert } of searchHelp(key, key.length, today).items) {
      const { clauses, problems } = parseQuery(insert, today)
      expect([clauses.length, problems], insert).toEqual([1, []])
    }
})

test('the foot shows what a search does not use yet', () => {
  expect(unusedExamples('piano')).toEqual(['after:2026-01', '#work', '-sleep', 'mood:<4'])
  expect(unusedExamples('after:2026 -#work mood:>3')).toEqual(['is:starred'])
})
