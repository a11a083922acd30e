import { expect, test } from 'vitest'
import { stemDifferences, unsound } from '../measures/same-bytes.test-support.ts'
import { centroid, spectrumOf } from '../measures/spectrum.test-support.ts'
import {
  clinksASecond,
  cracklesASecond,
  rangesAtHalf,
  whistles,
} from '../measures/texture-figures.test-support.ts'
import { meanOf, peakOf } from '../signal/level.ts'
import type { Stereo } from '../signal/loop.ts'
import { loudness } from '../signal/loudness.ts'
import { type Texture, textures } from '../sound-names.ts'
import { mixStems, renderStems, type TextureStems } from './render-texture.ts'

const rate = 44_100
const seed = 1
const ids = textures.map(({ id }) => id)
const intensities = [0, 0.25, 0.5, 0.75, 1]

const rendered = new Map<Texture, TextureStems>()
const mixed = new Map<string, Stereo>()

function stemsOf(texture: Texture): TextureStems {
  const stems = rendered.get(texture) ?? renderStems(texture, rate, seed)
  rendered.set(texture, stems)
  return stems
}

function lapOf(texture: Texture, intensity: number): Stereo {
  const key = `${texture} ${intensity}`
  const lap = mixed.get(key) ?? mixStems(stemsOf(texture), intensity)
  mixed.set(key, lap)
  return lap
}

const rises = (values: readonly number[]): boolean =>
  values.every((value, at) => at === 0 || value > (values[at - 1] ?? Number.POSITIVE_INFINITY))

// Spec: S4-073, S4-074
test.each(ids)(
  '%s is a stereo lap of exactly ten seconds, at one loudness and without clipping',
  (texture) => {
    for (const intensity of [0, 0.5, 1]) {
      const { left, right } = lapOf(texture, intensity)
      expect([left.length, right.length]).toEqual([441_000, 441_000])
      expect(unsound(left) + unsound(right)).toBe(0)
      expect(20 * Math.log10(peakOf([left, right]))).toBeLessThanOrEqual(-1)
      expect(Math.abs(loudness([left, right], rate) + 20)).toBeLessThan(0.5)
      expect(Math.abs(meanOf(left)) + Math.abs(meanOf(right))).toBeLessThan(0.001)
    }
  },
)

test('a lap has ten seconds at every sample rate', () => {
  for (const sampleRate of [11_025, 48_000])
    expect(mixStems(renderStems('whitenoise', sampleRate, seed), 0.5).left).toHaveLength(10 * sampleRate)
})

test.each(ids)('%s measures what it is named after', (texture) => {
  for (const { what, measured, least, most } of rangesAtHalf[texture](lapOf(texture, 0.5), rate)) {
    expect(measured, what).toBeGreaterThanOrEqual(least)
    expect(measured, what).toBeLessThanOrEqual(most)
  }
})

/** Low, so that rendering again and again is quick; the models are the same at every rate. */
const lowRate = 8000

test.each(ids)('%s goes round: after two more laps of warming up it is the same to the bit', (texture) => {
  const later = renderStems(texture, lowRate, seed, 3)
  expect(stemDifferences(renderStems(texture, lowRate, seed).stems, later.stems)).toBe(0)
})

test.each(ids)('%s is the same for the same seed and another for another', (texture) => {
  const first = renderStems(texture, lowRate, 5).stems
  expect(stemDifferences(first, renderStems(texture, lowRate, 5).stems)).toBe(0)
  expect(stemDifferences(first, renderStems(texture, lowRate, 6).stems)).toBeGreaterThan(50_000)
})

test.each(ids)('%s steps over its seam no farther than it steps elsewhere', (texture) => {
  const lap = lapOf(texture, 0.5).left
  const seam = Math.abs((lap.at(-1) ?? 0) - (lap[0] ?? 0))
  let asLarge = 0
  for (let at = 1; at < lap.length; at++) if (Math.abs((lap[at] ?? 0) - (lap[at - 1] ?? 0)) >= seam) asLarge++
  expect(asLarge / lap.length).toBeGreaterThan(0.001)
})

test.each(ids)('the more intense, the brighter is %s', (texture) => {
  const brightness = intensities.map((intensity) =>
    centroid(spectrumOf(lapOf(texture, intensity).left, rate, 4)),
  )
  expect(rises(brightness), brightness.map(Math.round).join(' ')).toBe(true)
})

test('the more intense, the oftener fire crackles and cups clink', () => {
  expect(rises([0, 0.5, 1].map((intensity) => cracklesASecond(lapOf('fire', intensity), rate)))).toBe(true)
  expect(rises([0, 0.5, 1].map((intensity) => clinksASecond(lapOf('cafe', intensity), rate)))).toBe(true)
})

test('the more intense the forest, the more notes are heard, and most of them glide', () => {
  const [few, many] = [whistles(lapOf('forest', 0), rate), whistles(lapOf('forest', 1), rate)]
  expect(many.length).toBeGreaterThan(few.length)
  const gliding = many.filter(({ from, to }) => Math.abs(Math.log2(to / from)) > 0.05)
  expect(gliding.length).toBeGreaterThan(many.length / 2)
})

test('an intensity outside 0 to 1 counts as the nearest inside', () => {
  const stems = stemsOf('whitenoise')
  expect(stemDifferences([mixStems(stems, 7)], [lapOf('whitenoise', 1)])).toBe(0)
  expect(stemDifferences([mixStems(stems, -1)], [lapOf('whitenoise', 0)])).toBe(0)
})

test('a change of intensity leaves the kept parts as they are', () => {
  const stems = renderStems('rain', lowRate, seed)
  const before = mixStems(stems, 0.3)
  mixStems(stems, 0.9)
  expect(stemDifferences([mixStems(stems, 0.3)], [before])).toBe(0)
})
