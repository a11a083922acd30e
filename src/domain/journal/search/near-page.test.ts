import { expect, test } from 'vitest'
import { MeaningIndex } from '#domain/meaning/meaning-index.ts'
import { axis, leaning, putPage } from '#domain/meaning/near-vectors.test-support.ts'
import type { SearchedEntry } from './page-facts.ts'
import { PageIndex } from './page-index.ts'
import { relatedPages } from './related-pages.ts'

const entry = (content: string): SearchedEntry => ({
  ...{ title: '', content, createdAt: '2026-11-14T21:40:00.000Z', zone: 'UTC' },
  ...{ mood: null, energy: null, stress: null },
})

const shaft = 'We lowered Grandpa into the wet ground.'
const chapel = 'Rain. The old tenor had a full chapel, and cake after.'
const same = 'We lowered the blind, Grandpa slept.'

/** Pages, and beside them `others` that all lean the same way, as one writer's do. */
function journal(others: number) {
  const pages = new PageIndex()
  const meanings = new MeaningIndex()
  const put = (uid: string, content: string, ...passages: Parameters<typeof putPage>[2][]) => {
    pages.put(uid, entry(content))
    if (passages.length > 0) putPage(meanings, uid, ...passages)
  }
  for (let nth = 0; nth < others; nth++) put(`other ${nth}`, 'Tea.', [0, 4, leaning(0.7, nth + 10)])
  put('shaft', shaft, [0, shaft.length, leaning(0.75, 1)])
  put('chapel', chapel, [0, 5, leaning(0.7, 3)], [6, chapel.length, leaning(0.72, 1)])
  put('same', same)
  const page = pages.get('shaft')
  return {
    put,
    related: (isKnown = true) => (page ? relatedPages(pages, page, 5, isKnown ? meanings : null) : []),
  }
}

test('a page that means the same in other words is near, and shows its passage instead of words in common', () => {
  const { related } = journal(60)
  expect(related().find(({ uid }) => uid === 'chapel')).toMatchObject({
    words: [],
    quote: 'The old tenor had a full chapel, and cake after.',
  })
  expect(related(false).map(({ uid }) => uid)).not.toContain('chapel')
})

test('pages that only are by the same writer are not, nor is any before the writer is known', () => {
  const uids = (others: number) =>
    journal(others)
      .related()
      .map(({ uid }) => uid)
  expect(uids(60).filter((uid) => uid.startsWith('other'))).toEqual([])
  expect(uids(12)).not.toContain('chapel')
})

test('a page that shares words says so, whatever it means, and stands higher where it also means the same', () => {
  const { put, related } = journal(60)
  const before = related().find(({ uid }) => uid === 'same')
  expect(before?.words).toContain('Grandpa')
  put('same', same, [0, same.length, leaning(0.75, 1)])
  const now = related().find(({ uid }) => uid === 'same')
  expect(now?.words).toContain('Grandpa')
  expect(now?.score).toBeGreaterThan(before?.score ?? 1)
})

test('a page that was taken out of the journal is no echo, though its vectors are still known', () => {
  const pages = new PageIndex()
  const meanings = new MeaningIndex()
  for (let nth = 0; nth < 60; nth++) putPage(meanings, `gone ${nth}`, [0, 4, axis(nth + 5)])
  pages.put('shaft', entry(shaft))
  putPage(meanings, 'shaft', [0, shaft.length, axis(5)])
  const page = pages.get('shaft')
  expect(page && relatedPages(pages, page, 5, meanings)).toEqual([])
})
