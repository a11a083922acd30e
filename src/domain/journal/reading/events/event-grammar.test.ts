import { expect, test } from 'vitest'
import { emotionsOf } from '../emotions/emotion-reading.ts'
import { sentimentOf } from '../sentiment/sentiment.ts'

const strongest = (text: string) => emotionsOf(text).emotions[0]?.emotion
const named = (text: string) => emotionsOf(text).emotions.map(({ emotion }) => emotion)

test.each([
  ['My grandmother died.', 'sadness'],
  ['my grandmother died', 'sadness'],
  ['I cried in the car.', 'sadness'],
  ['I feel so alone tonight.', 'sadness'],
  ['My best friend from school passed away.', 'sadness'],
  ['He left me on Tuesday.', 'sadness'],
  ['I got the job!!!', 'joy'],
  ['I passed my driving test', 'joy'],
  ['Somebody stole my bike from the yard.', 'anger'],
  ['My sister lied to me again.', 'anger'],
])('what happened is felt, without a word for the feeling: %s', (text, emotion) => {
  expect(strongest(text)).toBe(emotion)
  const { score } = sentimentOf(text)
  if (emotion === 'joy') expect(score).toBeGreaterThan(0)
  else expect(score).toBeLessThan(0)
})

test.each([
  'I did not get the job.',
  'I hope I get the job.',
  'If I got the job I would move.',
  'He got the job.',
  'In the film the grandmother died.',
])('what has not happened, or not to the writer, is no joy of theirs: %s', (text) => {
  expect(named(text)).not.toContain('joy')
})

test('a release is no fear', () => {
  expect(named('Released a lot of stress at the gym.')).not.toContain('fear')
})

test('the words that tell an event are what is shown for the feeling', () => {
  const text = 'We had soup. My grandmother died. I went to bed.'
  const [first] = emotionsOf(text).emotions
  expect(first?.emotion).toBe('sadness')
  for (const { start, end, text: shown } of first?.evidence ?? []) expect(text.slice(start, end)).toBe(shown)
  expect(first?.evidence.map((one) => one.text).join(' ')).toContain('grandmother died')
})
