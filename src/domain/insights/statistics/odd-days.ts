import { medianOf } from './numbers.ts'

/** A day far from those around it. */
export interface OddDay {
  readonly at: number
  readonly value: number
  /** The middle of the days around it. */
  readonly around: number
  /** How many of the usual distances away: at least 3.5. */
  readonly far: number
}

/** So many days to each side count as around, and so many of them have to be known. */
const side = 7
const leastAround = 6
/** Beyond this, days are called far off (Iglewicz and Hoaglin 1993). */
const farOff = 3.5

/** The days whose value is far from the days around it, by the median distance (Hampel's identifier); null is not known and never odd. */
export function oddDays(values: readonly (number | null)[]): OddDay[] {
  const rests = values.flatMap((value, at) => {
    const around = aroundOf(values, at)
    return value === null || around === null ? [] : [{ at, value, around }]
  })
  const usual = Math.max(0.5, medianOf(rests.map(({ value, around }) => Math.abs(value - around))) / 0.6745)
  return rests.flatMap((rest) => {
    const far = Math.abs(rest.value - rest.around) / usual
    return far >= farOff ? [{ ...rest, far }] : []
  })
}

function aroundOf(values: readonly (number | null)[], at: number): number | null {
  const near: number[] = []
  for (let next = Math.max(0, at - side); next <= Math.min(values.length - 1, at + side); next++) {
    const value = values[next]
    if (next !== at && value != null) near.push(value)
  }
  return near.length < leastAround ? null : medianOf(near)
}
