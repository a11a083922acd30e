import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { barFigure, ledgerSentence, wordsCount } from './ledger-words.ts'
import { WordsLeftSection } from './words-left-section.tsx'

vi.mock('#web/lib/vault/use-view.ts', () => ({ useView: () => ({ rows: [], isReady: true }) }))

const weeks = (...words: number[]) => words.map((count) => ({ words: count }))

test('the sentence adds the weeks up and names this one', () => {
  expect(ledgerSentence(weeks(212, 64, 38, 0), false)).toBe(
    'Words sent elsewhere: 314 in twelve weeks, 0 in this one.',
  )
  expect(ledgerSentence(weeks(0, 0), false)).toBe(
    'No word of yours has been sent elsewhere in the last twelve weeks.',
  )
})

test('titles in a feed are not counted, and not passed over', () => {
  expect(ledgerSentence(weeks(0, 0), true)).toBe(
    'The titles in your calendar feed can be read by this server, and by whoever has its address. Besides those: no word of yours has been sent elsewhere in the last twelve weeks.',
  )
})

test('figures over a bar stay narrow', () => {
  expect([0, 999, 1204, 9960, 31_400].map(barFigure)).toEqual(['0', '999', '1.2k', '10k', '31k'])
  expect(wordsCount(1)).toBe('1 word')
  expect(wordsCount(1204)).toBe('1,204 words')
})

test('the ledger says what leaves without a word: when reminders ring', () => {
  const moment = { now: Date.UTC(2026, 10, 26), zone: 'UTC', startHour: 4, weekStart: 'monday' } as const
  const html = renderToStaticMarkup(createElement(WordsLeftSection, { moment }))
  expect(html).toContain('No word of yours has been sent elsewhere in the last twelve weeks.')
  expect(html).toContain('your browser’s push service learns when they ring')
})
