import { expect, test } from 'vitest'
import { placeOfQuote, stretchesOf } from './find-words.ts'
import { fold } from './fold.ts'

test('stretches come in order and never overlap', () => {
  expect(stretchesOf('to the sea, the', ['the', 'the sea', 'sea'])).toEqual([
    { from: 3, to: 10 },
    { from: 12, to: 15 },
  ])
})

test('a term is found as a whole word, never inside another', () => {
  expect(stretchesOf('art, a party, and art', ['art'])).toEqual([
    { from: 0, to: 3 },
    { from: 18, to: 21 },
  ])
  expect(stretchesOf('c++ and c', ['c++'])).toEqual([{ from: 0, to: 3 }])
})

test.each([
  ['Chinese', '昨天我看到了火星。', '火星'],
  ['kana', '庭のカラスとガラス。', 'カラス'],
  ['Thai', 'วันนี้ไปทะเล', 'ทะเล'],
  ['a decomposed letter before it', 'Cafe\u0301 first, then the sea.', 'sea'],
  ['a decomposed letter in it', 'In the cafe\u0301 again', 'cafe\u0301'],
  ['ligatures and wide letters before it', 'ﬁne Ａ, then the sea', 'sea'],
  ['Hebrew points', 'שָׁלוֹם לְךָ', 'שָׁלוֹם'],
  ['Arabic harakat and tatweel', 'قرأت كِتـاباً اليوم', 'كِتـاباً'],
  ['decomposed Hangul', '오늘 바다에 갔다'.normalize('NFD'), '바다에'.normalize('NFD')],
])('%s: found words are marked at their own place', (_, text, words) => {
  const from = text.indexOf(words)
  expect(stretchesOf(text, [fold(words)])).toEqual([{ from, to: from + words.length }])
})

test('kana with a voice mark are other kana; a sign of Thai is not cut from its vowel', () => {
  expect(stretchesOf('ガラス', [fold('カラス')])).toEqual([])
  expect(stretchesOf('ガラス'.normalize('NFD'), [fold('カラス')])).toEqual([])
  expect(stretchesOf('นี้', [fold('น')])).toEqual([])
})

test('an empty term stands nowhere', () => {
  expect(stretchesOf('to the sea', ['', 'sea'])).toEqual([{ from: 7, to: 10 }])
})

test('a quote is found literally, with other line breaks or quotes, or not at all', () => {
  const text = 'First.\nI’ll play again when\nthe flat is done. (Then.)'
  expect(text.slice(...range(placeOfQuote(text, 'the flat is done.')))).toBe('the flat is done.')
  expect(text.slice(...range(placeOfQuote(text, "I'll play again when the flat")))).toBe(
    'I’ll play again when\nthe flat',
  )
  expect(placeOfQuote(text, 'never written')).toBeNull()
  expect(placeOfQuote('one', ' ')).toBeNull()
})

test('a quote is found in letters that are taken apart', () => {
  const text = 'Un cafe\u0301 a\u0300 midi.'
  expect(text.slice(...range(placeOfQuote(text, 'café à')))).toBe('cafe\u0301 a\u0300')
})

test('a quote as long as a page is found as well', () => {
  const quote = 'said so and '.repeat(5_000).trim()
  const text = `Before.  ${quote.replaceAll(' ', '\n ')}  After.`
  expect(placeOfQuote(text, quote)).toEqual({ from: 9, to: text.length - 8 })
  expect(placeOfQuote('said so and', quote)).toBeNull()
})

function range(stretch: { from: number; to: number } | null): [number, number] {
  return stretch ? [stretch.from, stretch.to] : [0, 0]
}
