import { expect, test } from 'vitest'
import { feltSentence } from './felt-figure.tsx'
import { whenSentence } from './when-figure.tsx'

test('how it felt is told with how many ratings it rests on', () => {
  expect(feltSentence([])).toBe(
    'Nothing rated yet. When you mark a day as done, you can say how hard it was and how you felt.',
  )
  expect(feltSentence([{ name: 'Mood afterwards', values: [3, 4, 4] }])).toBe(
    'Mood afterwards 3.7 of 5 on average (3 rated).',
  )
})

test.each([
  [0, 0, 'Not done yet.'],
  [1, 0, 'Once. The hour is noted when you mark it as done on the day itself.'],
  [12, 12, '12 times.'],
  [12, 5, '12 times. The hour is known for 5 of them.'],
])('%i times, the hour known of %i', (done, timed, sentence) => {
  expect(whenSentence(done, timed)).toBe(sentence)
})
