import type { Loop } from './loop.ts'

/** y[n] = b0 x[n] + b1 x[n-1] + b2 x[n-2] - a1 y[n-1] - a2 y[n-2] */
export interface Biquad {
  readonly b0: number
  readonly b1: number
  readonly b2: number
  readonly a1: number
  readonly a2: number
}

/** Butterworth's: no bump at the corner. */
const flat = Math.SQRT1_2
/** Corners close to half the sample rate are pulled below it, so that the same model works at every rate. */
const highestShare = 0.45

interface Corner {
  readonly cos: number
  readonly alpha: number
}

function corner(sampleRate: number, hertz: number, q: number): Corner {
  const turn = (2 * Math.PI * Math.min(hertz, highestShare * sampleRate)) / sampleRate
  return { cos: Math.cos(turn), alpha: Math.sin(turn) / (2 * q) }
}

function normalised(b: readonly [number, number, number], { cos, alpha }: Corner): Biquad {
  const a0 = 1 + alpha
  return { b0: b[0] / a0, b1: b[1] / a0, b2: b[2] / a0, a1: (-2 * cos) / a0, a2: (1 - alpha) / a0 }
}

/** Lets pass what is below a frequency; 12 dB an octave (Robert Bristow-Johnson, Audio EQ Cookbook). */
export function lowPass(sampleRate: number, hertz: number, q: number = flat): Biquad {
  const at = corner(sampleRate, hertz, q)
  const half = (1 - at.cos) / 2
  return normalised([half, 2 * half, half], at)
}

/** Lets pass what is above a frequency; 12 dB an octave (Robert Bristow-Johnson, Audio EQ Cookbook). */
export function highPass(sampleRate: number, hertz: number, q: number = flat): Biquad {
  const at = corner(sampleRate, hertz, q)
  const half = (1 + at.cos) / 2
  return normalised([half, -2 * half, half], at)
}

/** Lets pass what is around a frequency, 0 dB at its peak; q is centre / width (Robert Bristow-Johnson, Audio EQ Cookbook). */
export function bandPass(sampleRate: number, hertz: number, q: number): Biquad {
  const at = corner(sampleRate, hertz, q)
  return normalised([at.alpha, 0, -at.alpha], at)
}

/** Lets pass what is below a frequency; 6 dB an octave. A sound less its low part is exactly the high part. */
export function gentleLowPass(sampleRate: number, hertz: number): Biquad {
  const kept = Math.exp((-2 * Math.PI * Math.min(hertz, highestShare * sampleRate)) / sampleRate)
  return { b0: 1 - kept, b1: 0, b2: 0, a1: -kept, a2: 0 }
}

/** Filters a lap in place as if it had gone round before: the filter first runs over the loop's warm-up. */
export function filterLoop(signal: Float32Array, loop: Loop, filter: Biquad): Float32Array {
  const { length } = signal
  const state: FilterState = { x1: 0, x2: 0, y1: 0, y2: 0 }
  const whole = Math.floor(loop.warmUp / length)
  const rest = loop.warmUp - whole * length
  run(signal, filter, state, length - rest, null)
  for (let lap = 0; lap < whole; lap++) run(signal, filter, state, 0, null)
  run(signal, filter, state, 0, signal)
  return signal
}

/** Filters a sound that begins in silence, in place. */
export function filterOnce(signal: Float32Array, filter: Biquad): Float32Array {
  run(signal, filter, { x1: 0, x2: 0, y1: 0, y2: 0 }, 0, signal)
  return signal
}

interface FilterState {
  x1: number
  x2: number
  y1: number
  y2: number
}

function run(
  signal: Float32Array,
  { b0, b1, b2, a1, a2 }: Biquad,
  state: FilterState,
  from: number,
  into: Float32Array | null,
): void {
  let { x1, x2, y1, y2 } = state
  for (let at = from; at < signal.length; at++) {
    const x = signal[at] as number
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    if (into) into[at] = y
  }
  Object.assign(state, { x1, x2, y1, y2 })
}
