import { expect, test } from 'vitest'
import { readEntry } from './read-entry.ts'
import { readPage } from './read-page.ts'
import { digestOf, namesKnownFrom, readingKey } from './reading-digest.ts'

const context = { day: '2026-11-21', weekStart: 'monday', names: [], notNames: [] } as const
const text = 'I met Anna in Lisbon. I was so happy. I always ruin everything that has strings.'

test('what is kept of a reading has the places of everything found, and no words of the page but names', () => {
  const digest = digestOf(readEntry(text, context))
  const at = ([from, to]: readonly [number, number] = [0, 0]) => text.slice(from, to)
  expect(digest.names.map(({ name, kind, places }) => [name, kind, at(places[0])])).toEqual([
    ['Anna', 'person', 'Anna'],
    ['Lisbon', 'place', 'Lisbon'],
  ])
  expect(digest.emotions.map(({ emotion, places }) => [emotion, at(places[0])])).toEqual([['joy', 'happy']])
  expect(digest.phrases.map(({ type, place }) => [type, at(place)])).toEqual([
    ['limiting', expect.stringContaining('always ruin')],
  ])
  expect(JSON.stringify(digest)).not.toContain('strings')
  expect(JSON.parse(JSON.stringify(digest))).toEqual(digest)
})

test('what is kept of a page is the same, whether all of it is read or only what is kept', () => {
  const pages = [
    'I asked for help with the piano, because I always ruin everything. Anna called on Monday.',
    '12 < x; {}',
    '',
  ]
  for (const page of pages)
    expect(digestOf(readPage(page, context))).toEqual(digestOf(readEntry(page, context)))
})

test('a page has another key once its words, its day or what is known of names is another, and else the same', () => {
  const key = readingKey(text, context)
  expect(readingKey(text, { ...context, names: [] })).toBe(key)
  const others = [
    readingKey(`${text} `, context),
    readingKey(text.replace('Anna', 'Anne'), context),
    readingKey('', context),
    readingKey(text, { ...context, day: '2026-11-22' }),
    readingKey(text, { ...context, weekStart: 'sunday' }),
    readingKey(text, { ...context, isSouthern: true }),
    readingKey(text, { ...context, names: [], notNames: ['Anna'] }),
    readingKey(text, { ...context, names: [{ name: 'Bo', kind: 'person' }] }),
  ]
  expect(new Set([key, ...others]).size).toBe(others.length + 1)
})

test('texts that differ in one letter or in their order have keys of their own', () => {
  const texts = Array.from(
    { length: 4_000 },
    (_, nth) => `A day like any other, number ${nth}, and ${nth * 7} more.`,
  )
  expect(new Set(texts.map((one) => readingKey(one, context))).size).toBe(texts.length)
})

test('a journal knows a name once it stands on three pages as the same kind of thing', () => {
  const pages = ['I met Anna in Lisbon.', 'I met Anna.', 'I met Anna and my boss in Lisbon.', 'I met Ilse.']
  const known = namesKnownFrom(pages.map((page) => digestOf(readEntry(page, context))))
  expect(known).toEqual([{ name: 'Anna', kind: 'person' }])
})
