import fc from 'fast-check'
import { expect, test } from 'vitest'
import { questionAt } from './next-question.ts'
import { questions, questionThemes } from './questions.ts'

const asked = (seed: number, from: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => questionAt(seed, from + at).text)

test('there are some 120 questions, each once, each a question and none a command or a promise', () => {
  expect(questions.length).toBeGreaterThanOrEqual(120)
  expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length)
  for (const { text } of questions) {
    expect(text).toMatch(/^[A-Z].*\?$/)
    expect(text).not.toMatch(/!|\b(?:should you|try to|you should|you must|remember to|have you tried)\b/i)
    expect(text.length).toBeLessThan(110)
  }
  for (const texts of Object.values(questionThemes)) expect(texts.length).toBeGreaterThanOrEqual(10)
})

test('no question comes again before all were asked, in any round, and none twice in a row', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 4 }), (seed, round) => {
      const all = asked(seed, round * questions.length, questions.length + 1)
      expect(new Set(all.slice(0, -1)).size).toBe(questions.length)
      expect(all.at(-1)).not.toBe(all.at(-2))
    }),
    { numRuns: 40 },
  )
})

test('the same seed asks in the same order, another seed in another, and a second round in yet another', () => {
  expect(asked(7, 0, 20)).toEqual(asked(7, 0, 20))
  expect(asked(7, 0, 20)).not.toEqual(asked(8, 0, 20))
  expect(asked(7, questions.length, 20)).not.toEqual(asked(7, 0, 20))
})

test('there is no question before the first', () => {
  expect(() => questionAt(1, -1)).toThrow(RangeError)
})
