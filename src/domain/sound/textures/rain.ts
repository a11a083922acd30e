import type { Chance } from '../../chance/seeded-random.ts'
import { filterLoop, highPass, lowPass } from '../signal/biquad.ts'
import { shower } from '../signal/bursts.ts'
import { toUnitLevel } from '../signal/level.ts'
import { bothSides, type Loop, type Stereo } from '../signal/loop.ts'
import { whiteNoise } from '../signal/noise.ts'
import { shape, sway } from '../signal/slow-curve.ts'
import { along, comingIn, type TextureModel } from './texture-model.ts'
import { dropBank } from './water-bursts.ts'

/** Rain on leaves and ground: a wash of drops too many to tell apart, a patter of small ones, single near ones, and a downpour. */
export const rain: TextureModel = {
  stems: (loop, chance) => [
    wash(loop, chance, 500, 5200),
    patter(loop, chance),
    nearDrops(loop, chance),
    wash(loop, chance, 900, 11_000),
  ],
  levels: (intensity) => [
    along(intensity, -2, 0),
    along(intensity, -6, -3.5),
    along(intensity, -7, -11),
    comingIn(intensity, 0, 1),
  ],
}

/** Noise between two frequencies; gusts let it come and go a little. */
function wash(loop: Loop, chance: Chance, low: number, high: number): Stereo {
  const gust = sway(chance, 1, 5)
  return toUnitLevel(
    bothSides(() => {
      const noise = whiteNoise(loop, chance)
      filterLoop(noise, loop, highPass(loop.sampleRate, low, 0.6))
      filterLoop(noise, loop, lowPass(loop.sampleRate, high, 0.5))
      return shape(noise, (turn) => 1 + 0.12 * gust(turn))
    }),
  )
}

function patter(loop: Loop, chance: Chance): Stereo {
  const range = { count: 48, smallest: 0.0004, largest: 0.0013, tick: 0.8 }
  const bank = dropBank(loop.sampleRate, chance, range)
  return toUnitLevel(shower(loop, chance, bank, { perSecond: 260, rarity: 3 }))
}

function nearDrops(loop: Loop, chance: Chance): Stereo {
  const range = { count: 32, smallest: 0.001, largest: 0.0026, tick: 0.9 }
  const bank = dropBank(loop.sampleRate, chance, range)
  return toUnitLevel(shower(loop, chance, bank, { perSecond: 12, rarity: 2 }))
}
