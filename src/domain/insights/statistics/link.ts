import type { Chance } from '#domain/chance/seeded-random.ts'
import { adjusted, anew, type Basis, basisAnew, carriedOver } from './adjusted.ts'
import { ranksOf, tOf95 } from './numbers.ts'
import { blockLength, linkP, slopeError } from './resampling.ts'

/** How much one row differs with another, in units of y, with what is 95 % sure of it. */
export interface Link {
  readonly difference: number
  readonly low: number
  readonly high: number
  /** Chance of as strong a link if there were none, not yet corrected for how many were tried. */
  readonly p: number
  /** Rank correlation (Spearman) of what is left after weekday and trend; null where x is only yes or no. */
  readonly rankCorrelation: number | null
  /** True if the difference points the same way in the first and the second half of the days. */
  readonly holdsInBothHalves: boolean
}

const slopeOf = (x: Float64Array, y: Float64Array, from = 0, to = x.length): number => {
  let [sx, sy, sxy, sxx] = [0, 0, 0, 0]
  for (let at = from; at < to; at++) {
    const [a, b] = [x[at] ?? 0, y[at] ?? 0]
    sx += a
    sy += b
    sxy += a * b
    sxx += a * a
  }
  const count = to - from
  const spread = sxx - (sx * sx) / count
  return spread < 1e-9 ? 0 : (sxy - (sx * sy) / count) / spread
}

function correlationOf(x: Float64Array, y: Float64Array): number {
  let [sxy, sxx, syy] = [0, 0, 0]
  for (let at = 0; at < x.length; at++) {
    const [a, b] = [x[at] ?? 0, y[at] ?? 0]
    sxy += a * b
    sxx += a * a
    syy += b * b
  }
  return sxx * syy < 1e-12 ? 0 : sxy / Math.sqrt(sxx * syy)
}

/** Of so many days whole weeks are drawn, and fewer rounds say as much. */
const longTime = 1_000
const roundsFor = (days: number): number => (days > longTime ? 200 : 400)

/** Two rows on the same days. */
interface Rows {
  readonly x: Float64Array
  readonly y: Float64Array
}

/** Without what weekday and trend explain, and of each day only what is new in it: shuffled, such days are as good as they were (Cochrane and Orcutt 1949). */
function freshRows(days: ArrayLike<number>, x: ArrayLike<number>, y: ArrayLike<number>, basis: Basis): Rows {
  const plain: Rows = { x: adjusted(x, basis), y: adjusted(y, basis) }
  const slope = slopeOf(plain.x, plain.y)
  const carried = carriedOver(
    days,
    plain.y.map((value, at) => value - slope * (plain.x[at] ?? 0)),
  )
  if (carried < 0.05) return plain
  const own = basisAnew(days, basis, carried)
  return { x: adjusted(anew(days, x, carried), own), y: adjusted(anew(days, y, carried), own) }
}

interface Compared {
  /** Numbers of days, rising. */
  readonly days: ArrayLike<number>
  /** 1 or 0 for each. */
  readonly isThere: ArrayLike<number>
  readonly measured: ArrayLike<number>
  /** How much of it there was, where it is no yes or no. */
  readonly amounts?: ArrayLike<number> | undefined
}

const isFlat = (row: Float64Array): boolean => row.every((value) => Math.abs(value) < 1e-9)

/**
 * A link between yes or no and a measure on the same days, without what a basis explains. Null where either never varies. Yields now and then.
 * `most`: shuffles at most.
 */
export function* linkOf(
  { days, isThere, measured, amounts }: Compared,
  basis: Basis,
  chance: Chance,
  most?: number,
): Generator<void, Link | null> {
  const { x, y } = freshRows(days, isThere, measured, basis)
  if (isFlat(x) || isFlat(y)) return null
  const block = blockLength(x, y)
  const difference = slopeOf(x, y)
  const count = x.length
  const freedom = Math.max(1, count - basis.length - 1)
  const drawn = count > longTime ? Math.max(7, block) : block
  const error = slopeError(x, y, drawn, roundsFor(count), chance) * Math.sqrt(count / freedom)
  const reach = tOf95(freedom / block) * error
  const half = Math.floor(count / 2)
  const ranks = amounts && freshRows(days, ranksOf(amounts), ranksOf(measured), basis)
  yield
  const p = yield* linkP(ranks ?? { x, y }, basis.length, chance, most)
  return {
    ...{ difference, low: difference - reach, high: difference + reach, p },
    rankCorrelation: ranks ? correlationOf(ranks.x, ranks.y) : null,
    holdsInBothHalves: slopeOf(x, y, 0, half) * slopeOf(x, y, half) > 0,
  }
}
