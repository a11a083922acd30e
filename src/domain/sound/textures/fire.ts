import { between, betweenOctaves, type Chance } from '../../chance/seeded-random.ts'
import { bandPass, filterLoop, filterOnce, highPass, lowPass } from '../signal/biquad.ts'
import { shower } from '../signal/bursts.ts'
import { peakOf, scale, toUnitLevel } from '../signal/level.ts'
import { bothSides, type Loop, type Stereo } from '../signal/loop.ts'
import { whiteNoise } from '../signal/noise.ts'
import { shape, sway } from '../signal/slow-curve.ts'
import { along, comingIn, type TextureModel } from './texture-model.ts'

/** Burning wood (after Andy Farnell, Designing Sound, "Fire"): flames that lap, gas that hisses, wood that crackles. */
export const fire: TextureModel = {
  stems: (loop, chance) => [
    rumble(loop, chance),
    hiss(loop, chance),
    crackles(loop, chance, 7),
    crackles(loop, chance, 9),
    crackles(loop, chance, 16),
  ],
  levels: (intensity) => [
    0,
    along(intensity, -19, -15),
    along(intensity, -11, -8),
    -8 + comingIn(intensity, 0.1, 0.5),
    -6 + comingIn(intensity, 0.5, 1),
  ],
}

/** Slow pressure of the flames, fluttering a few times a second, with some body above it. */
function rumble(loop: Loop, chance: Chance): Stereo {
  const flutter = sway(chance, 12, 90)
  const draught = sway(chance, 1, 6)
  return toUnitLevel(
    bothSides(() => {
      const noise = whiteNoise(loop, chance)
      filterLoop(noise, loop, lowPass(loop.sampleRate, 180, 0.5))
      filterLoop(noise, loop, highPass(loop.sampleRate, 60))
      return shape(noise, (turn) => Math.max(0.1, 1 + 0.28 * flutter(turn) + 0.2 * draught(turn)))
    }),
  )
}

/** Gas that escapes: high noise that swells and nearly goes away. */
function hiss(loop: Loop, chance: Chance): Stereo {
  const breath = sway(chance, 2, 24)
  return toUnitLevel(
    bothSides(() => {
      const noise = whiteNoise(loop, chance)
      filterLoop(noise, loop, highPass(loop.sampleRate, 900, 0.5))
      filterLoop(noise, loop, lowPass(loop.sampleRate, 6500, 0.5))
      return shape(noise, (turn) => (0.55 + 0.3 * breath(turn)) ** 2)
    }),
  )
}

function crackles(loop: Loop, chance: Chance, perSecond: number): Stereo {
  const bank = Array.from({ length: 40 }, () => crackle(loop.sampleRate, chance))
  return toUnitLevel(shower(loop, chance, bank, { perSecond, rarity: 3 }))
}

/** A pocket of steam bursts: one sharp edge and noise that dies within milliseconds, coloured by the wood around it. */
function crackle(sampleRate: number, chance: Chance): Float32Array {
  const seconds = betweenOctaves(chance, 0.0007, 0.006)
  const burst = new Float32Array(Math.ceil(seconds * 8 * sampleRate))
  for (let at = 0; at < burst.length; at++)
    burst[at] = (2 * chance() - 1) * Math.exp(-at / (seconds * sampleRate))
  burst[0] = 1.5
  filterOnce(burst, bandPass(sampleRate, betweenOctaves(chance, 700, 5200), between(chance, 0.5, 2.2)))
  return scale(burst, 1 / Math.max(peakOf([burst]), 1e-9))
}
