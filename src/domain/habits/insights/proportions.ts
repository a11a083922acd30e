/** An estimate with the ends of its interval. */
export interface Interval {
  readonly value: number
  readonly low: number
  readonly high: number
}

const z95 = 1.959964

/** A share (0 to 1) of `of` with its interval after Wilson (1927); `z` 1.96 for 95 %. Of nothing it is 0, with everything possible. */
export function wilson(count: number, of: number, z = z95): Interval {
  if (of === 0) return { value: 0, low: 0, high: 1 }
  const share = count / of
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of)
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))
  return { value: share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

interface Counted {
  readonly count: number
  readonly of: number
}

/** How much larger the first share is than the second, with the hybrid score interval of Newcombe (1998, method 10). */
export function shareDifference(a: Counted, b: Counted, z = z95): Interval {
  const one = wilson(a.count, a.of, z)
  const two = wilson(b.count, b.of, z)
  const value = one.value - two.value
  return {
    value,
    low: value - Math.hypot(one.value - one.low, two.high - two.value),
    high: value + Math.hypot(one.high - one.value, two.value - two.low),
  }
}
