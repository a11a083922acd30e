import { scaleLinear } from 'd3-scale'

/** A scale from 0 that ends at a round number not below the largest of some values, with about three ticks at round numbers. */
export function niceScale(values: readonly number[]): { min: number; max: number; ticks: number[] } {
  const scale = scaleLinear()
    .domain([0, Math.max(...values, 1)])
    .nice(3)
  const [min = 0, max = 1] = scale.domain()
  return { min, max, ticks: scale.ticks(3) }
}
