import { expect, test } from 'vitest'
import { findBest } from './fuzzy.ts'

const plain = (titles: readonly string[], query: string) =>
  findBest(titles, query, (title) => ({ title, also: '' }))

test('the beginning counts more than a later word, that more than the middle of one, that more than scattered letters', () => {
  const titles = ['Unlocked doors', 'How to lock', 'Lock now', 'Look for a clock key', 'Calendar']
  expect(plain(titles, 'lock')).toEqual(['Lock now', 'How to lock', 'Unlocked doors', 'Look for a clock key'])
})

test('letters in any place find a title, from the beginning of a word on', () => {
  expect(plain(['Three good things', 'Morning pages', 'The week, put down'], 'tgt')).toEqual([
    'Three good things',
  ])
  expect(plain(['Morning pages', 'Evening, unwound'], 'evun')).toEqual(['Evening, unwound'])
  expect(plain(['Morning pages'], 'orn')).toEqual(['Morning pages'])
  expect(plain(['Morning pages'], 'rgs')).toEqual([])
  expect(plain(['An opinion that has become too comfortable'], 'aefl')).toEqual([])
})

test('every word of a query has to be there, in whatever order', () => {
  expect(plain(['Sign out', 'Log out', 'Sign in'], 'out sign')).toEqual(['Sign out'])
  expect(plain(['Sign out'], 'sign up')).toEqual([])
})

test('accents and capitals do not matter', () => {
  expect(plain(['Café Atmosphere', 'Ärger'], 'cafe')).toEqual(['Café Atmosphere'])
  expect(plain(['Café Atmosphere', 'Ärger'], 'ARG')).toEqual(['Ärger'])
})

test('other words find a thing too, after those that are called so', () => {
  const things = [
    { title: 'A thought, looked at', also: 'cbt gratitude' },
    { title: 'Gratitude letter', also: '' },
  ]
  const found = (query: string) => findBest(things, query, (thing) => thing).map(({ title }) => title)
  expect(found('gratitude')).toEqual(['Gratitude letter', 'A thought, looked at'])
  expect(found('cbt')).toEqual(['A thought, looked at'])
  expect(found('thought cbt')).toEqual(['A thought, looked at'])
})

test('an empty query gives everything in its order, and of equals the first stays first', () => {
  expect(plain(['b', 'a'], ' ')).toEqual(['b', 'a'])
  expect(plain(['Page one', 'Page two'], 'page')).toEqual(['Page one', 'Page two'])
})
