import { expect, test } from 'vitest'
import type { FactRow, SettledRow } from '#worker/memory/memory.calls.ts'
import { isBlank, pagesWords, progressWords, relationWords, timeWords } from './memory-words.ts'
import { settledWords } from './views/corrections-view.tsx'

const never: SettledRow = {
  uid: '0192f3a8-0000-7000-8000-000000000001',
  said: {
    type: 'never-page',
    entryId: '0192f3a8-0000-7000-8000-000000000002',
    createdAt: '2026-11-19T20:00:00.000Z',
  },
  names: [],
}

const month = { month: '2026-11', pages: 1, checkIns: 8, title: null }

test('pages and check-ins are counted apart', () => {
  expect(pagesWords([month])).toBe('1 page, 8 check-ins')
  expect(pagesWords([month, { pages: 2, checkIns: 0 }])).toBe('3 pages, 8 check-ins')
  expect(pagesWords([{ pages: 0, checkIns: 1 }])).toBe('1 check-in')
  expect(pagesWords([])).toBe('0 pages')
})

test('where anything can be taken back, or something was said in a talk, Memory Lane is not blank', () => {
  expect(isBlank({ months: [], messages: 0, settled: [] })).toBe(true)
  expect(isBlank({ months: [], messages: 0, settled: [never] })).toBe(false)
  expect(isBlank({ months: [], messages: 2, settled: [] })).toBe(false)
  expect(isBlank({ months: [month], messages: 0, settled: [] })).toBe(false)
})

test('what goes on before there is anything to show is said in sentences', () => {
  expect(progressWords(null)).toBe('Looking through your pages.')
  expect(progressWords({ step: 'read', read: 1200, of: 3650 })).toBe('Reading your pages, 1,200 of 3,650.')
  expect(progressWords({ step: 'assemble', read: 7, of: 3650 })).toBe(
    'Putting your pages together, 7 of 3,650.',
  )
  expect(progressWords({ step: 'held', read: 0, of: 0 })).toMatch(/paused in Settings/)
  expect(progressWords({ step: 'stopped', read: 3, of: 9 })).toMatch(/^Stopped\./)
})

test('a relation reads the right way round from either of the two', () => {
  const sister = { source: 'person:ilse', type: 'sister of' }
  expect(relationWords(sister, 'person:ilse', 'Tom')).toBe('sister of Tom')
  expect(relationWords(sister, 'person:tom', 'Ilse')).toBe('Ilse: sister')
  const read = (type: string) => [
    relationWords({ source: 'a', type }, 'a', 'the other'),
    relationWords({ source: 'a', type }, 'b', 'the other'),
  ]
  expect(read('lives in')).toEqual(['lives in the other', 'the other lives here'])
  expect(read('part of')).toEqual(['part of the other', 'the other is part of it'])
  expect(read('before')).toEqual(['before the other', 'after the other'])
  expect(read('after')).toEqual(['after the other', 'before the other'])
  expect(read('works with')).toEqual(['works with the other', 'works with the other'])
  expect(read('married to')).toEqual(['married to the other', 'married to the other'])
  expect(read('together')).toEqual([null, null])
})

test('a page that is not to come again is named by its title, or else by its day, as long as it is there', () => {
  const said = {
    type: 'seen-page',
    entryId: '0192f3a8-0000-7000-8000-000000000002',
    isNeverAgain: true,
    createdAt: never.said.createdAt,
  } as const
  const words = (page?: SettledRow['page']) => settledWords({ ...never, said, ...(page && { page }) })
  expect(words({ day: '2026-11-01', title: 'By the river' })).toBe(
    '“By the river”, 1 November 2026, will not come up by itself again.',
  )
  expect(words({ day: '2026-11-01', title: '' })).toBe(
    'The page of 1 November 2026 will not come up by itself again.',
  )
  expect(words()).toBe('One page will not come up by itself again.')
})

test.each([
  ['2026-03-12', '2026-03-12', 'once', '12 March 2026'],
  ['2026-03-05', '2026-03-12', 'once', 'around 5 to 12 March 2026'],
  ['2026-02-27', '2026-03-06', 'begins', 'since around 27 February to 6 March 2026'],
  ['2025-12-29', '2026-01-05', 'ends', 'around 29 December 2025 to 5 January 2026'],
  ['2026-03-01', '2026-03-31', 'begins', 'since March 2026'],
  ['2026-01-01', '2026-03-31', 'once', 'January 2026 to March 2026'],
  [null, null, 'is', 'so on 14 March 2026'],
] as const)('from %s to %s a fact that %s is said to be of %s', (from, fromLatest, state, words) => {
  const fact = { from, fromLatest, state, until: null, learnt: '2026-03-14' } as Partial<FactRow> as FactRow
  expect(timeWords(fact)).toBe(words)
})
