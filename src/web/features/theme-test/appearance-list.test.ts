import { expect, test } from 'vitest'
import { allAppearances, appearancesOf, filterFrom, groupsOf, keyOf, searchOf } from './appearance-list.ts'
import { measure, ratioWords } from './measured-contrast.ts'

const everything = filterFrom({})

test('two modes, nine colours and five variants make 90 looks, each once', () => {
  expect(new Set(allAppearances.map(keyOf)).size).toBe(90)
  expect(appearancesOf(everything)).toEqual(allAppearances)
})

test('a filter goes into the address and comes back', () => {
  const filter = filterFrom({ mode: 'light', colour: 'teal', variant: 'tint', corners: 'full' })
  expect(filterFrom(searchOf(filter))).toEqual(filter)
  expect(searchOf(everything)).toEqual({})
  expect(appearancesOf(filter).map(keyOf)).toEqual(['light-teal-tint'])
})

test('an address that makes no sense shows everything', () => {
  expect(filterFrom({ mode: 'system', colour: 'pink', variant: 7, corners: null })).toEqual(everything)
})

test('the variants of a colour stand in a row, or the colours of a variant', () => {
  expect(groupsOf(everything).map(({ appearances }) => appearances.length)).toEqual(
    Array.from({ length: 18 }, () => 5),
  )
  expect(
    groupsOf(filterFrom({ variant: 'minimal' })).map(({ title, appearances }) => [title, appearances.length]),
  ).toEqual([
    ['Dark', 9],
    ['Light', 9],
  ])
})

test('every pair of every look is measured, and every one holds, both ends of a gradient too', () => {
  for (const appearance of allAppearances) {
    const { pairs, passing, worst } = measure(appearance)
    expect(pairs.map(({ ground }) => ground)).toContain('primary-end')
    expect(passing).toBe(pairs.length)
    expect(Math.min(worst.page, worst.fill)).toBeGreaterThanOrEqual(4.5)
    expect(worst.edge).toBeGreaterThanOrEqual(3)
  }
})

test('a ratio is never rounded up', () => {
  expect(ratioWords(4.499)).toBe('4.49 : 1')
})
