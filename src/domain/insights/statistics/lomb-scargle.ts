/** What is needed of one frequency, reckoned once for given days (Lomb 1976, Scargle 1982): both waves at the days, shifted so that they are independent. */
interface Wave {
  readonly frequency: number
  /** Days from day 0 to where its cosine is highest. */
  readonly shift: number
  readonly cosines: Float64Array
  readonly sines: Float64Array
  readonly ofCosines: number
  readonly ofSines: number
}

/** So many waves are reckoned before other work is let in: some milliseconds over two years. */
const wavesASlice = 16

function waveAt(days: ArrayLike<number>, frequency: number): Wave {
  const turn = 2 * Math.PI * frequency
  let [double, doubleSine] = [0, 0]
  for (let at = 0; at < days.length; at++) {
    double += Math.cos(2 * turn * (days[at] ?? 0))
    doubleSine += Math.sin(2 * turn * (days[at] ?? 0))
  }
  const shift = Math.atan2(doubleSine, double) / (2 * turn)
  const cosines = Float64Array.from(days, (day) => Math.cos(turn * (day - shift)))
  const sines = Float64Array.from(days, (day) => Math.sin(turn * (day - shift)))
  const square = (row: Float64Array): number => row.reduce((sum, value) => sum + value * value, 0)
  return { frequency, shift, cosines, sines, ofCosines: square(cosines), ofSines: square(sines) }
}

/** The sum of products, in four sums side by side: one alone waits for each addition before the next. */
function dot(values: ArrayLike<number>, wave: Float64Array): number {
  let [a, b, c, d] = [0, 0, 0, 0]
  const whole = wave.length - (wave.length % 4)
  for (let at = 0; at < whole; at += 4) {
    a += (values[at] ?? 0) * (wave[at] ?? 0)
    b += (values[at + 1] ?? 0) * (wave[at + 1] ?? 0)
    c += (values[at + 2] ?? 0) * (wave[at + 2] ?? 0)
    d += (values[at + 3] ?? 0) * (wave[at + 3] ?? 0)
  }
  for (let at = whole; at < wave.length; at++) a += (values[at] ?? 0) * (wave[at] ?? 0)
  return a + b + c + d
}

/** Finds rhythms in values on days that need not follow each other. */
export class Periodogram {
  readonly #waves: readonly Wave[]

  private constructor(waves: readonly Wave[]) {
    this.#waves = waves
  }

  /** One for days (numbers, rising) and frequencies (turns a day). Yields now and then. */
  static *over(days: ArrayLike<number>, frequencies: readonly number[]): Generator<void, Periodogram> {
    const waves: Wave[] = []
    for (const frequency of frequencies) {
      waves.push(waveAt(days, frequency))
      if (waves.length % wavesASlice === 0) yield
    }
    return new Periodogram(waves)
  }

  /** The power of every frequency, in its order, for values whose mean is 0; divided by their variance. */
  powers(values: ArrayLike<number>): Float64Array {
    let variance = 0
    for (let at = 0; at < values.length; at++) variance += (values[at] ?? 0) ** 2
    variance /= Math.max(1, values.length - 1)
    return Float64Array.from(this.#waves, ({ cosines, sines, ofCosines, ofSines }) => {
      const [c, s] = [dot(values, cosines), dot(values, sines)]
      const power = (ofCosines < 1e-9 ? 0 : (c * c) / ofCosines) + (ofSines < 1e-9 ? 0 : (s * s) / ofSines)
      return variance < 1e-12 ? 0 : power / (2 * variance)
    })
  }

  /** The wave of the nth frequency that fits values best, at the days, how high it reaches, and a day (of any turn) on which it does. */
  fitted(
    values: ArrayLike<number>,
    nth: number,
  ): { readonly wave: Float64Array; readonly amplitude: number; readonly peak: number } {
    const found = this.#waves[nth]
    if (!found) throw new RangeError('No such frequency.')
    const { frequency, shift, cosines, sines, ofCosines, ofSines } = found
    const [c, s] = [dot(values, cosines), dot(values, sines)]
    const a = ofCosines < 1e-9 ? 0 : c / ofCosines
    const b = ofSines < 1e-9 ? 0 : s / ofSines
    const wave = cosines.map((cosine, at) => a * cosine + b * (sines[at] ?? 0))
    const peak = shift + Math.atan2(b, a) / (2 * Math.PI * frequency)
    return { wave, amplitude: Math.hypot(a, b), peak }
  }
}
