import type { Chance } from '../../chance/seeded-random.ts'
import { filterLoop, highPass, lowPass } from '../signal/biquad.ts'
import { shower } from '../signal/bursts.ts'
import { toUnitLevel } from '../signal/level.ts'
import { bothSides, type Loop, type Stereo } from '../signal/loop.ts'
import { whiteNoise } from '../signal/noise.ts'
import { type SlowCurve, shape, sway, swell } from '../signal/slow-curve.ts'
import { along, type TextureModel } from './texture-model.ts'
import { dropBank } from './water-bursts.ts'

/** Two waves a lap, the second a smaller one; places and widths in parts of a lap. */
const crests = [
  { at: 0.27, height: 1 },
  { at: 0.75, height: 0.66 },
]

/** A wave comes as a low roar, breaks in the middle of it, and runs up the sand as foam that fizzes away. */
export const wave: TextureModel = {
  stems: (loop, chance) => {
    const water = bothSides(() => whiteNoise(loop, chance))
    const roar = { low: 55, high: 220, floor: 0.3, late: 0, rise: 0.1, fall: 0.12 }
    const breaking = { low: 170, high: 750, floor: 0.1, late: 0.015, rise: 0.05, fall: 0.1 }
    const foam = { low: 1100, high: 5200, floor: 0.05, late: 0.055, rise: 0.04, fall: 0.13 }
    const bands = [roar, breaking, foam].map((part) => band(loop, chance, water, part))
    return [...bands, fizz(loop, chance)]
  },
  levels: (intensity) => [
    along(intensity, 0, -1),
    along(intensity, -9, -3),
    along(intensity, -21, -9),
    along(intensity, -28, -19),
  ],
}

interface Band {
  /** Hz. */
  readonly low: number
  readonly high: number
  /** What is left between two waves, beside the crest's 1. */
  readonly floor: number
  /** How long after the crest this part is at its height, and how it comes and goes, in parts of a lap. */
  readonly late: number
  readonly rise: number
  readonly fall: number
}

function courseOf({ floor, late, rise, fall }: Band): SlowCurve {
  const swells = crests.map(({ at, height }) => {
    const one = swell(at + late, rise, fall)
    return (turn: number) => height * one(turn)
  })
  return (turn) => floor + (1 - floor) * swells.reduce((sum, one) => sum + one(turn), 0)
}

/** One band of the noise in the course of the waves; each wave runs from one side a little to the other. */
function band(loop: Loop, chance: Chance, water: Stereo, part: Band): Stereo {
  const course = courseOf(part)
  const across = sway(chance, 1, 2)
  const churn = sway(chance, 6, 40)
  const side = (white: Float32Array, sign: number): Float32Array => {
    const noise = white.slice()
    filterLoop(noise, loop, highPass(loop.sampleRate, part.low))
    filterLoop(noise, loop, lowPass(loop.sampleRate, part.high))
    return shape(
      noise,
      (turn) => course(turn) * (1 + sign * 0.14 * across(turn)) * Math.max(0.2, 1 + 0.13 * churn(turn)),
    )
  }
  return toUnitLevel({ left: side(water.left, 1), right: side(water.right, -1) })
}

/** Bubbles of the foam, most of them while it runs back. */
function fizz(loop: Loop, chance: Chance): Stereo {
  const range = { count: 40, smallest: 0.0005, largest: 0.0016, tick: 0.3 }
  const bank = dropBank(loop.sampleRate, chance, range)
  const course = courseOf({ low: 0, high: 0, floor: 0.02, late: 0.12, rise: 0.05, fall: 0.1 })
  return toUnitLevel(shower(loop, chance, bank, { perSecond: 240, rarity: 2, likely: course }))
}
