import { expect, test } from 'vitest'
import { envelope } from '../measures/course.test-support.ts'
import { differences, unsound } from '../measures/same-bytes.test-support.ts'
import {
  centroid,
  fineSpectrum,
  peakNear,
  shareBetween,
  spectrumOf,
} from '../measures/spectrum.test-support.ts'
import { meanOf, peakOf } from '../signal/level.ts'
import { loudestMoment } from '../signal/loudness.ts'
import { tones } from '../sound-names.ts'
import { renderTone, toneLoudness } from './render-tone.ts'
import { bellRatios, bowlBeats, bowlRatios, chimeRatios, toneHertz } from './tone-models.ts'

const rate = 44_100
const kept = new Map(tones.map(({ id }) => [id, renderTone(id, rate, 1)]))
const toneOf = (id: (typeof tones)[number]['id']): Float32Array => kept.get(id) ?? new Float32Array(0)

// Spec: S9-060
test('every tone has its length to the sample, at every rate', () => {
  const lengths = tones.map(({ id }) => [id, toneOf(id).length])
  expect(lengths).toEqual([
    ['chime', 66_150],
    ['bell', 176_400],
    ['bowl', 308_700],
    ['gong', 264_600],
    ['crystal', 132_300],
  ])
  expect(renderTone('chime', 48_000, 1)).toHaveLength(72_000)
  expect(renderTone('chime', 8000, 1)).toHaveLength(12_000)
})

test.each(tones)('$id ends in silence, is centred, and does not clip', ({ id }) => {
  const tone = toneOf(id)
  expect(unsound(tone)).toBe(0)
  expect(tone.at(-1)).toBe(0)
  expect(20 * Math.log10(peakOf([tone]))).toBeLessThanOrEqual(-1)
  expect(Math.abs(meanOf(tone))).toBeLessThan(0.001)
})

test.each(tones)('$id has the loudness of the others, and its release is no click', ({ id }) => {
  const tone = toneOf(id)
  expect(Math.abs(loudestMoment([tone], rate) - toneLoudness)).toBeLessThan(0.5)
  expect(peakOf([tone.subarray(-Math.round(rate * 0.01))])).toBeLessThan(0.002)
})

test.each(tones)('$id is the same for the same seed', ({ id }) => {
  expect(differences(renderTone(id, 16_000, 3), renderTone(id, 16_000, 3))).toBe(0)
})

test('a struck tone is loudest at once and fades', () => {
  for (const id of ['chime', 'bell', 'bowl'] as const) {
    const course = envelope(toneOf(id), rate, 4)
    expect(course.indexOf(Math.max(...course)), id).toBeLessThan(3)
    expect(course.at(-1) ?? 1, id).toBeLessThan(0.1 * Math.max(...course))
  }
})

/** How many Hz the strongest partial near each of some frequencies is off. */
function offBy(tone: Float32Array, wanted: readonly number[], within: number): number[] {
  const spectrum = fineSpectrum(tone, rate)
  return wanted.map((hertz) => Math.abs(peakNear(spectrum, hertz, within) - hertz))
}

test('the chime has the modes of a free bar, within 1 Hz', () => {
  const wanted = chimeRatios.map((ratio) => ratio * toneHertz.chime)
  expect(wanted.map(Math.round)).toEqual([1175, 3237, 6348, 10493])
  expect(Math.max(...offBy(toneOf('chime'), wanted, 20))).toBeLessThan(1)
})

test('the bell has hum, prime, tierce, quint and nominal, within 1 Hz', () => {
  const wanted = bellRatios.map((ratio) => ratio * toneHertz.bell)
  expect(wanted.map(Math.round)).toEqual([196, 392, 470, 588, 784])
  expect(Math.max(...offBy(toneOf('bell'), wanted, 15))).toBeLessThan(1)
})

test('the bowl has its modes as pairs 0.9 to 4 Hz apart, within 1 Hz, and the lowest pair beats', () => {
  const modes = bowlRatios.map((ratio) => ratio * toneHertz.bowl)
  expect(modes.map(Math.round)).toEqual([196, 531, 992, 1552])
  expect(bowlBeats).toEqual([0.9, 1.7, 2.8, 4])
  for (const [at, apart] of bowlBeats.entries()) {
    const pair = [(modes[at] ?? 0) - apart / 2, (modes[at] ?? 0) + apart / 2]
    expect(Math.max(...offBy(toneOf('bowl'), pair, apart / 2))).toBeLessThan(0.4)
  }
  const course = envelope(toneOf('bowl'), rate, 10).slice(0, 55)
  const rising = course.filter((level, at) => at > 3 && level > 1.05 * (course[at - 1] ?? 1))
  expect(rising.length).toBeGreaterThan(5)
})

test('the gong brightens after the stroke and darkens as it fades', () => {
  const gong = toneOf('gong')
  const brightness = [0.05, 0.6, 3.5].map((seconds) => {
    const from = Math.round(seconds * rate)
    return centroid(spectrumOf(gong.subarray(from, from + 8192), rate))
  })
  expect(brightness[1]).toBeGreaterThan(1.15 * (brightness[0] ?? 0))
  expect(brightness[2]).toBeLessThan(0.8 * (brightness[1] ?? 0))
})

test('the crystal is nearly one sine and swells in over 90 ms', () => {
  const crystal = toneOf('crystal')
  expect(
    shareBetween(spectrumOf(crystal, rate), toneHertz.crystal - 40, toneHertz.crystal + 40),
  ).toBeGreaterThan(0.98)
  const course = envelope(crystal, rate, 100)
  const top = Math.max(...course)
  expect(course[0]).toBeLessThan(0.2 * top)
  const swelled = course.findIndex((level) => level > 0.9 * top) / 100
  expect(swelled).toBeGreaterThan(0.05)
  expect(swelled).toBeLessThan(0.12)
})

test('partials above what a sample rate can carry are left out instead of folded back', () => {
  const low = renderTone('chime', 8000, 1)
  expect(shareBetween(spectrumOf(low, 8000), 1000, 3600)).toBeGreaterThan(0.98)
})
