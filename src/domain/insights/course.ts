import { medianOf, quantileOf } from './statistics/numbers.ts'

/** A rolling middle and where the middle six of ten days lie, for each day; null at a gap. */
export interface SmoothCourse {
  readonly middle: readonly (number | null)[]
  readonly band: readonly ({ readonly low: number; readonly high: number } | null)[]
}

/** Days to each side of a day that belong to its middle: nine in all. */
const side = 4
/** A run of so many days without a rating ends a line. */
const gapDays = 3

/** For each day the number of the stretch that it belongs to; null inside a gap. Single missing days are bridged. */
function stretches(values: readonly (number | null)[]): (number | null)[] {
  const found: (number | null)[] = values.map(() => null)
  let [stretch, last] = [0, -1]
  for (const [at, value] of values.entries()) {
    if (value === null) continue
    if (last >= 0 && at - last > gapDays) stretch++
    else if (last >= 0) for (let between = last + 1; between < at; between++) found[between] = stretch
    found[at] = stretch
    last = at
  }
  return found
}

/** The course of ratings without its single days: a rolling median over nine days within one stretch; it stops at three days without a rating. */
export function smoothCourse(values: readonly (number | null)[]): SmoothCourse {
  const of = stretches(values)
  const near = values.map((_, at) => {
    if (of[at] === null) return []
    const here: number[] = []
    for (let next = Math.max(0, at - side); next <= Math.min(values.length - 1, at + side); next++) {
      const value = values[next]
      if (value != null && of[next] === of[at]) here.push(value)
    }
    return here
  })
  return {
    middle: near.map((here) => (here.length === 0 ? null : medianOf(here))),
    band: near.map((here) =>
      here.length < 4 ? null : { low: quantileOf(here, 0.2), high: quantileOf(here, 0.8) },
    ),
  }
}
