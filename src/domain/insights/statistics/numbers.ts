/** The mean of numbers; 0 of none. */
export function meanOf(values: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < values.length; at++) sum += values[at] ?? 0
  return values.length === 0 ? 0 : sum / values.length
}

/** The sample standard deviation (n - 1); 0 of fewer than two. */
export function deviationOf(values: ArrayLike<number>): number {
  if (values.length < 2) return 0
  const mean = meanOf(values)
  let sum = 0
  for (let at = 0; at < values.length; at++) sum += ((values[at] ?? 0) - mean) ** 2
  return Math.sqrt(sum / (values.length - 1))
}

/** The quantile (share 0 to 1) of numbers, between neighbours in a straight line (type 7 of Hyndman and Fan 1996). NaN of none. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = share * (sorted.length - 1)
  const low = sorted[Math.floor(place)]
  const high = sorted[Math.ceil(place)]
  return low === undefined || high === undefined
    ? Number.NaN
    : low + (high - low) * (place - Math.floor(place))
}

/** The middle value; NaN of none. */
export const medianOf = (values: readonly number[]): number => quantileOf(values, 0.5)

/** Ranks from 1; equal values share the mean of their ranks. */
export function ranksOf(values: ArrayLike<number>): Float64Array {
  const order = Array.from({ length: values.length }, (_, at) => at)
  order.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
  const ranks = new Float64Array(values.length)
  for (let from = 0; from < order.length; ) {
    let to = from + 1
    while (to < order.length && values[order[to] ?? 0] === values[order[from] ?? 0]) to++
    for (let at = from; at < to; at++) ranks[order[at] ?? 0] = (from + to + 1) / 2
    from = to
  }
  return ranks
}

/** The correlation of neighbours, -1 to 1, in the order given; 0 where nothing varies. */
export function neighbourCorrelation(values: ArrayLike<number>): number {
  const mean = meanOf(values)
  let together = 0
  let whole = 0
  for (let at = 0; at < values.length; at++) {
    const here = (values[at] ?? 0) - mean
    whole += here * here
    if (at > 0) together += here * ((values[at - 1] ?? 0) - mean)
  }
  return whole < 1e-12 ? 0 : together / whole
}

/** What 95 of 100 values of Student's t lie within, by degrees of freedom (expansion after Fisher and Cornish 1960); at least one. */
export function tOf95(freedom: number): number {
  const z = 1.959964
  const n = Math.max(1, freedom)
  return z + (z ** 3 + z) / (4 * n) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * n * n)
}
