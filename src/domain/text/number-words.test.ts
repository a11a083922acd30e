import { expect, test } from 'vitest'
import { capital, inWords } from './number-words.ts'

test('counts are words up to twelve and figures above', () => {
  expect([0, 1, 12, 13, 45].map((count) => inWords(count))).toEqual(['no', 'one', 'twelve', '13', '45'])
})

test('a place may call none by another word, and go on to twenty', () => {
  expect(inWords(0, { zero: 'none' })).toBe('none')
  expect([0, 13, 20, 21].map((count) => inWords(count, { zero: 'zero', most: 20 }))).toEqual([
    'zero',
    'thirteen',
    'twenty',
    '21',
  ])
})

test('negative counts and halves stay figures', () => {
  expect([inWords(-1), inWords(2.5)]).toEqual(['-1', '2.5'])
})

test('a capital stands at the beginning, of nothing as well', () => {
  expect([capital('two done'), capital('')]).toEqual(['Two done', ''])
})
