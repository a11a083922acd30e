import { expect, test } from 'vitest'
import { aboutModel, memoryWords, sizeWords, stateWords } from './device-model-words.ts'

test('sizes are told in the unit in which people know them', () => {
  expect([503_712, 397_000_000, 1_107_000_000].map(sizeWords)).toEqual(['504 kB', '397 MB', '1.1 GB'])
  expect(aboutModel({ bytes: 397_000_000, licence: 'Apache-2.0' })).toBe('397 MB, Apache-2.0')
})

test('a model on its way says how far it is, and one that is whole or absent says nothing', () => {
  const at = { have: 120_000_000, bytes: 397_000_000 }
  expect(stateWords({ ...at, state: 'arriving' })).toBe('120 MB of 397 MB.')
  expect(stateWords({ ...at, state: 'paused' })).toBe('Paused at 120 MB of 397 MB.')
  expect(stateWords({ ...at, state: 'checking' })).toBe('Checking that it came whole.')
  expect([stateWords({ ...at, state: 'here' }), stateWords({ ...at, state: 'absent' })]).toEqual(['', ''])
})

test('a device that says it has less than twice a model’s size in memory is warned of', () => {
  expect(memoryWords({ memoryGb: 2 }, { bytes: 1.5e9 })).toBe(
    'This device has 2 GB of memory, which may be too little for it.',
  )
  expect(memoryWords({ memoryGb: 8 }, { bytes: 1.5e9 })).toBe('')
  expect(memoryWords({ memoryGb: null }, { bytes: 1.5e9 })).toBe('')
})
