import { adjusted, anew, type Basis, basisAnew } from './adjusted.ts'

/** Twice the chance of a bell-shaped number beyond `z` (Abramowitz and Stegun 1964, 7.1.26). */
function bothTails(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const sum =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return sum * Math.exp(-x * x)
}

/** Twice the chance of Student's t beyond `t` (Wallace 1959). */
export const bothTailsOfT = (t: number, freedom: number): number =>
  bothTails(((8 * freedom + 1) / (8 * freedom + 3)) * Math.sqrt(freedom * Math.log(1 + (t * t) / freedom)))

const dot = (a: Float64Array, b: Float64Array): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)

function unit(column: Float64Array): Float64Array {
  const length = Math.sqrt(dot(column, column))
  return length < 1e-9 ? column : column.map((value) => value / length)
}

/** The level of each half of days: without it, what is left tells how much carries over from day to day. */
export function levels(days: readonly number[]): Basis {
  const half = Math.floor(days.length / 2)
  return [
    unit(Float64Array.from(days, (_, at) => (at < half ? 1 : 0))),
    unit(Float64Array.from(days, (_, at) => (at < half ? 0 : 1))),
  ]
}

/**
 * By how much the later half of values on days (numbers, rising) lies above the earlier one, and the chance of as much in either direction if nothing had
 * changed. `carried`: how much of a day is left in the next one (Prais and Winsten 1954).
 */
export function risenBy(
  days: readonly number[],
  values: readonly number[],
  carried: number,
): { readonly by: number; readonly p: number } {
  const half = Math.floor(days.length / 2)
  const level = basisAnew(days, [unit(new Float64Array(days.length).fill(1))], carried)
  const steps = Float64Array.from(days, (_, at) => (at < half ? 0 : 1))
  const step = adjusted(anew(days, steps, carried), level)
  const fresh = adjusted(anew(days, values, carried), level)
  const spread = dot(step, step)
  if (spread < 1e-9) return { by: 0, p: 1 }
  const by = dot(step, fresh) / spread
  const left = fresh.reduce((sum, value, at) => sum + (value - by * (step[at] ?? 0)) ** 2, 0)
  const freedom = days.length - 2
  if (Math.abs(by) < 1e-9) return { by: 0, p: 1 }
  if (left < 1e-9) return { by, p: 0 }
  return { by, p: bothTailsOfT(by / Math.sqrt(left / freedom / spread), freedom) }
}
