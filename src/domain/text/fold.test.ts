import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, foldInPlace } from './fold.ts'

test.each([
  ['Latin', 'Café Ölberg', 'cafe olberg'],
  ['Vietnamese', 'Nguyễn', 'nguyen'],
  ['Greek', 'Ἀθῆναι ΟΔΟΣ', 'αθηναι οδοσ'],
  ['Hebrew', 'שָׁלוֹם', 'שלום'],
  ['Arabic harakat', 'كِتَابٌ', 'كتاب'],
  ['Arabic tatweel', 'كـــتاب', 'كتاب'],
  ['alef', 'أحمد إلى آخر', 'احمد الى اخر'],
  ['Russian ё and stress', 'Ещё за\u0301мок', 'еще замок'],
  ['quotes', '“Café’s”', '"cafe\'s"'],
  ['wide letters', 'Ａｂｃ', 'abc'],
  ['half-width kana', 'ｶﾞﾗｽ', 'ガラス'],
  ['a sign with its look', '❤\ufe0f', '❤'],
])('readers of %s look for it so', (_, text, folded) => {
  expect(fold(text)).toBe(folded)
  expect(fold(text.normalize('NFD'))).toBe(folded)
})

test.each([
  ['й', 'и'],
  ['ї', 'і'],
  ['ў', 'у'],
  ['ガラス', 'カラス'],
  ['ぱ', 'は'],
  ['ビ', 'ヒ'],
  ['की', 'क'],
  ['कि', 'की'],
  ['நி', 'ந'],
  ['ที่', 'ที'],
  ['각', '가'],
  ['ؤ', 'و'],
])('%s is not %s', (one, other) => {
  expect(fold(one)).not.toBe(fold(other))
  expect(fold(one.normalize('NFD'))).toBe(fold(one))
})

test('a folded place is found again in the text, whatever stands before it', () => {
  const signs = fc.array(
    fc.oneof(
      fc.constantFrom(
        'e\u0301',
        'ガ',
        'カ\u3099',
        'ﬁ',
        'ß',
        'İ',
        'שָׁ',
        'ـ',
        '火',
        '👍🏽',
        '각'.normalize('NFD'),
        ' ',
        'Σ',
      ),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    ),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(signs, (parts) => {
      const before = `${parts.join('')} `
      const { folded, original } = foldInPlace(`${before}sea, then`)
      expect(folded.endsWith(' sea, then')).toBe(true)
      const from = folded.length - 'sea, then'.length
      expect(original(from, from + 3)).toEqual({ from: before.length, to: before.length + 3 })
    }),
  )
})

test('letters folded one by one are the text folded', () => {
  const signs = fc.array(
    fc.constantFrom('e\u0301', 'カ\u3099', 'ガ', 'É', 'ﬁ', 'שָׁ', 'é', ' ', 'a', '火', 'Σ', 'ㄱ', '가'),
  )
  fc.assert(
    fc.property(signs, (parts) => {
      expect(foldInPlace(parts.join('')).folded).toBe(fold(parts.join('')))
    }),
  )
})
