import { fft } from './fft.test-support.ts'

/** Loudness over time: the RMS of each of so many equal pieces a second. */
export function envelope(signal: Float32Array, sampleRate: number, perSecond: number): number[] {
  const step = sampleRate / perSecond
  return Array.from({ length: Math.floor(signal.length / step) }, (_, piece) => {
    let sum = 0
    const [from, to] = [Math.round(piece * step), Math.round((piece + 1) * step)]
    for (let at = from; at < to; at++) sum += (signal[at] ?? 0) * (signal[at] ?? 0)
    return Math.sqrt(sum / (to - from))
  })
}

/** How alike two channels are: 1 the same, 0 unrelated, -1 opposite (Pearson). */
export function correlation(left: Float32Array, right: Float32Array): number {
  let [both, leftPower, rightPower] = [0, 0, 0]
  for (let at = 0; at < left.length; at++) {
    const [l, r] = [left[at] as number, right[at] as number]
    both += l * r
    leftPower += l * l
    rightPower += r * r
  }
  return both / Math.sqrt(leftPower * rightPower)
}

/** Peak beside RMS, in dB. */
export function crestFactor(signal: Float32Array): number {
  let [peak, sum] = [0, 0]
  for (let at = 0; at < signal.length; at++) {
    const value = signal[at] as number
    peak = Math.max(peak, Math.abs(value))
    sum += value * value
  }
  return 20 * Math.log10(peak / Math.sqrt(sum / signal.length))
}

/** Power of the envelope's movement at each frequency, mean taken away: pairs of Hz and power. */
export function modulationSpectrum(
  signal: Float32Array,
  sampleRate: number,
): { hertz: number; power: number }[] {
  const perSecond = 100
  const course = envelope(signal, sampleRate, perSecond)
  const mean = course.reduce((sum, value) => sum + value, 0) / course.length
  const size = 2 ** Math.ceil(Math.log2(course.length))
  const real = Float64Array.from({ length: size }, (_, at) => (course[at] ?? mean) / mean - 1)
  const imaginary = new Float64Array(size)
  fft(real, imaginary)
  return Array.from({ length: size / 2 }, (_, bin) => ({
    hertz: (bin * perSecond) / size,
    power: (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2,
  }))
}

/** The moments, in seconds, at which a sound jumps: 2 ms pieces that are `times` as loud as the median of the 100 ms around them. */
export function onsets(signal: Float32Array, sampleRate: number, times: number): number[] {
  const perSecond = 500
  const course = Float64Array.from(envelope(signal, sampleRate, perSecond))
  const around = 25
  const found: number[] = []
  for (let at = 0; at < course.length; at++) {
    const near = course.slice(Math.max(0, at - around), at + around + 1).sort()
    const usual = near[near.length >> 1] ?? 0
    const last = found.at(-1) ?? Number.NEGATIVE_INFINITY
    const isPeak = (course[at] ?? 0) >= Math.max(course[at - 1] ?? 0, course[at + 1] ?? 0)
    if (isPeak && (course[at] ?? 0) > times * usual && at / perSecond - last > 0.008)
      found.push(at / perSecond)
  }
  return found
}
