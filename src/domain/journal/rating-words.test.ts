import { expect, test } from 'vitest'
import { ratingScales, ratingsLine, ratingWord, sentenceWord } from './rating-words.ts'

test('every rating of every scale has its own word', () => {
  for (const scale of ratingScales) {
    const words = Array.from({ length: 10 }, (_, i) => ratingWord(scale, i + 1))
    expect(new Set(words).size, scale).toBe(10)
    expect(new Set(Array.from({ length: 10 }, (_, i) => sentenceWord(scale, i + 1))).size, scale).toBe(10)
  }
})

test('a rating that was not given says so', () => {
  expect(ratingWord('mood', null)).toBe('not given')
  expect(ratingsLine({ mood: null, energy: null, stress: null })).toBe('')
  expect(ratingsLine({ mood: 6, energy: null, stress: 3 })).toBe('tender 6, stress 3')
})

test.each([0, 11, 2.5, Number.NaN])('%d is no rating', (rating) => {
  expect(() => ratingWord('stress', rating)).toThrow(RangeError)
})
