import type { Factor, Measured, Move } from '#domain/insights/statistics/moves.ts'
import { tOf95 } from '#domain/insights/statistics/numbers.ts'

/** The plain way: Pearson's correlation of a thing with a measure, called a find at p < .05, nothing taken out and nothing corrected for. */
export function pearsonFinds(factor: Factor, measure: Measured, lag: 0 | 1): boolean {
  const pairs = factor.values.flatMap((x, at) => {
    const y = measure.values[at + lag]
    return x == null || y == null ? [] : [[x, y] as const]
  })
  const count = pairs.length
  if (count < 3) return false
  const mean = (of: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[of], 0) / count
  const [mx, my] = [mean(0), mean(1)]
  let [sxy, sxx, syy] = [0, 0, 0]
  for (const [x, y] of pairs) {
    sxy += (x - mx) * (y - my)
    sxx += (x - mx) ** 2
    syy += (y - my) ** 2
  }
  if (sxx === 0 || syy === 0) return false
  const r = sxy / Math.sqrt(sxx * syy)
  return Math.abs(r) * Math.sqrt((count - 2) / Math.max(1e-12, 1 - r * r)) > tOf95(count - 2)
}

/** Whether the plain way finds anything among all pairs. */
export const pearsonFindsAny = (factors: readonly Factor[], measures: readonly Measured[]): boolean =>
  factors.some((factor) =>
    measures.some((measure) => ([0, 1] as const).some((lag) => pearsonFinds(factor, measure, lag))),
  )

/** The same links as ours, without a correction for how many were tried. */
export const uncorrectedFind = ({ link }: Pick<Move, 'link'>): boolean => link !== null && link.p < 0.05
