import { expect, test } from 'vitest'
import { emotionCategories } from '#domain/journal/emotion.ts'
import {
  cleanName,
  countOf,
  feelingInWords,
  inMiddle,
  listed,
  readInWords,
  sentencesWith,
  suggestionInWords,
  whyInWords,
} from './insights-panel-words.ts'

test('a feeling has the name by which it is corrected, with how strong it is in words and never as a number', () => {
  expect([0.2, 0.7, 1].map((one) => feelingInWords('fear', one, 'engine'))).toEqual([
    'a touch of fear',
    'fear',
    'strong fear',
  ])
  const all = emotionCategories.flatMap((emotion) =>
    [0.2, 0.7, 1].map((intensity) => feelingInWords(emotion, intensity, 'engine')),
  )
  expect(new Set(all).size).toBe(24)
  expect(all.join(' ')).not.toMatch(/[\d%]/)
})

test('what the person says they felt has the name that they chose', () => {
  expect(feelingInWords('fear', 1, 'person')).toBe('fear')
})

test('a text that cannot be read is told why, in a sentence', () => {
  for (const why of ['empty', 'emoji-only', 'one-word', 'other-language', 'code', 'list', 'long'] as const)
    expect(whyInWords(why)).toMatch(/^[A-Z].*\.$/)
})

test('the sentences of some words come in order and once each', () => {
  const span = (start: number, end: number) => ({ start, end, text: '' })
  const sentences = [span(0, 10), span(11, 20), span(21, 30)]
  expect(sentencesWith(sentences, [span(25, 26), span(2, 4), span(6, 8)])).toEqual([
    sentences[0],
    sentences[2],
  ])
  expect(sentencesWith(sentences, [])).toEqual([])
})

test('phrases are listed as people list things', () => {
  expect(listed(['blue cups', 'piano books', 'shelf'])).toBe('blue cups, piano books and shelf')
  expect([listed([]), listed(['cups'])]).toEqual(['', 'cups'])
  expect(['Anna', 'The water', 'Theo', 'A walk'].map(inMiddle)).toEqual([
    'Anna',
    'the water',
    'Theo',
    'a walk',
  ])
})

test('counts, names and times', () => {
  expect([countOf(1, 'page'), countOf(2, 'page')]).toEqual(['1 page', '2 pages'])
  expect(cleanName('  Anna   Maria \n')).toBe('Anna Maria')
  expect(cleanName('x'.repeat(200))).toHaveLength(120)
  expect(readInWords(Date.UTC(2026, 10, 21, 22, 8), 'Europe/Stockholm')).toBe('Sat 23:08')
})

test('a suggestion is one sentence, and names the way to it where there is one', () => {
  const titleOf = (id: string): string => (id === 'decision' ? 'A decision' : '')
  const reason: [] = []
  expect(suggestionInWords({ kind: 'template', templateId: 'decision', reason }, titleOf)).toEqual({
    sentence: 'A page of the kind “A decision” may fit.',
    way: 'Begin it',
  })
  expect(suggestionInWords({ kind: 'prompt', question: 'What now?', reason }, titleOf).sentence).toBe(
    'What now?',
  )
  const practice = { kind: 'practice', practice: 'breathing', variant: 'calm', reason } as const
  expect(suggestionInWords(practice, titleOf).way).toBeNull()
})
