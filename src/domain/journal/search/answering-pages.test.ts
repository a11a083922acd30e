import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPages } from './find-pages.ts'
import { spanFinder } from './found-spans.ts'
import type { SearchedEntry } from './page-facts.ts'
import { PageIndex } from './page-index.ts'
import { parseQuery } from './search-query.ts'

const today = '2026-11-21'

function page(day: string, content: string, mood: number | null = null): SearchedEntry {
  return {
    title: '',
    content,
    createdAt: `${day}T20:00:00.000Z`,
    zone: 'UTC',
    mood,
    energy: null,
    stress: null,
  }
}

const journal: Record<string, SearchedEntry> = {
  viewing: page('2024-03-02', 'Saw the flat with Anna. She said that it smelled of somebody else’s soup.', 4),
  flat: page('2024-05-10', 'The flat is ours. Two keys and a broken bell.', 8),
  anna: page('2024-06-01', 'Anna rang. We talked about nothing for an hour.', 7),
  lisbon: page('2024-08-11', 'Lisbon, and all of it uphill. I wrote to nobody.', 9),
  lisbonAgain: page('2025-08-14', 'Back in Lisbon. When did I last climb so many stairs?', 6),
  rain: page('2025-10-01', 'When did it rain so much, and what did I do to the gutters?', 3),
}

const index = new PageIndex()
for (const [uid, entry] of Object.entries(journal)) index.put(uid, entry)
const newestFirst = index.slots().toSorted((a, b) => (index.atMs[b] ?? 0) - (index.atMs[a] ?? 0))
const find = (typed: string) => findPages(index, parseQuery(typed, today), newestFirst, 0)
const uids = (typed: string) => find(typed).slots.map((slot) => index.at(slot)?.uid)

test('the page that holds all of a question comes before those that hold a part, and words of asking find nothing', () => {
  const found = uids('what did Anna say about the flat')
  expect(found[0]).toBe('viewing')
  expect(found.toSorted()).toEqual(['anna', 'flat', 'viewing'])
})

test('“last” and “first” ask for the newest and the oldest page', () => {
  expect(uids('When did I last write about Lisbon?')).toEqual(['lisbonAgain', 'lisbon'])
  expect(uids('when did I first go to Lisbon')[0]).toBe('lisbon')
})

test('other forms of a word answer, and the form that stands there is marked', () => {
  const { slots, stems, corrections } = find('who did ring me, Anna?')
  expect(index.at(slots[0] ?? -1)?.uid).toBe('anna')
  const { content } = journal.anna ?? { content: '' }
  const marked = spanFinder(parseQuery('', today), corrections, stems)(content)
  expect(marked.map(({ from, to }) => content.slice(from, to))).toEqual(['Anna', 'rang'])
})

test('a mistyped name is mended, and a last word may be begun only', () => {
  const { slots, corrections } = find('what did we do in Lisbonn?')
  expect(index.at(slots[0] ?? -1)?.uid).toMatch(/^lisbon/)
  expect(corrections.map(({ asked, shown }) => [asked, shown])).toEqual([['Lisbonn', 'Lisbon']])
  expect(uids('what did we do in lisb')).toEqual(expect.arrayContaining(['lisbon', 'lisbonAgain']))
})

test('conditions and quotes hold for every page that answers', () => {
  expect(uids('what did Anna say about the flat mood:>5').toSorted()).toEqual(['anna', 'flat'])
  expect(uids('what did Anna say about the flat "two keys"')).toEqual(['flat'])
  expect(uids('what did Anna say about the flat -rang')[0]).toBe('viewing')
  expect(uids('what did Anna say about the flat -rang')).not.toContain('anna')
})

test('a question about what is on no page finds nothing', () => {
  expect(uids('When did I see the zeppelin?')).toEqual([])
})

test('whatever is asked, each page comes once and only of those that were given', () => {
  const words = fc.constantFrom(
    'when',
    'did',
    'Anna',
    'flat',
    'last',
    'the',
    'Lisbon',
    'gutters',
    '?',
    '"two keys"',
    'or',
    '-soup',
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 9 }), fc.subarray([...newestFirst]), (typed, slots) => {
      const found = findPages(index, parseQuery(typed.join(' '), today), Uint32Array.from(slots), 0).slots
      expect(new Set(found).size).toBe(found.length)
      for (const slot of found) expect(slots).toContain(slot)
    }),
  )
})
