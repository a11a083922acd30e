import { expect, test } from 'vitest'
import { checkInSentence, missingTaps } from './check-in-sentence.ts'

test.each([
  [2, 'Tonight'],
  [7, 'This morning'],
  [13, 'This afternoon'],
  [21, 'Tonight'],
])('at %i the sentence begins with %s', (hour, begin) => {
  const said = checkInSentence(hour).map((piece) => ('words' in piece ? piece.words : `[${piece.blank}]`))
  expect(said.join('')).toBe(`${begin} I feel [mood], with [energy] energy and [stress] stress.`)
})

test('the button says what is missing until it can seal', () => {
  const none = { mood: null, energy: null, stress: null }
  expect(missingTaps(none)).toBe('Three taps')
  expect(missingTaps({ ...none, energy: 4 })).toBe('Two more taps')
  expect(missingTaps({ mood: 6, energy: 4, stress: null })).toBe('One more tap')
  expect(missingTaps({ mood: 6, energy: 4, stress: 2 })).toBeNull()
})
