import type { Chance } from '../../chance/seeded-random.ts'
import type { Loop } from './loop.ts'

/** A lap of white noise: independent samples evenly from -1 to 1, so an RMS of 1/√3. */
export function whiteNoise(loop: Loop, chance: Chance): Float32Array {
  const noise = new Float32Array(loop.length)
  for (let at = 0; at < noise.length; at++) noise[at] = 2 * chance() - 1
  return noise
}
