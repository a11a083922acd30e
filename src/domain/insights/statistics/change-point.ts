import type { Chance } from '#domain/chance/seeded-random.ts'
import { anew, carriedOver } from './adjusted.ts'
import { meanOf } from './numbers.ts'
import { shuffleBlocks, shuffledP } from './resampling.ts'

/** A day from which on a course lay elsewhere. */
export interface ChangePoint {
  /** Index of the first value after the change. */
  readonly at: number
  readonly before: number
  readonly after: number
  /** Chance of as clear a change in shuffled data. */
  readonly p: number
}

/** Fewer values on a side say nothing of it. */
const leastSide = 14
const mostShuffles = 399

/** Where the means of both sides differ most, weighed by how many values stand there. */
function clearest(values: Float64Array): { readonly at: number; readonly height: number } {
  let whole = 0
  for (let at = 0; at < values.length; at++) whole += values[at] ?? 0
  const count = values.length
  let [sum, at, height] = [0, 0, 0]
  for (let cut = 1; cut <= count - leastSide; cut++) {
    sum += values[cut - 1] ?? 0
    if (cut < leastSide) continue
    const apart =
      Math.abs(sum / cut - (whole - sum) / (count - cut)) * Math.sqrt((cut * (count - cut)) / count)
    if (apart > height) [at, height] = [cut, apart]
  }
  return { at, height }
}

/**
 * Changes of level by halving again and again (binary segmentation, Scott and Knott 1974), each against shuffles of what every day brought anew; `least`: the
 * p still taken. Yields now and then.
 */
export function* changePoints(
  values: ArrayLike<number>,
  chance: Chance,
  least = 0.05,
): Generator<void, ChangePoint[]> {
  const all = Float64Array.from(values)
  const found: ChangePoint[] = []
  const open = [{ from: 0, to: all.length, depth: 0 }]
  for (let part = open.pop(); part; part = open.pop()) {
    const { from, to, depth } = part
    if (depth > 3) continue
    const change = yield* clearestChange(all.subarray(from, to), chance)
    if (!change || change.p > least) continue
    found.push({ ...change, at: from + change.at })
    open.push(
      { from: from + change.at, to, depth: depth + 1 },
      { from, to: from + change.at, depth: depth + 1 },
    )
  }
  return found.sort((a, b) => a.at - b.at)
}

/** A step that chose its own place took some of what is carried over with it: about as much as six means would. */
function carriedPastStep(places: readonly number[], rest: Float64Array): number {
  const carried = carriedOver(places, rest)
  return Math.min(0.8, carried + (6 * (1 + carried)) / rest.length)
}

/** The clearest change of level, whatever its chance; null where nothing varies or there are too few values. `most`: shuffles at most. */
export function* clearestChange(
  values: ArrayLike<number>,
  chance: Chance,
  most = mostShuffles,
): Generator<void, ChangePoint | null> {
  if (values.length < 2 * leastSide) return null
  const part = Float64Array.from(values)
  const { at, height } = clearest(part)
  if (height === 0) return null
  const [before, after] = [meanOf(part.subarray(0, at)), meanOf(part.subarray(at))]
  const rest = part.map((value, nth) => value - (nth < at ? before : after))
  const places = Array.from(part, (_, nth) => nth)
  const fresh = anew(places, part, carriedPastStep(places, rest)).subarray(1)
  const shuffled = new Float64Array(fresh.length)
  const p = yield* shuffledP(
    clearest(fresh).height,
    () => {
      shuffleBlocks(fresh, shuffled, 1, chance)
      return clearest(shuffled).height
    },
    4 * fresh.length,
    most,
  )
  return { at, before, after, p }
}
