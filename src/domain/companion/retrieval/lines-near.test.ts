import { expect, test } from 'vitest'
import { SearchIndex } from '#domain/search/search-index.ts'
import { linesNear } from './lines-near.ts'

function indexOf(...contents: string[]): SearchIndex {
  const index = new SearchIndex()
  for (const [at, content] of contents.entries()) {
    const day = `2026-11-${String(at + 10).padStart(2, '0')}`
    index.put({ uid: `page ${at}`, title: '', content, createdAt: `${day}T19:00:00.000Z`, day })
  }
  return index
}

const quotes = (index: SearchIndex, text: string, isMeant = (_line: string): boolean => true): string[] =>
  linesNear(index, text, { except: new Set(), isMeant, enough: 0.5 }).map(({ passage }) => passage.quote)

test('a line about somebody is near what is said of them, also where "I" stands behind the name', () => {
  const index = indexOf('Ilse had to ring three people before somebody said yes. Rain all day.')
  expect(quotes(index, 'I told Ilse I could not come.')).toEqual([
    'Ilse had to ring three people before somebody said yes.',
  ])
})

test('Katie is not Katie B.', () => {
  const index = indexOf('Katie B. brought the ladder back on her bicycle.')
  expect(quotes(index, 'I told Katie I could not come.')).toEqual([])
  expect(quotes(index, 'Katie B. said she could not come.')).toHaveLength(1)
})

test('lines that are not meant are left out, and pages that are excepted', () => {
  const index = indexOf('Ilse rang about the boiler.', 'Ilse mended the boiler herself.')
  const isMeant = (line: string): boolean => line.includes('mended')
  expect(quotes(index, 'The boiler and Ilse again.', isMeant)).toEqual(['Ilse mended the boiler herself.'])
  const wanted = { except: new Set(['page 1']), isMeant, enough: 0.5 }
  expect(linesNear(index, 'The boiler and Ilse again.', wanted)).toEqual([])
})
