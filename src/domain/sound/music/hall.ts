import { seededRandom } from '../../chance/seeded-random.ts'

export interface HallPlan {
  /** Seconds to fall by 60 dB. */
  readonly decaySeconds: number
  readonly level: number
}

/** Delays in seconds that share no period. */
const delays = [0.0297, 0.0371, 0.0411, 0.0437, 0.0533, 0.0613, 0.0677, 0.0773]
const preDelay = 0.018
/** What lies above it dies away sooner. */
const dampingHertz = 3_600

/** Adds the answer of a hall to what a stretch of samples sends into it, in place. */
export type Hall = (
  left: Float32Array,
  right: Float32Array,
  sendLeft: Float32Array,
  sendRight: Float32Array,
  count: number,
) => void

/**
 * A hall that remembers from one stretch to the next: eight delays that feed each other by a Hadamard matrix, each with a low-pass (Jot and
 * Chaigne, Digital delay networks for designing artificial reverberators, 1991).
 */
export function hallOf({ decaySeconds, level }: HallPlan, sampleRate: number): Hall {
  const chance = seededRandom(8)
  const lines = delays.map(
    (seconds) => new Float32Array(Math.round((seconds + 0.0004 * chance()) * sampleRate)),
  )
  const gains = lines.map(({ length }) => 10 ** ((-3 * length) / (decaySeconds * sampleRate)))
  const kept = Math.exp((-2 * Math.PI * dampingHertz) / sampleRate)
  const low = new Float64Array(8)
  const out = new Float64Array(8)
  const places = new Int32Array(8)
  const earlyLeft = new Float32Array(Math.round(preDelay * sampleRate))
  const earlyRight = earlyLeft.slice()
  let first = 0
  return (left, right, sendLeft, sendRight, count) => {
    for (let at = 0; at < count; at++) {
      const inLeft = earlyLeft[first] as number
      const inRight = earlyRight[first] as number
      earlyLeft[first] = sendLeft[at] as number
      earlyRight[first] = sendRight[at] as number
      first = first + 1 === earlyLeft.length ? 0 : first + 1
      for (let line = 0; line < 8; line++) {
        const value = (lines[line] as Float32Array)[places[line] as number] as number
        const soft = value + ((low[line] as number) - value) * kept
        low[line] = soft
        out[line] = soft * (gains[line] as number)
      }
      left[at] = (left[at] as number) + level * (pick(out, 0) + pick(out, 2) - pick(out, 4) + pick(out, 6))
      right[at] = (right[at] as number) + level * (pick(out, 1) - pick(out, 3) + pick(out, 5) + pick(out, 7))
      hadamard(out)
      for (let line = 0; line < 8; line++) {
        const row = lines[line] as Float32Array
        const place = places[line] as number
        row[place] = pick(out, line) + (line % 2 === 0 ? inLeft : inRight)
        places[line] = place + 1 === row.length ? 0 : place + 1
      }
    }
  }
}

const pick = (values: Float64Array, at: number): number => values[at] as number

/** Every value goes into every other, and the energy stays: the Hadamard matrix of order eight over √8, in three rounds. */
function hadamard(values: Float64Array): void {
  for (let half = 1; half < 8; half *= 2)
    for (let from = 0; from < 8; from += 2 * half)
      for (let at = from; at < from + half; at++) {
        const first = pick(values, at)
        const second = pick(values, at + half)
        values[at] = first + second
        values[at + half] = first - second
      }
  for (let at = 0; at < 8; at++) values[at] = pick(values, at) * Math.SQRT1_2 * 0.5
}
