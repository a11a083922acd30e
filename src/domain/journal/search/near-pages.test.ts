import { expect, test } from 'vitest'
import { MeaningIndex } from '#domain/meaning/meaning-index.ts'
import { axis, leaning, putPage } from '#domain/meaning/near-vectors.test-support.ts'
import { nearPages, nearQuery } from './near-pages.ts'
import { nearQuote } from './near-quote.ts'
import type { SearchedEntry } from './page-facts.ts'
import { PageIndex } from './page-index.ts'

const today = '2026-11-19'
const entry = (content: string, more: Partial<SearchedEntry> = {}): SearchedEntry => ({
  ...{ title: '', content, createdAt: '2026-11-14T21:40:00.000Z', zone: 'UTC' },
  ...{ mood: null, energy: null, stress: null },
  ...more,
})

const rain = 'It rained all day. The dog would not go out.'
const bird = 'I lay awake again. A bird began at four.'

function journal() {
  const pages = new PageIndex()
  const meanings = new MeaningIndex()
  pages.put('rain', entry(rain, { mood: 3 }))
  pages.put('bird', entry(bird, { mood: 7, isStarred: true }))
  pages.put('far', entry('The tax form is done.', { mood: 2 }))
  putPage(meanings, 'rain', [0, 18, leaning(0.1)], [19, rain.length, leaning(0.5)])
  putPage(meanings, 'bird', [0, bird.length, leaning(0.8)])
  putPage(meanings, 'far', [0, 21, leaning(0.1, 3)])
  putPage(meanings, 'said in a talk', [0, 9, leaning(0.9)])
  return (typed: string, found: readonly string[] = []) =>
    nearPages(pages, meanings.score(axis(0)), nearQuery(typed, today), pages.slots(), 0, new Set(found))
}

test('the pages that are near come nearest first, with the words of the passage that is', () => {
  expect(journal()('no sleep').map(({ uid, quote }) => [uid, quote])).toEqual([
    ['bird', bird],
    ['rain', 'The dog would not go out.'],
  ])
})

test('what words found already, and what an operator or a minus keeps away, is not near', () => {
  const ask = journal()
  const uids = (typed: string, found?: string[]) => ask(typed, found).map(({ uid }) => uid)
  expect(uids('no sleep', ['bird'])).toEqual(['rain'])
  expect(uids('no sleep mood:<4')).toEqual(['rain'])
  expect(uids('no sleep is:starred')).toEqual(['bird'])
  expect(uids('no sleep -dog')).toEqual(['bird'])
  expect(uids('no sleep on:2025')).toEqual([])
  expect(uids('"no sleep" or mood:<4')).toEqual(['bird', 'rain'])
})

test('where words found hardly any, the five nearest are shown even where none is very near', () => {
  const pages = new PageIndex()
  const meanings = new MeaningIndex()
  for (let nth = 0; nth < 8; nth++) {
    pages.put(`page ${nth}`, entry('A quiet day.'))
    putPage(meanings, `page ${nth}`, [0, 12, leaning(0.15 + nth / 26)])
  }
  const shown = (...found: string[]) =>
    nearPages(pages, meanings.score(axis(0)), nearQuery('calm', today), pages.slots(), 0, new Set(found)).map(
      ({ uid }) => uid,
    )
  expect(shown()).toEqual(['page 7', 'page 6', 'page 5', 'page 4', 'page 3'])
  expect(shown('page 7', 'page 6')).toEqual(['page 5', 'page 4', 'page 3', 'page 2', 'page 1'])
  expect(shown('page 0', 'page 1', 'page 2')).toEqual(['page 7', 'page 6'])
})

test('words are asked without operators, and operators alone ask nothing', () => {
  const text = (typed: string) => nearQuery(typed, today).text
  expect(text('cannot sleep mood:<4 -work #home after:2026')).toBe('cannot sleep')
  expect(text('"cannot sleep" or tired')).toBe('cannot sleep tired')
  expect(text('When did I last sleep well?')).toBe('When did I last sleep well?')
  for (const typed of ['mood:<4', '-sleep', '#work is:starred', 'is', '"', '']) expect(text(typed)).toBe(null)
  expect(journal()('mood:<4')).toEqual([])
})

test('beside pages with the words twelve are shown at most, alone twenty', () => {
  const pages = new PageIndex()
  const meanings = new MeaningIndex()
  for (let nth = 0; nth < 30; nth++) {
    pages.put(`page ${nth}`, entry('A quiet day.'))
    putPage(meanings, `page ${nth}`, [0, 12, leaning(0.5 + nth / 100)])
  }
  const shown = (found: string[]) =>
    nearPages(pages, meanings.score(axis(0)), nearQuery('calm', today), pages.slots(), 0, new Set(found)).map(
      ({ uid }) => uid,
    )
  expect(shown([])).toHaveLength(20)
  expect(shown(['page 29'])).toHaveLength(12)
  expect(shown(['page 29'])[0]).toBe('page 28')
})

test('of a long passage the sentences with words of the search are shown, cut between words, in one line', () => {
  const long = `${'It rained on the roof of the shed. '.repeat(6)}\n\nI could not   sleep at all.`
  expect(nearQuote(long, new Set(['sleep']))).toContain('I could not sleep at all.')
  expect(nearQuote(long, new Set()).startsWith('It rained')).toBe(true)
  expect(nearQuote(long, new Set()).length).toBeLessThanOrEqual(200)
  const endless = 'and then '.repeat(60)
  expect(nearQuote(endless)).toMatch(/^and then .*(?:and|then)$/)
  expect(nearQuote('   \n ')).toBe('')
})

test('what a template asked is no part of it, and words around that do not run together', () => {
  const asked = `We left.\n${' '.repeat(40)}\nThe house was cold.`
  expect(nearQuote(asked)).toBe('We left.')
})
