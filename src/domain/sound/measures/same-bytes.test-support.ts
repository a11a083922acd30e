import type { Stereo } from '../signal/loop.ts'

/** How many samples of two sounds are not the same; a difference of lengths counts as all. */
export function differences(one: Float32Array, other: Float32Array): number {
  if (one.length !== other.length) return Math.max(one.length, other.length)
  let count = 0
  for (let at = 0; at < one.length; at++) if (!Object.is(one[at], other[at])) count++
  return count
}

/** The same over both channels of several stereo sounds. */
export function stemDifferences(some: readonly Stereo[], others: readonly Stereo[]): number {
  if (some.length !== others.length) return Number.POSITIVE_INFINITY
  return some.reduce((sum, stem, at) => {
    const other = others[at]
    if (!other) return Number.POSITIVE_INFINITY
    return sum + differences(stem.left, other.left) + differences(stem.right, other.right)
  }, 0)
}

/** How many samples are not numbers or infinite. */
export function unsound(signal: Float32Array): number {
  let count = 0
  for (let at = 0; at < signal.length; at++) if (!Number.isFinite(signal[at])) count++
  return count
}
