import { expect, test } from 'vitest'
import { unpackWords } from '#domain/text/valence-pack.ts'
import { nameLists } from './names-lists.ts'
import * as later from './names-table-later.ts'
import * as now from './names-table-now.ts'

test('where scripts are fetched, the lists are there once they were waited for', async () => {
  expect(later.namesTableHere()).toBeNull()
  await later.namesTableReady()
  await now.namesTableReady()
  expect(later.namesTableHere()).toEqual(now.namesTableHere())
})

test('the lists hold names of many countries, and hardly a word', () => {
  const { given, places, doubtfulPlaces, wordGiven } = nameLists()
  for (const name of ['amara', 'giulia', 'kwame', 'siobhan', 'xavier']) expect(given).toContain(name)
  for (const place of ['caracas', 'new zealand', 'kerala']) expect(places).toContain(place)
  for (const word of ['will', 'hope', 'said', 'even', 'the']) expect(given).not.toContain(word)
  expect(wordGiven).toContain('hope')
  expect(places).not.toContain('reading')
  expect(doubtfulPlaces).toContain('reading')
})

test('every stem has one letter that says what it mostly is', () => {
  const table = now.namesTableHere()
  expect(unpackWords(table?.packedStems ?? '')).toHaveLength(table?.packedKinds.length ?? -1)
  const { kinds } = nameLists()
  expect([kinds.get('normal'), kinds.get('forgot'), kinds.get('kitchen')]).toEqual(['a', 'v', 'n'])
})
