import type { Chance } from '../../chance/seeded-random.ts'
import { filterLoop, gentleLowPass } from '../signal/biquad.ts'
import { scale, withoutMean } from '../signal/level.ts'
import { addScaled, type Loop, type Stereo, silence } from '../signal/loop.ts'
import { whiteNoise } from '../signal/noise.ts'
import { along, type TextureModel } from './texture-model.ts'

/** Where the three parts meet, in Hz. */
const splits = [400, 3000]

/** White noise cut into a low, a middle and a high part that add up to it exactly; intensity tilts them around the middle. */
export const whiteNoiseTexture: TextureModel = {
  stems: (loop, chance) => {
    const [low, middle, high] = [silence(loop.length), silence(loop.length), silence(loop.length)]
    for (const side of ['left', 'right'] as const) {
      const parts = split(loop, chance)
      for (const [at, stem] of [low, middle, high].entries()) stem[side].set(parts[at] ?? [])
    }
    return [low, middle, high] satisfies Stereo[]
  },
  levels: (intensity) => [along(intensity, 9, -9), 0, along(intensity, -14, 14)],
}

function split(loop: Loop, chance: Chance): Float32Array[] {
  const rest = scale(whiteNoise(loop, chance), Math.sqrt(3))
  const bands = splits.map((hertz) => {
    const below = filterLoop(rest.slice(), loop, gentleLowPass(loop.sampleRate, hertz))
    addScaled(rest, below, -1)
    return below
  })
  return [...bands, rest].map(withoutMean)
}
