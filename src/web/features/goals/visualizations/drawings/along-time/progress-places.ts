import type { ProgressChart, ProgressPoint } from '#domain/goals/visuals/progress-chart.ts'
import type { Day } from '#domain/time/day.ts'

/** A step and the place at which it is drawn. */
export interface PlacedPoint extends ProgressPoint {
  readonly at: number
  /** Points of 100 by which it went further than the step before; negative where it went back. */
  readonly by: number
}

/** Progress at places side by side. A place stands for its day and the days since the place before. */
export interface ProgressPlaces {
  /** One a place; null after the last step. */
  readonly values: readonly (number | null)[]
  /** The place of the last step, which is that of today while the goal is open. */
  readonly until: number
  /** Those that were written down, oldest first. */
  readonly steps: readonly PlacedPoint[]
  /** The place of a day between the first and the last. */
  readonly placeOf: (day: Day) => number
}

/** Where the points of a chart lie when it is drawn at some days, which lie in order from its first to its last. */
export function progressPlaces({ points, from }: ProgressChart, days: readonly Day[]): ProgressPlaces {
  const placeOf = (day: Day): number => {
    let [low, high] = [0, days.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((days[middle] ?? day) >= day) high = middle
      else low = middle + 1
    }
    return low
  }
  const until = placeOf(points.at(-1)?.day ?? from)
  const placed = points.map((point, at) => ({
    ...point,
    at: placeOf(point.day),
    by: point.value - (points[at - 1]?.value ?? 0),
  }))
  const values: (number | null)[] = days.map(() => null)
  let [next, value] = [0, 0]
  for (let at = 0; at <= until; at++) {
    for (; (placed[next]?.at ?? Infinity) <= at; next++) value = placed[next]?.value ?? value
    values[at] = value
  }
  return { values, until, steps: placed, placeOf }
}
