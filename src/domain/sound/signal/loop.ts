/** The frame of a sound that goes round: everything in it happens modulo `length`. */
export interface Loop {
  /** Samples a second. */
  readonly sampleRate: number
  /** Samples a lap. */
  readonly length: number
  /** Samples that a filter runs over before it starts to write, so that it begins where it will end. */
  readonly warmUp: number
}

/** Two channels of one length, samples from -1 to 1. */
export interface Stereo {
  readonly left: Float32Array
  readonly right: Float32Array
}

/** No filter here remembers anything for as long as this: its lowest corner is 55 Hz. */
const longestMemorySeconds = 1

/** The frame of a lap of so many seconds; filters warm up for a second, or for as many laps as asked for. */
export function loopOf(
  sampleRate: number,
  seconds: number,
  warmUpLaps: number = longestMemorySeconds / seconds,
): Loop {
  const length = Math.round(sampleRate * seconds)
  return { sampleRate, length, warmUp: Math.round(length * warmUpLaps) }
}

/** Two channels of silence. */
export function silence(length: number): Stereo {
  return { left: new Float32Array(length), right: new Float32Array(length) }
}

/** Two channels, each made on its own. */
export function bothSides(make: () => Float32Array): Stereo {
  return { left: make(), right: make() }
}

/** Adds one sound to another of the same length, times a factor, in place. */
export function addScaled(target: Float32Array, source: Float32Array, factor: number): void {
  for (let at = 0; at < target.length; at++)
    target[at] = (target[at] as number) + factor * (source[at] as number)
}
