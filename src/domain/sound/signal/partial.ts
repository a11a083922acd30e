/** One decaying sine of a struck or stroked thing. */
export interface Partial {
  readonly hertz: number
  /** Its level if it did not decay, as a factor. */
  readonly level: number
  /** Seconds in which it falls by 60 dB. */
  readonly decaySeconds: number
  /** Seconds in which it has come to 63 %; what is struck has next to none. */
  readonly riseSeconds?: number
  /** Part of a turn, 0 to 1, at which it begins. */
  readonly phase?: number
}

/** Below this a rise is over; numbers that go on shrinking become ones that processors are slow with. */
const inaudible = 1e-9

/**
 * Adds a partial to a sound that begins now, in place: a complex number that turns and shrinks at every sample, so that no sine is
 * asked for. What lies above 0.45 of the sample rate is left out.
 */
export function addPartial(target: Float32Array, sampleRate: number, partial: Partial): void {
  const { hertz, level, decaySeconds, riseSeconds = 0.0005, phase = 0 } = partial
  if (hertz > 0.45 * sampleRate) return
  const turn = (2 * Math.PI * hertz) / sampleRate
  const shrink = 0.001 ** (1 / (decaySeconds * sampleRate))
  const [cos, sin] = [shrink * Math.cos(turn), shrink * Math.sin(turn)]
  const closing = Math.exp(-1 / (riseSeconds * sampleRate))
  let real = level * Math.cos(2 * Math.PI * phase)
  let imaginary = level * Math.sin(2 * Math.PI * phase)
  let missing = 1
  for (let at = 0; at < target.length; at++) {
    target[at] = (target[at] as number) + imaginary * (1 - missing)
    missing = missing > inaudible ? missing * closing : 0
    const next = real * cos - imaginary * sin
    imaginary = real * sin + imaginary * cos
    real = next
  }
}
