import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Tier } from '#domain/billing/unlocks.ts'
import { textures, tones } from '#domain/sound/sound-names.ts'
import { type LatestRatings, suggestSound } from './emotional-sync.ts'
import { musicAccess, previewAt } from './music-access.ts'
import { parsePresetFragment, presetFragment } from './preset-link.ts'
import { sleepTimerAt, sleepTimerMinutes } from './sleep-timer.ts'

const nothing: LatestRatings = { mood: null, energy: null, stress: null, ageMs: 60_000 }

test('emotional sync names the rating that it used, and keeps still where nothing stands out', () => {
  expect(suggestSound({ ...nothing, stress: 8 }, 15)).toEqual({
    sound: { texture: 'rain', intensity: 0.3 },
    reason: 'You put stress at 8 of 10. Soft rain leaves room.',
  })
  expect(suggestSound({ ...nothing, energy: 3 }, 23)?.sound).toEqual({ track: 'gently-whispering' })
  expect(suggestSound({ ...nothing, energy: 8 }, 10)?.reason).toBe(
    'You put energy at 8 of 10. ES Reverse Poem might fit.',
  )
  for (const late of [21, 0, 4]) expect(suggestSound({ ...nothing, energy: 8 }, late)).toBeNull()
  for (const early of [5, 20]) expect(suggestSound({ ...nothing, energy: 8 }, early)).not.toBeNull()
  expect(suggestSound({ ...nothing, mood: 2 }, 10)?.sound).toEqual({ texture: 'wave', intensity: 0.4 })
  expect(suggestSound({ mood: 5, energy: 5, stress: 5, ageMs: 0 }, 10)).toBeNull()
  expect(suggestSound(nothing, 10)).toBeNull()
})

test('yesterday’s ratings suggest nothing today', () => {
  expect(suggestSound({ ...nothing, stress: 9, ageMs: 12 * 3_600_000 }, 10)).not.toBeNull()
  expect(suggestSound({ ...nothing, stress: 9, ageMs: 12 * 3_600_000 + 1 }, 10)).toBeNull()
  expect(suggestSound({ ...nothing, stress: 9, ageMs: -1 }, 10)).toBeNull()
})

test('the sleep timer fades over its last half minute and ends', () => {
  const timer = { startedAt: 1_000, minutes: sleepTimerMinutes[0] }
  expect(sleepTimerAt(timer, 1_000)).toEqual({ remainingMs: 900_000, fade: 1, isOver: false })
  expect(sleepTimerAt(timer, 1_000 + 885_000)).toEqual({ remainingMs: 15_000, fade: 0.5, isOver: false })
  expect(sleepTimerAt(timer, 1_000 + 900_000)).toEqual({ remainingMs: 0, fade: 0, isOver: true })
  expect(sleepTimerAt(timer, -50_000).remainingMs).toBe(900_000)
})

const anyPreset = fc.record({
  name: fc
    .string({ minLength: 1, maxLength: 60, unit: 'grapheme-ascii' })
    .map((name) => name.trim())
    .filter(Boolean),
  type: fc.constantFrom(...[...textures, ...tones].map(({ id }) => id)),
  volume: fc.integer({ min: 0, max: 20 }).map((step) => step * 5),
  intensity: fc.integer({ min: 2, max: 20 }).map((step) => (step * 5) / 100),
})

test('a shared sound arrives as it was sent', () => {
  fc.assert(
    fc.property(anyPreset, (preset) => {
      expect(parsePresetFragment(`#${presetFragment(preset)}`)).toEqual(preset)
    }),
  )
  expect(presetFragment({ name: 'Rain & tea', type: 'rain', volume: 15, intensity: 0.4 })).toBe(
    'sound=rain&intensity=40&volume=15&name=Rain%20%26%20tea',
  )
})

test('a shared mix arrives with all of its layers, and without what nobody can hear', () => {
  const stove = {
    name: 'Stove, late',
    type: 'fire',
    volume: 40,
    intensity: 0.5,
    layers: { forest: 20, rain: 65 },
  }
  const fragment = presetFragment({ ...stove, type: 'fire' })
  expect(fragment).toBe('sound=fire&intensity=50&volume=40&with=forest.20_rain.65&name=Stove%2C%20late')
  expect(parsePresetFragment(fragment)).toEqual(stove)
  const made = 'sound=fire&name=a&with=rain.900_wave.0_cafe.x_horn.20_fire.10_forest_.._whitenoise.7.5'
  expect(parsePresetFragment(made)?.layers).toEqual({ rain: 100, whitenoise: 5 })
  expect(parsePresetFragment('sound=fire&name=a&with=')).not.toHaveProperty('layers')
})

test('a link that somebody made up is brought into range or not taken at all', () => {
  expect(parsePresetFragment('sound=fire&intensity=900&volume=-3&name=%20Hot%20')).toEqual({
    name: 'Hot',
    type: 'fire',
    volume: 0,
    intensity: 1,
  })
  expect(parsePresetFragment('sound=fire&name=Hot&intensity=x')).toMatchObject({ volume: 15, intensity: 0.5 })
  for (const wrong of [
    '',
    '#',
    'sound=horn&name=a',
    'sound=rain',
    'sound=rain&name=%20',
    'sound=rain&name=%E0%A4%A',
    'sound=music&name=a',
  ])
    expect([wrong, parsePresetFragment(wrong)]).toEqual([wrong, null])
  fc.assert(
    fc.property(fc.string(), (text) => {
      const preset = parsePresetFragment(text)
      expect(preset === null || preset.volume <= 100).toBe(true)
    }),
  )
})

test('music is open on a server without billing, whatever the plan says, and belongs to the tiers that unlock it', () => {
  const priced = { currency: 'eur', monthly: { price: 'a', amount: 400 } }
  const tiers: Tier[] = [
    { ...priced, id: 'room', name: 'Room', unlocks: ['space'], spaceMb: 10 },
    { ...priced, id: 'premium', name: 'Premium', unlocks: ['music'] },
  ]
  const heard = (hasBilling: boolean) =>
    ['free', 'room', 'premium'].map((tier) => musicAccess({ hasBilling, tier }, tiers))
  expect(heard(false)).toEqual(['open', 'open', 'open'])
  expect(heard(true)).toEqual(['preview', 'preview', 'included'])
})

test('a preview is half a minute, grows softer at its end and is over then; nothing else ends', () => {
  expect(previewAt('preview', 0)).toEqual({ fade: 1, remaining: 30, isOver: false })
  expect(previewAt('preview', 28.5)).toEqual({ fade: 0.5, remaining: 1.5, isOver: false })
  expect(previewAt('preview', 30)).toEqual({ fade: 0, remaining: 0, isOver: true })
  expect(previewAt('preview', 200).isOver).toBe(true)
  expect(previewAt('open', 200)).toEqual({ fade: 1, remaining: null, isOver: false })
  expect(previewAt('included', 200).isOver).toBe(false)
})
