import { seededRandom } from '#domain/chance/seeded-random.ts'
import { type RiskWeights, scaleOf } from '#domain/safety/risk/risk-weights.ts'
import { shuffled } from '../score/score-logistic.ts'

/** A text as its clues, and what is to be learned of it. */
export interface RiskExample {
  readonly clues: ReadonlySet<number>
  readonly level: 0 | 1 | 2
  /** No phrase of a set but what people write on ordinary days: it makes no clue worth keeping. */
  readonly isOrdinary?: boolean
}

interface Learned {
  readonly weights: ReadonlyMap<number, number>
  readonly bias: number
}

const epochs = 16
/** How strongly weights are drawn to 0, per text. */
const decay = 0.006
const pace = 0.3
/** A clue of fewer phrases than these is none. */
const leastPhrases = 5

const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z))

/** The clues that stand in enough phrases, numbered from 0. */
function columnsOf(examples: readonly RiskExample[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { clues, isOrdinary } of examples)
    for (const clue of isOrdinary ? [] : clues) counts.set(clue, (counts.get(clue) ?? 0) + 1)
  const kept = [...counts].filter(([, count]) => count >= leastPhrases)
  return new Map(kept.map(([clue], column) => [clue, column]))
}

/** Logistic regression by AdaGrad, each text scaled by how many clues it has; the mean of the weights of the later rounds. */
function learn(
  examples: readonly RiskExample[],
  least: 1 | 2,
  columns: ReadonlyMap<number, number>,
): Learned {
  const rows = examples.map(({ clues, level }) => ({
    columns: Uint32Array.from([...clues].flatMap((clue) => columns.get(clue) ?? [])),
    scale: scaleOf(clues.size),
    target: level >= least ? 1 : 0,
  }))
  const [weights, squares] = [new Float64Array(columns.size), new Float64Array(columns.size).fill(1e-3)]
  const sums = new Float64Array(columns.size)
  let [bias, biasSquares, biasSum, rounds] = [0, 1e-3, 0, 0]
  // One of a dozen orders, by counts on the held sets: docs/safety.md.
  const random = seededRandom(5)
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const at of shuffled(rows.length, random)) {
      const row = rows[at]
      if (!row) continue
      let z = bias
      for (const column of row.columns) z += (weights[column] ?? 0) * row.scale
      const gap = sigmoid(z) - row.target
      biasSquares += gap * gap
      bias -= (pace * gap) / Math.sqrt(biasSquares)
      for (const column of row.columns) {
        const weight = weights[column] ?? 0
        const slope = gap * row.scale + decay * weight
        const square = (squares[column] ?? 0) + slope * slope
        squares[column] = square
        weights[column] = weight - (pace * slope) / Math.sqrt(square)
      }
    }
    if (epoch < epochs / 2) continue
    rounds++
    biasSum += bias
    for (const [column, weight] of weights.entries()) sums[column] = (sums[column] ?? 0) + weight
  }
  const mean = [...columns].map(([clue, column]): [number, number] => [clue, (sums[column] ?? 0) / rounds])
  return { weights: new Map(mean), bias: biasSum / rounds }
}

/** Learns weights for a finding at all, and without the quiet ones for what is said outright. */
export function learnRisk(examples: readonly RiskExample[]): RiskWeights {
  const columns = columnsOf(examples)
  const any = learn(examples, 1, columns)
  const loud = examples.filter(({ level }) => level !== 1)
  const outright = learn(loud, 2, columns)
  return {
    any: any.weights,
    outright: outright.weights,
    biasOfAny: any.bias,
    biasOfOutright: outright.bias,
  }
}
