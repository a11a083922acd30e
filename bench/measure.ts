/** One line of the table. `measured / budget` for what should be small, the other way round for what should be large. */
export interface Measure {
  readonly what: string
  readonly measured: number
  readonly budget: number
  readonly unit: 'ms' | 'MB' | 'kB' | 'MB/s' | 'times' | 'queries'
  /** at most: smaller is better; at least: larger is better. */
  readonly rule: 'at most' | 'at least'
  /** Said behind the line: what it rests on. */
  readonly note?: string
}

/** How many budgets were used up; 1 is exactly on it. */
export function used({ measured, budget, rule }: Measure): number {
  return rule === 'at most' ? measured / budget : budget / measured
}

export const isOver = (measure: Measure): boolean => used(measure) > 1

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  if (low === undefined || high === undefined) throw new RangeError('The median of nothing does not exist.')
  return (low + high) / 2
}

/** Ms that something takes which answers at once. */
export function tookMs(run: () => unknown): number {
  const beganAt = performance.now()
  run()
  return performance.now() - beganAt
}
