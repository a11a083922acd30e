import { expect, test } from 'vitest'
import { lastModeIn } from './last-mode.ts'

test('a talk goes on in the mode of its last message that has one', () => {
  expect(lastModeIn([{ mode: 'plan' }, {}, { mode: 'challenge' }, {}])).toBe('challenge')
  expect(lastModeIn([{}, {}])).toBeUndefined()
})

test('a mode that this version does not know is not taken for one that it knows', () => {
  expect(lastModeIn([{ mode: 'ask' }, { mode: 'sing' }])).toBeUndefined()
})
