import type { Chance } from '../../chance/seeded-random.ts'
import type { Loop, Stereo } from '../signal/loop.ts'

/** A texture as parts that are rendered once and only mixed anew when its intensity changes. */
export interface TextureModel {
  /** The parts, each a lap at an RMS of 1: beds first, events after them. */
  readonly stems: (loop: Loop, chance: Chance) => Stereo[]
  /** The level of each part in decibels at an intensity of 0 to 1; -Infinity leaves one out. */
  readonly levels: (intensity: number) => number[]
}

/** A value that goes straight from one to another as intensity goes from 0 to 1. */
export function along(intensity: number, low: number, high: number): number {
  return low + (high - low) * intensity
}

/** The level of a part that comes in between two intensities: silent up to the first, 0 dB from the second on. */
export function comingIn(intensity: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (intensity - from) / (to - from)))
  return share === 0 ? -Infinity : 20 * Math.log10(share)
}
