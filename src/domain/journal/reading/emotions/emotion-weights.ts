import { emotionCategories } from '#domain/journal/emotion.ts'
import { unpackSteps, unpackWords } from '#domain/text/valence-pack.ts'
import {
  biases,
  packedFeatures,
  packedValenceFeatures,
  packedValences,
  packedWeights,
} from './emotion-table.ts'

/** Weights are kept in steps of this, from `lowestStep` to its opposite. */
export const weightStep = 0.1
export const lowestStep = -39

/** The table learned from GoEmotions. Weights are log-odds in `weightStep`s, eight in a row. */
export interface EmotionWeights {
  /** Row of a stem, or of a denied one ('!happi'). */
  readonly rowOf: ReadonlyMap<string, number>
  /** Rows of two stems in a row: by the first, then by the second. */
  readonly pairs: ReadonlyMap<string, ReadonlyMap<string, number>>
  readonly weights: Int8Array
  readonly biases: readonly number[]
  /** Valence, -4..4, of the few stems that say more of it than the lexicon knows. */
  readonly valences: ReadonlyMap<string, number>
}

let made: EmotionWeights | undefined

function unpacked(): EmotionWeights {
  const rowOf = new Map<string, number>()
  const pairs = new Map<string, Map<string, number>>()
  for (const [row, feature] of unpackWords(packedFeatures).entries()) {
    const [first = '', second] = feature.split(' ')
    if (second === undefined) rowOf.set(feature, row)
    else pairs.set(first, (pairs.get(first) ?? new Map<string, number>()).set(second, row))
  }
  const width = emotionCategories.length
  const weights = new Int8Array((packedWeights[0]?.length ?? 0) * width)
  for (const [column, packed] of packedWeights.entries())
    for (const [row, step] of unpackSteps(packed, lowestStep).entries()) weights[row * width + column] = step
  const valences = unpackSteps(packedValences, lowestStep)
  const learned = unpackWords(packedValenceFeatures)
  return {
    rowOf,
    pairs,
    weights,
    biases,
    valences: new Map(learned.map((stem, at) => [stem, (valences[at] ?? 0) / 10])),
  }
}

/** The learned table; unpacked when first asked for. */
export function emotionWeights(): EmotionWeights {
  made ??= unpacked()
  return made
}
