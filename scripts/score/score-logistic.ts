import { seededRandom } from '#domain/chance/seeded-random.ts'

/** One text as the numbers of the features that it has. */
export type Sparse = Uint32Array

/** A logistic regression over features that are there or not. */
export interface Logistic {
  readonly weights: Float64Array
  readonly bias: number
}

const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z))

/** The numbers 0..count-1 in an order that a seed decides. */
export function shuffled(count: number, random: () => number): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, at) => at)
  for (let at = count - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const kept = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = kept
  }
  return order
}

export interface SparseTask {
  readonly rows: readonly Sparse[]
  /** 0..1 for each row; a row without a target is left out. */
  readonly targets: readonly (number | undefined)[]
  readonly features: number
  readonly seed: number
  readonly epochs: number
  /** How strongly weights are drawn to 0, per row. */
  readonly decay: number
  /** The same over all rows together, so that rare features are drawn more strongly (L2 penalty); 0 where not given. */
  readonly ridge?: number
  /** What is known of each row beforehand, in log-odds. */
  readonly offsets?: readonly number[]
}

/** How many rows have each feature. */
function frequencies({ rows, features }: SparseTask): Float64Array {
  const counts = new Float64Array(features)
  for (const row of rows) for (const feature of row) counts[feature] = (counts[feature] ?? 0) + 1
  return counts
}

/** Logistic regression by AdaGrad over sparse rows. The same seed gives the same weights. */
export function learnSparse(task: SparseTask): Logistic {
  const weights = new Float64Array(task.features)
  const squares = new Float64Array(task.features).fill(1e-3)
  const draws = frequencies(task).map((count) => task.decay + (task.ridge ?? 0) / Math.max(1, count))
  let bias = 0
  let biasSquares = 1e-3
  const random = seededRandom(task.seed)
  for (let epoch = 0; epoch < task.epochs; epoch++)
    for (const at of shuffled(task.rows.length, random)) {
      const target = task.targets[at]
      const row = task.rows[at]
      if (target === undefined || !row) continue
      let z = bias + (task.offsets?.[at] ?? 0)
      for (const feature of row) z += weights[feature] ?? 0
      const gap = sigmoid(z) - target
      biasSquares += gap * gap
      bias -= (0.3 * gap) / Math.sqrt(biasSquares)
      for (const feature of row) {
        const weight = weights[feature] ?? 0
        const slope = gap + (draws[feature] ?? 0) * weight
        const square = (squares[feature] ?? 0) + slope * slope
        squares[feature] = square
        weights[feature] = weight - (0.3 * slope) / Math.sqrt(square)
      }
    }
  return { weights, bias }
}

/**
 * Logistic regression over few dense columns by Newton's steps; `ridge` draws all weights but the bias (last) to 0.
 * `weights` say how much each row counts.
 */
export function learnDense(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  ridge: number,
  weights: readonly number[] = [],
): number[] {
  const size = (rows[0]?.length ?? 0) + 1
  let found = new Array<number>(size).fill(0)
  for (let step = 0; step < 25; step++) {
    const slope = found.map((weight, at) => (at < size - 1 ? ridge * weight : 0))
    const bend = found.map((_, a) => found.map((__, b) => (a === b ? (a < size - 1 ? ridge : 1e-6) : 0)))
    for (const [at, row] of rows.entries()) {
      const full = [...row, 1]
      const share = weights[at] ?? 1
      const p = sigmoid(full.reduce((sum, value, column) => sum + value * (found[column] ?? 0), 0))
      for (const [a, value] of full.entries()) {
        slope[a] = (slope[a] ?? 0) + share * (p - (targets[at] ?? 0)) * value
        const line = bend[a] ?? []
        for (const [b, other] of full.entries())
          line[b] = (line[b] ?? 0) + share * p * (1 - p) * value * other
      }
    }
    const move = solved(bend, slope)
    found = found.map((weight, at) => weight - (move[at] ?? 0))
    if (Math.max(...move.map(Math.abs)) < 1e-7) break
  }
  return found
}

/** The solution of a small set of linear equations, by elimination with pivots. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0])
  const size = rows.length
  const value = (row: number, column: number): number => rows[row]?.[column] ?? 0
  for (let pivot = 0; pivot < size; pivot++) {
    let best = pivot
    for (let row = pivot; row < size; row++)
      if (Math.abs(value(row, pivot)) > Math.abs(value(best, pivot))) best = row
    const kept = rows[pivot] ?? []
    rows[pivot] = rows[best] ?? []
    rows[best] = kept
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue
      const factor = value(row, pivot) / value(pivot, pivot)
      rows[row] = (rows[row] ?? []).map((each, column) => each - factor * value(pivot, column))
    }
  }
  return rows.map((_, at) => value(at, size) / value(at, at))
}
