import { expect, test } from 'vitest'
import { seededRandom } from '../../chance/seeded-random.ts'
import { correlation } from '../measures/course.test-support.ts'
import { chromaCourse, harmonicMovement, loopLikeness } from '../measures/music-figures.test-support.ts'
import { differences } from '../measures/same-bytes.test-support.ts'
import { fineSpectrum, peakNear } from '../measures/spectrum.test-support.ts'
import { rmsOf } from '../signal/level.ts'
import { type Stereo, silence } from '../signal/loop.ts'
import { compose } from './compose.ts'
import { hallOf } from './hall.ts'
import { breathNoise, feltPiano, hertzOf, type Sounding, softMallet, warmPad } from './instruments.ts'
import { renderScore } from './render-piece.ts'
import type { Note } from './score.ts'
import { type TrackId, tracks } from './tracks.ts'

const rate = 22_050

/** The beginning of a piece. */
function excerpt(id: TrackId, seconds: number, sampleRate = rate): Stereo {
  const whole = silence(Math.round(seconds * sampleRate))
  let from = 0
  for (const { left, right } of renderScore({ ...compose(id), seconds }, id, sampleRate)) {
    whole.left.set(left, from)
    whole.right.set(right, from)
    from += left.length
  }
  expect(from).toBe(whole.left.length)
  return whole
}

/** One note alone, without a hall. */
function alone(
  play: (note: Note, sampleRate: number, chance: () => number) => Sounding,
  note: Partial<Note>,
  seconds: number,
): Stereo {
  const [dry, send] = [silence(seconds * 44_100), silence(seconds * 44_100)]
  const whole: Note = { voice: 'piano', at: 0, seconds, pitch: 60, level: 0.7, pan: 0.5, ...note }
  const buses = { ...dry, sendLeft: send.left, sendRight: send.right }
  play(whole, 44_100, seededRandom(4))(buses, 0, dry.left.length)
  return dry
}

test.each(tracks.map(({ id }) => id))(
  'the first seconds of %s: sound, no fault, stereo, same seed same bytes',
  (id) => {
    const first = excerpt(id, 6)
    for (const channel of [first.left, first.right]) {
      expect(channel.every(Number.isFinite)).toBe(true)
      expect(rmsOf([channel])).toBeGreaterThan(0.005)
      expect(Math.abs(channel.at(-1) ?? 1)).toBe(0)
    }
    const alike = correlation(first.left, first.right)
    expect(alike).toBeLessThan(0.98)
    expect(alike).toBeGreaterThan(-0.2)
    const again = excerpt(id, 6)
    expect(differences(again.left, first.left) + differences(again.right, first.right)).toBe(0)
  },
)

test('half a minute of each piece moves between chords', () => {
  for (const id of ['fractions-of-light', 'when-light-fades-away'] as const)
    expect(harmonicMovement(chromaCourse(excerpt(id, 33).left, rate))).toBeGreaterThan(0.05)
})

test('the measure of loops tells what goes round from what does not', () => {
  const chance = seededRandom(2)
  const row = () => Float64Array.from({ length: 12 }, () => chance())
  const lap = Array.from({ length: 12 }, row)
  const round = Array.from({ length: 10 }, () => lap).flat()
  expect(loopLikeness(round)).toBeCloseTo(1, 6)
  expect(loopLikeness(Array.from({ length: 120 }, row))).toBeLessThan(0.4)
  expect(harmonicMovement(Array.from({ length: 64 }, () => lap[0] as Float64Array))).toBeCloseTo(0, 9)
})

test('partials of the felt piano are stretched as those of a stiff string', () => {
  const spectrum = fineSpectrum(alone(feltPiano, { pitch: 60 }, 3).left, 44_100)
  const f = hertzOf(60)
  for (const k of [5, 7, 9]) {
    const found = peakNear(spectrum, k * f * Math.sqrt(1 + 0.00035 * k * k), 12)
    expect(found).toBeGreaterThan(k * f * 1.002)
    expect(Math.abs(found - k * f * Math.sqrt(1 + 0.00035 * k * k))).toBeLessThan(1)
  }
})

test('a struck note is loud first and dies away; louder is also brighter', () => {
  const loud = alone(feltPiano, { level: 0.9 }, 3)
  const early = rmsOf([loud.left.subarray(2_000, 12_000)])
  const late = rmsOf([loud.left.subarray(100_000, 110_000)])
  expect(early / late).toBeGreaterThan(3)
  const share = (level: number) => {
    const { power, hertz } = fineSpectrum(alone(feltPiano, { level }, 2).left, 44_100)
    const above = power.subarray(Math.round(1_000 / hertz)).reduce((sum, value) => sum + value, 0)
    return above / power.reduce((sum, value) => sum + value, 0)
  }
  expect(share(0.9)).toBeGreaterThan(share(0.3) * 1.1)
})

test('a note that is let go is damped, and is over when nothing is heard', () => {
  const note: Note = { voice: 'mallet', at: 0, seconds: 0.5, pitch: 72, level: 0.5, pan: 0.5 }
  const sound = softMallet(note, 44_100)
  const stretch = () => ({
    ...silence(44_100),
    sendLeft: new Float32Array(44_100),
    sendRight: new Float32Array(44_100),
  })
  const seconds = Array.from({ length: 12 }, stretch)
  const alive = seconds.map((into) => sound(into, 0, 44_100))
  expect([alive[0], alive.at(-1)]).toEqual([true, false])
  expect(rmsOf([seconds[2]?.left ?? new Float32Array(1)])).toBeLessThan(
    rmsOf([seconds[0]?.left ?? new Float32Array(1)]) / 8,
  )
})

test('a held chord comes slowly and has width; breath swells and differs between the ears', () => {
  const held = alone(warmPad, { seconds: 4, pitch: 64 }, 6)
  expect(rmsOf([held.left.subarray(0, 4_410)])).toBeLessThan(
    rmsOf([held.left.subarray(110_000, 130_000)]) / 5,
  )
  expect(correlation(held.left, held.right)).toBeLessThan(0.95)
  const air = alone(breathNoise, { seconds: 4, pitch: 76 }, 4)
  expect(Math.abs(correlation(air.left, air.right))).toBeLessThan(0.2)
  expect(rmsOf([air.left.subarray(0, 8_820)])).toBeLessThan(rmsOf([air.left.subarray(80_000, 100_000)]) / 3)
})

test('the hall falls by 60 dB in about its time, comes after the sound, and does not mind how it is cut into chunks', () => {
  const answer = (chunk: number) => {
    const whole = silence(3 * rate)
    const hall = hallOf({ decaySeconds: 2, level: 0.4 }, rate)
    for (let from = 0; from < whole.left.length; from += chunk) {
      const count = Math.min(chunk, whole.left.length - from)
      const send = silence(count)
      if (from === 0) send.left[0] = 1
      hall(whole.left.subarray(from), whole.right.subarray(from), send.left, send.right, count)
    }
    return whole
  }
  const whole = answer(3 * rate)
  const [early, late] = [0.2, 1.7].map(
    (at) => 20 * Math.log10(rmsOf([whole.left.subarray(at * rate, (at + 0.4) * rate)])),
  )
  const fall = ((early ?? 0) - (late ?? 0)) / 1.5
  expect(fall).toBeGreaterThan(24)
  expect(fall).toBeLessThan(48)
  expect(rmsOf([whole.left.subarray(0, 0.04 * rate)])).toBe(0)
  expect(differences(answer(777).right, whole.right)).toBe(0)
})
