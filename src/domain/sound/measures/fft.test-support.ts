/** Cosines and sines of a whole turn in `size` steps, and the Hann window of that length. */
interface Tables {
  readonly cos: Float64Array
  readonly sin: Float64Array
  readonly hann: Float64Array
}

const tables = new Map<number, Tables>()

function tablesOf(size: number): Tables {
  const kept = tables.get(size)
  if (kept) return kept
  const [cos, sin, hann] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)]
  for (let at = 0; at < size; at++) {
    cos[at] = Math.cos((2 * Math.PI * at) / size)
    sin[at] = Math.sin((2 * Math.PI * at) / size)
    hann[at] = 0.5 - 0.5 * (cos[at] as number)
  }
  const made = { cos, sin, hann }
  tables.set(size, made)
  return made
}

/** Turns a complex signal into its spectrum, in place; its length is a power of two (Cooley and Tukey 1965, radix 2). */
export function fft(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length
  const { cos, sin } = tablesOf(size)
  reorder(real, imaginary)
  for (let half = 1; half < size; half *= 2) {
    const step = size / (2 * half)
    for (let block = 0; block < size; block += 2 * half)
      for (let at = 0; at < half; at++) {
        const low = block + at
        const high = low + half
        const c = cos[at * step] as number
        const s = sin[at * step] as number
        const re = (real[high] as number) * c + (imaginary[high] as number) * s
        const im = (imaginary[high] as number) * c - (real[high] as number) * s
        real[high] = (real[low] as number) - re
        imaginary[high] = (imaginary[low] as number) - im
        real[low] = (real[low] as number) + re
        imaginary[low] = (imaginary[low] as number) + im
      }
  }
}

function reorder(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length
  for (let at = 1, mirror = 0; at < size; at++) {
    let bit = size >> 1
    for (; mirror & bit; bit >>= 1) mirror ^= bit
    mirror ^= bit
    if (at >= mirror) continue
    for (const part of [real, imaginary]) {
      const kept = part[at] as number
      part[at] = part[mirror] as number
      part[mirror] = kept
    }
  }
}

/** Power of a piece of sound at each frequency from 0 to half the sample rate, through a Hann window; zeros after its end. */
export function framePower(signal: Float32Array, from: number, length: number, size = length): Float64Array {
  const { hann } = tablesOf(length)
  const real = new Float64Array(size)
  for (let at = 0; at < length; at++) real[at] = (signal[from + at] ?? 0) * (hann[at] as number)
  const imaginary = new Float64Array(size)
  fft(real, imaginary)
  const power = new Float64Array(size / 2)
  for (let bin = 0; bin < power.length; bin++)
    power[bin] = (real[bin] as number) ** 2 + (imaginary[bin] as number) ** 2
  return power
}
