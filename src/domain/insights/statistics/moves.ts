import { falseFindRates } from '#domain/chance/false-find-rates.ts'
import { type Chance, seededRandom } from '#domain/chance/seeded-random.ts'
import { fnv1a } from '#domain/text/fnv.ts'
import { type Basis, weekdayAndTrend } from './adjusted.ts'
import { type Link, linkOf } from './link.ts'
import { meanOf, medianOf } from './numbers.ts'

/** Something that is there on some days; null where nothing says whether it was. Amounts are halved at their middle. */
export interface Factor {
  readonly key: string
  /** True: 0 or 1; false: an amount of any size. */
  readonly isYesOrNo: boolean
  /** One value for each day, in order. */
  readonly values: readonly (number | null)[]
}

/** Something rated; null where it was not. */
export interface Measured<Key extends string = string> {
  readonly key: Key
  readonly values: readonly (number | null)[]
}

/** High: three finds in a hundred of its kind are chance at most, and both halves of the days agree. Medium: one in ten. Low: one in five. */
export type Confidence = 'High' | 'Medium' | 'Low'

/** One pair that was looked at. */
export interface Move<Key extends string = string> {
  readonly factor: string
  readonly measure: Key
  /** 0: the same day; 1: the day after. */
  readonly lag: 0 | 1
  /** Days with it and without it on which the measure was rated (for amounts: more, or less, than usual). */
  readonly with: number
  readonly without: number
  /** Null where there are not enough days on a side. */
  readonly link: Link | null
  /** Rate of false finds at which it would still be called one; 1 where it was not tried. */
  readonly falseFinds: number
  /** Null: no clear link. */
  readonly confidence: Confidence | null
}

/** Fewer days with, or without, say nothing. */
export const leastDaysASide = 14

interface Pair {
  readonly days: readonly number[]
  readonly isThere: readonly number[]
  readonly amounts: readonly number[] | undefined
  readonly measured: readonly number[]
}

/** Beyond which value a factor counts as there: an amount is halved at its middle on the days of which both are known. */
export function middleOf(factor: Factor, measured: Measured['values'], lag: number): number {
  if (factor.isYesOrNo) return 0.5
  return medianOf(factor.values.flatMap((x, at) => (x === null || measured[at + lag] == null ? [] : [x])))
}

/** The days of which both are known. The nth day of the factor meets day n + lag of the measure. */
function pairOf(factor: Factor, measure: Measured, lag: number, firstDay: number): Pair {
  const days: number[] = []
  const amounts: number[] = []
  const measured: number[] = []
  for (let at = 0; at + lag < measure.values.length; at++) {
    const [x, y] = [factor.values[at], measure.values[at + lag]]
    if (x == null || y == null) continue
    days.push(firstDay + at + lag)
    amounts.push(x)
    measured.push(y)
  }
  const middle = middleOf(factor, measure.values, lag)
  const isThere = amounts.map((x) => (x > middle ? 1 : 0))
  return { days, isThere, amounts: factor.isYesOrNo ? undefined : amounts, measured }
}

/** A number out of words, the same for the same words: what is drawn for one pair does not hang on the others. */
export const seedOf = fnv1a

function confidenceOf(link: Link, falseFinds: number): Confidence | null {
  if (link.low <= 0 && link.high >= 0) return null
  if (falseFinds <= 0.03 && link.holdsInBothHalves) return 'High'
  if (falseFinds <= 0.1) return 'Medium'
  return falseFinds <= 0.2 ? 'Low' : null
}

const rank = { High: 0, Medium: 1, Low: 2 }

/** The clear ones first and the strongest of them, then those without a link, then those that could not be tried. */
export function byClearness(a: Move, b: Move): number {
  const place = ({ confidence, link }: Move): number => (confidence ? rank[confidence] : link ? 3 : 4)
  return (
    place(a) - place(b) ||
    a.falseFinds - b.falseFinds ||
    Math.abs(b.link?.difference ?? 0) - Math.abs(a.link?.difference ?? 0) ||
    b.with - a.with ||
    (a.factor < b.factor ? -1 : 1)
  )
}

/**
 * What moves with what: every factor with every measure, the same day and the day after, without what the weekday and the trend explain. Yields after each pair and within,
 * so that it can be done in slices. `firstDay`: the number of the first day, counted from any Monday; `lags`: 0 the same day, 1 the day after; `most`: shuffles at most.
 */
export function* movesAmong<Key extends string>(
  factors: readonly Factor[],
  measures: readonly Measured<Key>[],
  firstDay: number,
  lags: readonly (0 | 1)[] = [0, 1],
  most?: number,
): Generator<void, Move<Key>[]> {
  const tried: Omit<Move<Key>, 'falseFinds' | 'confidence'>[] = []
  const bases = new Map<string, Basis>()
  for (const factor of factors) {
    for (const measure of measures) {
      for (const lag of lags) {
        tried.push({
          factor: factor.key,
          measure: measure.key,
          lag,
          ...(yield* lookAt(factor, measure, lag, firstDay, bases, most)),
        })
        yield
      }
    }
  }
  return withConfidence(tried)
}

function* lookAt(
  factor: Factor,
  measure: Measured,
  lag: 0 | 1,
  firstDay: number,
  bases: Map<string, Basis>,
  most?: number,
): Generator<void, Pick<Move, 'with' | 'without' | 'link'>> {
  const pair = pairOf(factor, measure, lag, firstDay)
  const there = pair.isThere.filter((one) => one === 1).length
  const counts = { with: there, without: pair.isThere.length - there }
  if (Math.min(counts.with, counts.without) < leastDaysASide) return { ...counts, link: null }
  const key = pair.days.join()
  const basis = bases.get(key) ?? weekdayAndTrend(pair.days)
  bases.set(key, basis)
  const chance: Chance = seededRandom(seedOf(`${factor.key} ${measure.key} ${lag}`))
  return { ...counts, link: yield* linkOf(pair, basis, chance, most) }
}

/** What is felt on the same day is the likelier find: it gets three times as much of the chance that is allowed for as the day after. */
const weightOf = { 0: 1.5, 1: 0.5 } as const

/** Rates of false finds over all pairs, the likelier ones weighed more (weighted Benjamini-Hochberg, Genovese, Roeder and Wasserman 2006). */
function weighedRates(looks: readonly { readonly p: number; readonly lag: 0 | 1 }[]): number[] {
  const mean = meanOf(looks.map(({ lag }) => weightOf[lag]))
  return falseFindRates(looks.map(({ p, lag }) => Math.min(1, (p * mean) / weightOf[lag])))
}

function withConfidence<Key extends string>(
  tried: readonly Omit<Move<Key>, 'falseFinds' | 'confidence'>[],
): Move<Key>[] {
  const linked = tried.flatMap(({ link, lag }) => (link ? [{ link, lag, p: link.p }] : []))
  const rates = weighedRates(linked)
  const rateOf = new Map(linked.map(({ link }, at) => [link, rates[at] ?? 1]))
  return tried
    .map((one): Move<Key> => {
      const falseFinds = one.link ? (rateOf.get(one.link) ?? 1) : 1
      return { ...one, falseFinds, confidence: one.link ? confidenceOf(one.link, falseFinds) : null }
    })
    .sort(byClearness)
}
