import { between, type Chance } from '../../chance/seeded-random.ts'
import type { Stereo } from './loop.ts'

/** A space that answers. */
export interface Room {
  /** Seconds until the answer has fallen by 60 dB. */
  readonly decaySeconds: number
  readonly reflections: number
  /** Level of the whole answer beside the sound itself, as a factor. */
  readonly level: number
}

/** A lap in a room: other reflections for each ear. */
export function addRoom(sampleRate: number, lap: Stereo, chance: Chance, room: Room): Stereo {
  return {
    left: answered(lap.left, sampleRate, chance, room),
    right: answered(lap.right, sampleRate, chance, room),
  }
}

/**
 * A sound and the answer of a room: sparse reflections of either sign at moments by chance, falling exponentially ("velvet noise",
 * Karjalainen and Järveläinen 2007). What runs over the end goes on at the beginning, and nothing is fed back: a lap stays a lap.
 */
export function answered(dry: Float32Array, sampleRate: number, chance: Chance, room: Room): Float32Array {
  const wet = dry.slice()
  const { decaySeconds, reflections, level } = room
  for (let tap = 0; tap < reflections; tap++) {
    const seconds = (decaySeconds * (tap + between(chance, 0.2, 1))) / reflections
    const sign = chance() < 0.5 ? -1 : 1
    const gain = (sign * level * 10 ** ((-3 * seconds) / decaySeconds)) / Math.sqrt(reflections)
    addDelayed(wet, dry, Math.round(seconds * sampleRate), gain)
  }
  return wet
}

function addDelayed(target: Float32Array, source: Float32Array, delay: number, gain: number): void {
  const { length } = target
  const late = delay % length
  for (let at = late; at < length; at++)
    target[at] = (target[at] as number) + gain * (source[at - late] as number)
  const overrun = length - late
  for (let at = 0; at < late; at++)
    target[at] = (target[at] as number) + gain * (source[at + overrun] as number)
}
