import type { Chance } from '#domain/chance/seeded-random.ts'
import { deviationOf, neighbourCorrelation } from './numbers.ts'
import { bothTailsOfT } from './step.ts'

/** The longest block, in days: two weeks. */
const longestBlock = 14

/**
 * How many neighbouring days are kept together when days are shuffled or drawn: one, unless both rows carry over from day to day. The product of both
 * neighbour correlations is what widens the truth beyond chance (Bartlett 1935).
 */
export function blockLength(x: Float64Array, y: Float64Array): number {
  const carried = neighbourCorrelation(x) * neighbourCorrelation(y)
  if (carried < 0.03) return 1
  return Math.min(longestBlock, Math.ceil(3 * ((1 + carried) / (1 - carried)) + 10 * carried))
}

/** `into` becomes `from` with its blocks in another order, beginning anywhere in the ring. */
export function shuffleBlocks(from: Float64Array, into: Float64Array, block: number, chance: Chance): void {
  const count = from.length
  const blocks = Math.ceil(count / block)
  const order = new Int32Array(blocks)
  for (let at = 0; at < blocks; at++) {
    const other = Math.floor(chance() * (at + 1))
    order[at] = order[other] ?? 0
    order[other] = at
  }
  const shift = Math.floor(chance() * count)
  let place = 0
  for (let nth = 0; nth < blocks; nth++) {
    const start = (order[nth] ?? 0) * block
    const end = Math.min(count, start + block)
    for (let at = start; at < end; at++) into[place++] = from[(at + shift) % count] ?? 0
  }
}

/** So many shuffles have to be as strong before looking further is idle, and so many are tried at most. */
const enoughAsStrong = 20
const mostShuffles = 4_999

/** About so many numbers are gone through before other work is let in. */
const numbersASlice = 60_000

/**
 * The chance that shuffled data are at least as strong: stops as soon as twenty were (Besag and Clifford 1991), so that what is chance is known soon.
 * `strength` is asked once a shuffle and goes through about `numbers` numbers; yields now and then.
 */
export function* shuffledP(
  observed: number,
  strength: () => number,
  numbers: number,
  most = mostShuffles,
): Generator<void, number> {
  const together = Math.max(1, Math.floor(numbersASlice / numbers))
  let asStrong = 0
  for (let tried = 1; tried <= most; tried++) {
    if (strength() >= observed - 1e-12) asStrong++
    if (asStrong >= enoughAsStrong) return asStrong / tried
    if (tried % together === 0) yield
  }
  return (asStrong + 1) / (most + 1)
}

/** Of more days than this the strength of shuffled ones is a bell curve as good as any, whose tail tells what few shuffles cannot. */
const manyDays = 1_000
const shufflesOfMany = 499
/** A greater chance is told by the shuffles alone: twenty of them were as strong. */
const toldByShuffles = 0.05

/**
 * The chance of a link as strong between two rows if there were none, both already without what `explained` columns say: what was taken out made y
 * smaller than shuffled days may be, which is made up for (Kennedy 1995). `most`: shuffles at most.
 */
export function* linkP(
  { x, y }: { readonly x: Float64Array; readonly y: Float64Array },
  explained: number,
  chance: Chance,
  most = mostShuffles,
): Generator<void, number> {
  const block = blockLength(x, y)
  const widened = Math.sqrt((y.length - 1) / Math.max(1, y.length - explained - 1))
  const shuffled = new Float64Array(y.length)
  const strengthOf = (row: Float64Array): number => {
    let sum = 0
    for (let at = 0; at < row.length; at++) sum += (x[at] ?? 0) * (row[at] ?? 0)
    return Math.abs(sum)
  }
  let [squares, tried] = [0, 0]
  const shuffle = (): number => {
    shuffleBlocks(y, shuffled, block, chance)
    const strength = widened * strengthOf(shuffled)
    squares += strength * strength
    tried++
    return strength
  }
  const isMany = y.length > manyDays
  const p = yield* shuffledP(strengthOf(y), shuffle, 2 * y.length, isMany ? shufflesOfMany : most)
  if (!isMany || p > toldByShuffles || squares === 0) return p
  return bothTailsOfT(strengthOf(y) / Math.sqrt(squares / tried), tried)
}

/** Sums from the beginning, round the ring and once more, so that the sum of any block is one subtraction. */
function ringSums(count: number, value: (at: number) => number): Float64Array {
  const sums = new Float64Array(2 * count + 1)
  for (let at = 0; at < 2 * count; at++) sums[at + 1] = (sums[at] ?? 0) + value(at % count)
  return sums
}

/**
 * The standard error of the slope of y on x over days drawn with replacement in blocks (circular block bootstrap, Politis and Romano 1992).
 * `rounds`: how many times they are drawn.
 */
export function slopeError(
  x: Float64Array,
  y: Float64Array,
  block: number,
  rounds: number,
  chance: Chance,
): number {
  const count = x.length
  const sums = [
    ringSums(count, (at) => x[at] ?? 0),
    ringSums(count, (at) => y[at] ?? 0),
    ringSums(count, (at) => (x[at] ?? 0) * (y[at] ?? 0)),
    ringSums(count, (at) => (x[at] ?? 0) ** 2),
  ]
  const slopes: number[] = []
  const drawn = new Float64Array(4)
  for (let round = 0; round < rounds; round++) {
    drawn.fill(0)
    for (let place = 0; place < count; place += block) {
      const from = Math.floor(chance() * count)
      const to = from + Math.min(block, count - place)
      for (let nth = 0; nth < 4; nth++)
        drawn[nth] = (drawn[nth] ?? 0) + (sums[nth]?.[to] ?? 0) - (sums[nth]?.[from] ?? 0)
    }
    const [sx = 0, sy = 0, sxy = 0, sxx = 0] = drawn
    const spread = sxx - (sx * sx) / count
    if (spread > 1e-9) slopes.push((sxy - (sx * sy) / count) / spread)
  }
  return deviationOf(slopes)
}
