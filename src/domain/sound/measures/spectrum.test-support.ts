import { framePower } from './fft.test-support.ts'

/** Mean power over time at each frequency; `hertz` is the width of a step. */
export interface Spectrum {
  readonly hertz: number
  readonly power: Float64Array
}

/** The mean spectrum of a sound by Welch's method: windows of 4096 samples, half overlapping, every `stride`-th of them. */
export function spectrumOf(signal: Float32Array, sampleRate: number, stride = 2): Spectrum {
  const size = 4096
  const power = new Float64Array(size / 2)
  for (let from = 0; from + size <= signal.length; from += (size / 2) * stride) {
    const frame = framePower(signal, from, size)
    for (let bin = 0; bin < frame.length; bin++) power[bin] = (power[bin] as number) + (frame[bin] as number)
  }
  return { hertz: sampleRate / size, power }
}

/** Power between two frequencies. */
export function powerBetween({ hertz, power }: Spectrum, low: number, high: number): number {
  let sum = 0
  for (let bin = Math.max(1, Math.ceil(low / hertz)); bin < power.length && bin * hertz < high; bin++)
    sum += power[bin] as number
  return sum
}

/** The share of the power that lies between two frequencies, 0 to 1. */
export function shareBetween(spectrum: Spectrum, low: number, high: number): number {
  return powerBetween(spectrum, low, high) / powerBetween(spectrum, 0, Number.POSITIVE_INFINITY)
}

/** The centre of gravity of the power spectrum, in Hz. */
export function centroid({ hertz, power }: Spectrum): number {
  let [sum, weighted] = [0, 0]
  for (let bin = 1; bin < power.length; bin++) {
    sum += power[bin] as number
    weighted += (power[bin] as number) * bin * hertz
  }
  return weighted / sum
}

/** Power density in dB of each whole octave from `low` up, while it fits below `high`. */
export function octaveLevels(spectrum: Spectrum, low: number, high: number): number[] {
  const levels: number[] = []
  for (let from = low; from * 2 <= high; from *= 2)
    levels.push(10 * Math.log10(powerBetween(spectrum, from, from * 2) / from))
  return levels
}

/** The whole of a sound in one spectrum, zeros after its end: the finest that its length allows. */
export function fineSpectrum(signal: Float32Array, sampleRate: number): Spectrum {
  const size = 2 ** Math.ceil(Math.log2(signal.length))
  return { hertz: sampleRate / size, power: framePower(signal, 0, signal.length, size) }
}

/** The strongest frequency within some Hz of one, between the steps by a parabola through the logarithms. */
export function peakNear({ hertz, power }: Spectrum, near: number, within: number): number {
  let best = Math.round((near - within) / hertz)
  for (let bin = best; bin * hertz <= near + within; bin++)
    if ((power[bin] ?? 0) > (power[best] ?? 0)) best = bin
  const logOf = (bin: number): number => Math.log(power[bin] ?? Number.MIN_VALUE)
  const [below, at, above] = [logOf(best - 1), logOf(best), logOf(best + 1)]
  return (best + (0.5 * (below - above)) / (below - 2 * at + above)) * hertz
}
