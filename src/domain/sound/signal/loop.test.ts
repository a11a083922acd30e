import { expect, test } from 'vitest'
import { seededRandom } from '../../chance/seeded-random.ts'
import { differences } from '../measures/same-bytes.test-support.ts'
import { bandPass, filterLoop, gentleLowPass, highPass, lowPass } from './biquad.ts'
import { addBurst, shower } from './bursts.ts'
import { bendPeaks, rmsOf } from './level.ts'
import { loopOf, silence } from './loop.ts'
import { whiteNoise } from './noise.ts'
import { answered } from './room.ts'
import { shape, sway, swell } from './slow-curve.ts'

const rate = 8000
const loop = loopOf(rate, 2)

/** What a filter makes of a sine that goes round the lap in whole cycles, in dB. */
function gain(filter: ReturnType<typeof lowPass>, hertz: number): number {
  const tone = Float32Array.from({ length: loop.length }, (_, at) =>
    Math.sin((2 * Math.PI * hertz * at) / rate),
  )
  const before = rmsOf([tone])
  return 20 * Math.log10(rmsOf([filterLoop(tone, loop, filter)]) / before)
}

test('the filters pass and stop what they are named after', () => {
  expect(gain(lowPass(rate, 500), 500)).toBeCloseTo(-3.01, 1)
  expect(gain(lowPass(rate, 500), 50)).toBeCloseTo(0, 1)
  expect(gain(lowPass(rate, 250), 2000)).toBeLessThan(-35)
  expect(gain(highPass(rate, 500), 500)).toBeCloseTo(-3.01, 1)
  expect(gain(highPass(rate, 500), 50)).toBeLessThan(-38)
  expect(gain(bandPass(rate, 500, 2), 500)).toBeCloseTo(0, 2)
  expect(gain(bandPass(rate, 500, 2), 100)).toBeLessThan(-15)
  expect(gain(gentleLowPass(rate, 100), 100)).toBeCloseTo(-3.01, 0)
})

test('a filtered lap is what the filter gives in any later lap, to the bit', () => {
  const noise = whiteNoise(loop, seededRandom(3))
  const usual = filterLoop(noise.slice(), loop, lowPass(rate, 55))
  for (const laps of [1, 2, 5])
    expect(differences(filterLoop(noise.slice(), loopOf(rate, 2, laps), lowPass(rate, 55)), usual)).toBe(0)
  const cold = filterLoop(noise.slice(), loopOf(rate, 2, 0), lowPass(rate, 55))
  expect(differences(cold, usual)).toBeGreaterThan(0)
})

test('a burst that runs over the end goes on at the beginning', () => {
  const burst = Float32Array.from([1, 2, 3, 4])
  const lap = silence(loop.length)
  addBurst(loop, lap, burst, { at: loop.length - 2, gain: 1, pan: 0 })
  expect([...lap.left.slice(-2), ...lap.left.slice(0, 3)]).toEqual([1, 2, 3, 4, 0])
})

test('a burst longer than the lap lies over itself', () => {
  const short = loopOf(2, 1)
  const lap = silence(2)
  addBurst(short, lap, Float32Array.from([1, 10, 100, 1000, 10_000]), { at: 1, gain: 1, pan: 0 })
  expect([...lap.left]).toEqual([1010, 10_101])
})

test('a burst from one side reaches the other ear later and keeps its power', () => {
  const lap = silence(loop.length)
  addBurst(loop, lap, Float32Array.from([1]), { at: 100, gain: 1, pan: 0.25 })
  const [left, right] = [lap.left.findIndex((value) => value > 0), lap.right.findIndex((value) => value > 0)]
  expect(right).toBeGreaterThan(left)
  expect((lap.left[left] ?? 0) ** 2 + (lap.right[right] ?? 0) ** 2).toBeCloseTo(1, 5)
})

test('a shower lets fall as many events as asked for, where they are likely', () => {
  const chance = seededRandom(9)
  const lap = shower(loop, chance, [Float32Array.from([1])], {
    perSecond: 40,
    rarity: 1,
    likely: (turn) => (turn < 0.5 ? 1 : 0),
  })
  const filled = [...lap.left.keys()].filter((at) => (lap.left[at] ?? 0) > 0)
  expect(filled.length).toBeGreaterThan(70)
  expect(filled.length).toBeLessThanOrEqual(80)
  expect(Math.max(...filled)).toBeLessThanOrEqual(loop.length / 2 + 6)
})

test('a room answers round the end of the lap, later and quieter', () => {
  const dry = new Float32Array(loop.length)
  dry[loop.length - 10] = 1
  const wet = answered(dry, rate, seededRandom(1), { decaySeconds: 0.5, reflections: 6, level: 0.6 })
  const echoes = [...wet.keys()].filter((at) => wet[at] !== 0)
  expect(echoes).toHaveLength(7)
  expect(echoes.filter((at) => at < loop.length / 2)).toHaveLength(6)
  const levels = echoes.slice(0, 6).map((at) => Math.abs(wet[at] ?? 0))
  expect(levels).toEqual(levels.toSorted((a, b) => b - a))
})

test('slow curves end where they begin', () => {
  for (const curve of [sway(seededRandom(2), 1, 9), swell(0.97, 0.1, 0.2)]) {
    expect(curve(1)).toBeCloseTo(curve(0), 9)
    const shaped = shape(new Float32Array(loop.length).fill(1), curve)
    expect(Math.abs((shaped[0] ?? 0) - (shaped.at(-1) ?? 9))).toBeLessThan(0.01)
  }
  expect(swell(0.3, 0.1, 0.2)(0.3)).toBe(1)
  expect(swell(0.3, 0.1, 0.2)(0.2)).toBeCloseTo(Math.exp(-0.5), 9)
  expect(swell(0.3, 0.1, 0.2)(0.5)).toBeCloseTo(Math.exp(-0.5), 9)
})

test('peaks are bent below -1 dBFS, keep their order, and what is quiet is not touched', () => {
  const bent = bendPeaks(Float32Array.from([0.5, -0.5, 0.7, 0.9, 5, -5]))
  expect([...bent.slice(0, 2)]).toEqual([0.5, -0.5])
  expect(Math.max(...bent)).toBeLessThan(10 ** (-1 / 20))
  expect(bent[2]).toBeLessThan(bent[3] ?? 0)
  expect(bent[5]).toBe(-(bent[4] ?? 0))
})
