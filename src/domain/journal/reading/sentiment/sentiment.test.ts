import { createRequire } from 'node:module'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sentimentOf } from './sentiment.ts'
import { vaderScore } from './sentiment-sentence.ts'

const scoreOf = (text: string): number => sentimentOf(text).score

describe('how good or bad a text sounds', () => {
  test.each([
    'I am happy with how the day went.',
    'We had a lovely picnic by the lake.',
    'The soup was delicious and the company better.',
    'I finished the report and felt proud.',
    "I can't wait for Saturday.",
    "I couldn't be happier with the new flat.",
    'The exam was not bad at all.',
    'I died laughing at her story.',
    'It rained all day, but we had a wonderful time.',
    'The trip was exhausting but totally worth it, I loved it.',
    'Finally slept through the night and woke refreshed.',
    'No worries today, just sunshine and a good book.',
  ])('sounds good: %s', (text) => {
    expect(scoreOf(text)).toBeGreaterThan(0.05)
  })

  test.each([
    'I am not happy with how the day went.',
    'The meeting was a disaster.',
    'I felt miserable on the way home.',
    'My head hurt and I could not sleep.',
    "I can't stand the noise next door.",
    'I am fed up with this project.',
    'The party was fun, but I came home lonely and sad.',
    'Nothing good came out of the talk.',
    'I never feel safe on that road.',
    'Overslept, missed breakfast and had a headache.',
    'It was the worst argument we have had.',
    "She wasn't kind to me today.",
  ])('sounds bad: %s', (text) => {
    expect(scoreOf(text)).toBeLessThan(-0.05)
  })

  test.each([
    ['The walk was very good.', 'The walk was good.'],
    ['The walk was GOOD today, she said.', 'The walk was good today, she said.'],
    ['The walk was good!!!', 'The walk was good.'],
    ['The walk was good.', 'The walk was somewhat good.'],
    ['It was awful, but the ending was good.', 'The ending was good, but it was awful.'],
    ['The walk was good.', 'The walk was not good.'],
  ])('"%s" sounds better than "%s"', (better, worse) => {
    expect(scoreOf(better)).toBeGreaterThan(scoreOf(worse))
  })

  test.each([
    'Good morning.',
    'Oh great, another meeting.',
    'Yeah right.',
    'Thanks a lot, printer.',
    'It looks like rain.',
    'Happy hour starts at five.',
  ])('takes nothing from a greeting, a comparison or wry praise: %s', (text) => {
    expect(scoreOf(text)).toBe(0)
  })
})

const vader = createRequire(import.meta.url)('vader-sentiment') as {
  SentimentIntensityAnalyzer: { polarity_scores(text: string): { compound: number } }
}
const plainWords =
  'table walk good bad terrible love hate very so not never happy sad house least slightly but this'
const sentence = fc
  .array(fc.constantFrom(...plainWords.split(' ')), { minLength: 2, maxLength: 12 })
  .chain((words) => fc.constantFrom(words.join(' '), `${words.join(' ')}!`, `${words.join(' ')}??`))

test("over VADER's own lexicon the rules give what the published package gives", () => {
  fc.assert(
    fc.property(sentence, (text) => {
      const { compound } = vader.SentimentIntensityAnalyzer.polarity_scores(text)
      expect(vaderScore(text)).toBeCloseTo(compound, 3)
    }),
  )
})

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(fc.constantFrom(...'I was not so HAPPY, but sad ! 🙂 :) the fed up ’ — \n'.split(' ')), {
      maxLength: 60,
    })
    .map((all) => all.join(' ')),
)

test('every piece of evidence is literally in the text, in order, apart, and explains the sign', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const reading = sentimentOf(text)
      expect(Math.abs(reading.score)).toBeLessThanOrEqual(1)
      let last = 0
      for (const { span, score, evidence } of reading.sentences) {
        for (const piece of evidence) {
          expect(text.slice(piece.start, piece.end)).toBe(piece.text)
          expect(piece.start).toBeGreaterThanOrEqual(Math.max(last, span.start))
          expect(piece.end).toBeLessThanOrEqual(span.end)
          last = piece.end
        }
        if (score !== 0) expect(evidence.some(({ valence }) => valence > 0 === score > 0)).toBe(true)
      }
      expect(sentimentOf(text)).toEqual(reading)
    }),
  )
})

test('a phrase is one piece of evidence', () => {
  const [read] = sentimentOf('I am fed up with the noise.').sentences
  expect(read?.evidence.map(({ text }) => text)).toEqual(['fed up'])
})
