import { expect, test } from 'vitest'
import { byUse, cleanActivity, firstActivities, offers, withWord } from './activities.ts'
import { emotionCategories, emotionHint, emotionName, emotionOrder } from './emotion.ts'

test('what was used most is offered first, of equals what was used last', () => {
  expect(byUse([['walk'], ['music', 'walk'], ['Work'], ['work', 'Walk']])).toEqual(['walk', 'Work', 'music'])
})

test('words that begin as typed come before words that hold it, and what is taken is not offered again', () => {
  const words = ['a long walk', 'walk', 'wake early', 'music']
  expect(offers(words, 'wa', [], 5)).toEqual(['walk', 'wake early', 'a long walk'])
  expect(offers(words, '#wa', ['Walk'], 1)).toEqual(['wake early'])
  expect(offers(words, '', ['music'], 2)).toEqual(['a long walk', 'walk'])
})

test('a word is in a list once or not at all', () => {
  const words = ['walk', 'music']
  expect(withWord(words, 'work', true, 50)).toEqual(['walk', 'music', 'work'])
  expect(withWord(words, 'Walk', true, 50)).toBe(words)
  expect(withWord(words, 'WALK', false, 50)).toEqual(['music'])
  expect(withWord(words, 'rest', false, 50)).toBe(words)
  expect(withWord(words, 'rest', true, 2)).toBe(words)
})

test('an activity is one short line', () => {
  expect(cleanActivity('  slept \n badly ')).toBe('slept badly')
  expect(cleanActivity(' !? ')).toBe('')
  expect(cleanActivity('x'.repeat(100))).toHaveLength(60)
  expect(firstActivities.map(cleanActivity)).toEqual([...firstActivities])
})

test('each of the eight emotions is offered once, with its word and what it can feel like', () => {
  expect([...emotionOrder].sort()).toEqual([...emotionCategories].sort())
  for (const emotion of emotionCategories) {
    expect(emotionName(emotion)).toBe(emotion)
    expect(emotionHint(emotion)).toMatch(/^[a-z ,]{8,40}$/)
  }
})
