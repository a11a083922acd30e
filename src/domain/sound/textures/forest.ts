import { between, type Chance } from '../../chance/seeded-random.ts'
import { bandPass, filterLoop, highPass, lowPass } from '../signal/biquad.ts'
import { addBurst } from '../signal/bursts.ts'
import { toUnitLevel } from '../signal/level.ts'
import { bothSides, type Loop, type Stereo, silence } from '../signal/loop.ts'
import { whiteNoise } from '../signal/noise.ts'
import { addRoom } from '../signal/room.ts'
import { type SlowCurve, shape, sway } from '../signal/slow-curve.ts'
import { birdCall, birds } from './bird-calls.ts'
import { along, comingIn, type TextureModel } from './texture-model.ts'

/** A wood in the morning: wind in the crowns, leaves that rustle in its gusts, birds near and farther, more of them with intensity. */
export const forest: TextureModel = {
  stems: (loop, chance) => {
    const gust = sway(chance, 1, 4)
    return [
      wind(loop, chance, gust),
      leaves(loop, chance, gust),
      song(loop, chance, [0.06, 0.31, 0.55, 0.8]),
      song(loop, chance, [0.16, 0.44, 0.68, 0.93]),
    ]
  },
  levels: (intensity) => [
    along(intensity, 0, -3),
    along(intensity, -6, -1),
    along(intensity, -5, -3),
    -3 + comingIn(intensity, 0.2, 0.9),
  ],
}

/** Two bands of noise that trade places as the gusts pass: the harder it blows, the higher it sounds. */
function wind(loop: Loop, chance: Chance, gust: SlowCurve): Stereo {
  return toUnitLevel(
    bothSides(() => {
      const low = whiteNoise(loop, chance)
      const high = low.slice()
      filterLoop(low, loop, bandPass(loop.sampleRate, 240, 0.7))
      filterLoop(high, loop, bandPass(loop.sampleRate, 620, 0.9))
      shape(low, (turn) => 0.75 + 0.15 * gust(turn))
      shape(high, (turn) => Math.max(0, 0.42 + 0.28 * gust(turn)))
      for (let at = 0; at < low.length; at++) low[at] = (low[at] as number) + (high[at] as number)
      return low
    }),
  )
}

/** High noise that the gusts let through, torn into rustles by quick movements. */
function leaves(loop: Loop, chance: Chance, gust: SlowCurve): Stereo {
  return toUnitLevel(
    bothSides(() => {
      const rustle = sway(chance, 20, 120)
      const noise = whiteNoise(loop, chance)
      filterLoop(noise, loop, highPass(loop.sampleRate, 1500, 0.6))
      filterLoop(noise, loop, lowPass(loop.sampleRate, 5200, 0.6))
      return shape(
        noise,
        (turn) => Math.max(0.12, 0.6 + 0.3 * gust(turn)) * Math.max(0.15, 1 + 0.4 * rustle(turn)),
      )
    }),
  )
}

/** Calls that begin about these places in the lap, each of another kind of bird, in the answer of the trees. */
function song(loop: Loop, chance: Chance, places: readonly number[]): Stereo {
  const lap = silence(loop.length)
  const first = Math.floor(chance() * birds.length)
  for (const [turn, place] of places.entries()) {
    const bird = birds[(first + turn) % birds.length] ?? birds[0]
    if (!bird) continue
    const call = birdCall(bird, loop.sampleRate, chance)
    const at = (place + between(chance, -0.03, 0.03) + 1) * loop.length
    addBurst(loop, lap, call, { at, gain: between(chance, 0.45, 1), pan: between(chance, 0.08, 0.92) })
  }
  return toUnitLevel(addRoom(loop.sampleRate, lap, chance, { decaySeconds: 0.9, reflections: 8, level: 0.4 }))
}
