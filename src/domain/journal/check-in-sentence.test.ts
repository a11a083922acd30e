import { expect, test } from 'vitest'
import { checkInSaid, checkInSentence, missingTaps } from './check-in-sentence.ts'

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

test('a check-in is read again as the sentence that it was, without what was not given', () => {
  const all = { mood: 6, energy: 4, stress: 1 }
  expect(checkInSaid(21, all)).toBe('Tonight I feel tender, with a little energy and no stress.')
  expect(checkInSaid(8, { ...all, energy: null })).toBe('This morning I feel tender, with no stress.')
  expect(checkInSaid(8, { ...all, energy: null, stress: null })).toBe('This morning I feel tender.')
  expect(checkInSaid(13, { ...all, mood: null })).toBe('This afternoon I have a little energy and no stress.')
  expect(checkInSaid(13, { mood: null, energy: null, stress: null })).toBe('')
})
