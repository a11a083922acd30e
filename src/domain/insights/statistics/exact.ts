import { meanOf, tOf95 } from './numbers.ts'

/** The logarithms of 0!, 1!, 2! and so on, as far as they were asked for. */
const logFactorials = [0]

function logFactorial(n: number): number {
  for (let next = logFactorials.length; next <= n; next++)
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next))
  return logFactorials[n] ?? 0
}

const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k)

/** Something counted in two groups: on how many of each it is. */
export interface TwoGroups {
  readonly here: number
  readonly ofHere: number
  readonly there: number
  readonly ofThere: number
}

/** The chance that as much of it, or more, falls into the first group if it does not matter which group one is of (Fisher's exact test, 1935, one-sided). */
export function moreHereP({ here, ofHere, there, ofThere }: TwoGroups): number {
  const all = here + there
  const whole = logChoose(ofHere + ofThere, all)
  let p = 0
  for (let count = here; count <= Math.min(ofHere, all); count++)
    if (all - count <= ofThere)
      p += Math.exp(logChoose(ofHere, count) + logChoose(ofThere, all - count) - whole)
  return p > 1 - 1e-9 ? 1 : p
}

/** Fisher's exact test for a difference in either direction: twice the smaller side. */
export function eitherWayP(groups: TwoGroups): number {
  const { here, ofHere, there, ofThere } = groups
  const less = moreHereP({ here: there, ofHere: ofThere, there: here, ofThere: ofHere })
  return Math.min(1, 2 * Math.min(moreHereP(groups), less))
}

/**
 * Groups as they would be if no page carried over to the next one: where both what is counted and the groups come in runs (`carried`, the product of
 * their neighbour correlations), many pages say no more than fewer that stand for themselves (Bartlett 1935).
 */
export function standingAlone(groups: TwoGroups, carried: number): TwoGroups {
  if (carried < 0.03) return groups
  const share = (1 - Math.min(0.9, carried)) / (1 + Math.min(0.9, carried))
  const here = Math.round(groups.here * share)
  const there = Math.round(groups.there * share)
  return {
    ...{ here, there },
    ofHere: Math.max(here, Math.round(groups.ofHere * share)),
    ofThere: Math.max(there, Math.round(groups.ofThere * share)),
  }
}

/** By how much the mean of some values lies above that of others, and 0 where chance would have it so in more than one of twenty (Welch 1947). */
export function clearDifference(some: readonly number[], others: readonly number[]): number {
  const error = (values: readonly number[]): number => {
    const mean = meanOf(values)
    return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1) / values.length
  }
  if (Math.min(some.length, others.length) < 2) return 0
  const [one, other] = [error(some), error(others)]
  const difference = meanOf(some) - meanOf(others)
  if (one + other === 0) return difference
  const freedom = (one + other) ** 2 / (one ** 2 / (some.length - 1) + other ** 2 / (others.length - 1))
  return Math.abs(difference) > tOf95(freedom) * Math.sqrt(one + other) ? difference : 0
}
