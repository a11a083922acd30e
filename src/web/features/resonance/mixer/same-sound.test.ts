import { expect, test } from 'vitest'
import { isSameSound } from './same-sound.ts'

const stove = { type: 'fire', volume: 40, intensity: 0.3, layers: { forest: 20, rain: 65 } } as const

test('a sound is the same whichever of its layers comes first', () => {
  expect(
    isSameSound(stove, { type: 'rain', volume: 65, intensity: 0.3, layers: { fire: 40, forest: 20 } }),
  ).toBe(true)
  expect(isSameSound(stove, { ...stove, intensity: 0.1 + 0.2 })).toBe(true)
})

test('another level, layer or intensity is another sound', () => {
  expect(isSameSound(stove, { ...stove, volume: 45 })).toBe(false)
  expect(isSameSound(stove, { ...stove, layers: { forest: 20 } })).toBe(false)
  expect(isSameSound(stove, { ...stove, intensity: 0.35 })).toBe(false)
})

test('a tone sounds alike at every intensity', () => {
  expect(
    isSameSound({ type: 'bell', volume: 15, intensity: 0.5 }, { type: 'bell', volume: 15, intensity: 1 }),
  ).toBe(true)
})
