import { expect, test } from 'vitest'
import { lengthWords, mixTitle, presetWords, sleepWords, spokenLength } from './sound-words.ts'

test('lengths read like a clock, and are spoken in words', () => {
  expect([0, 9.9, 65, 217, 240].map(lengthWords)).toEqual(['0:00', '0:09', '1:05', '3:37', '4:00'])
  expect(spokenLength(217)).toBe('3 minutes 37 seconds')
  expect(spokenLength(61)).toBe('1 minute 1 second')
  expect(spokenLength(8)).toBe('8 seconds')
})

test('a mix is called by its layers', () => {
  expect(mixTitle([])).toBe('')
  expect(mixTitle(['rain'])).toBe('Rainfall')
  expect(mixTitle(['forest', 'rain'])).toBe('Forest and Rainfall')
  expect(mixTitle(['forest', 'rain', 'fire'])).toBe('Forest, Rainfall and Crackling Fire')
  expect(mixTitle(['wave', 'forest', 'rain', 'fire'])).toBe('Ocean Waves, Forest and 2 more')
})

test('a kept sound says all that it holds', () => {
  expect(presetWords({ type: 'fire', volume: 40, intensity: 0.3, layers: { forest: 20, rain: 65 } })).toBe(
    'Crackling Fire 40, Forest 20, Rainfall 65, intensity 30 %',
  )
  expect(presetWords({ type: 'bowl', volume: 15, intensity: 0.5 })).toBe('Singing Bowl 15, played once')
})

test('a sleep timer counts minutes, and seconds at its end', () => {
  expect([900_000, 899_000, 61_000, 60_000, 1].map(sleepWords)).toEqual([
    '15 min left',
    '15 min left',
    '2 min left',
    '60 s left',
    '1 s left',
  ])
})
