import { emotionCategories } from '#domain/journal/emotion.ts'
import { visitFeatures } from '#domain/journal/reading/emotions/emotion-features.ts'
import { lowestStep, weightStep } from '#domain/journal/reading/emotions/emotion-weights.ts'
import { negated } from '#domain/journal/reading/negation.ts'
import { feltIn } from '#domain/journal/reading/sentiment/sentiment-sentence.ts'
import { tokensOf } from '#domain/journal/reading/sentiment/sentiment-tokens.ts'
import { sentences } from '#domain/text/text.ts'
import { packSteps, packWords } from '#domain/text/valence-pack.ts'
import { targetsOf } from './score-calibration.ts'
import { goEmotions, goEmotionsOf, hasAny, type Labelled, valenceOf } from './score-data.ts'
import { type Logistic, learnDense, learnSparse, type Sparse } from './score-logistic.ts'

const fewest = { single: 8, pair: 12 }
/** A feature none of whose weights reaches this (log-odds) is left out. */
const telling = { emotion: 0.4, valence: 0.4 }
/** How much of a learned log-odds counts as valence beside the lexicon. */
const valenceShare = 0.7
/** A valence below this (in tenths) is left out: a text that says nothing is not to be tipped by chance. */
const leastTenths = 5
const learning = { seed: 20, epochs: 8, decay: 0, ridge: 3 }

function featuresOf(text: string): Set<string> {
  const found = new Set<string>()
  for (const sentence of sentences(text)) {
    const tokens = tokensOf(text, sentence)
    const stemAt = (at: number): string => tokens[at]?.facts.stem ?? ''
    visitFeatures(tokens, negated(tokens), (at, isDenied, before) => {
      found.add(isDenied ? `!${stemAt(at)}` : stemAt(at))
      if (before !== undefined) found.add(`${stemAt(before)} ${stemAt(at)}`)
    })
  }
  return found
}

function frequent(texts: readonly ReadonlySet<string>[]): string[] {
  const counts = new Map<string, number>()
  for (const text of texts) for (const feature of text) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const enough = (feature: string, count: number): boolean =>
    count >= (feature.includes(' ') ? fewest.pair : fewest.single)
  return [...counts].filter(([feature, count]) => enough(feature, count)).map(([feature]) => feature)
}

function asRows(texts: readonly ReadonlySet<string>[], features: readonly string[]): Sparse[] {
  const numbers = new Map(features.map((feature, at) => [feature, at]))
  return texts.map((text) => Uint32Array.from([...text].flatMap((feature) => numbers.get(feature) ?? [])))
}

type Targets = readonly (number | undefined)[]

/** Learns twice: what the first time says little is left out the second time. */
function learnTwice(
  bags: readonly Set<string>[],
  features: readonly string[],
  all: readonly Targets[],
  telling: number,
  offsets: readonly number[] = [],
) {
  const learn = (kept: readonly string[]): Logistic[] => {
    const rows = asRows(bags, kept)
    return all.map((targets) => learnSparse({ rows, targets, features: kept.length, offsets, ...learning }))
  }
  const first = learn(features)
  const kept = features.filter((_, at) => first.some(({ weights }) => Math.abs(weights[at] ?? 0) >= telling))
  return { kept, models: learn(kept) }
}

function learnEmotions(
  texts: readonly Labelled[],
  bags: readonly Set<string>[],
  features: readonly string[],
) {
  const targets = emotionCategories.map((emotion) => targetsOf(texts, goEmotionsOf[emotion]))
  const { kept, models } = learnTwice(bags, features, targets, telling.emotion)
  return {
    features: kept,
    packedWeights: models.map(({ weights }) => packSteps(Array.from(weights, inSteps), lowestStep)),
    biases: models.map(({ bias }) => Math.round(bias * 100) / 100),
  }
}

const inSteps = (weight: number): number => held(Math.round(weight / weightStep))

const held = (step: number): number => Math.max(lowestStep, Math.min(-lowestStep, step))

/** The sum of the valences of a text by rules and lexicon alone. */
const ruledSum = (text: string): number =>
  sentences(text)
    .flatMap((span) => feltIn(text, span, false).values)
    .reduce((sum, value) => sum + value, 0)

/**
 * What single words say of the valence beyond the rules and the lexicon, whose sum goes into the regression as an offset:
 * only single words are shown as what carries a sentiment.
 */
function learnValence(texts: readonly Labelled[], bags: readonly Set<string>[], features: readonly string[]) {
  const sides = texts.map(
    (text) => valenceOf(text, 'goemotions') ?? (hasAny(text, ['neutral']) ? 0.5 : undefined),
  )
  const sums = texts.map(({ text }) => ruledSum(text))
  const clear = [...sides.keys()].filter((at) => sides[at] !== undefined && sides[at] !== 0.5)
  const [oneOfSum = 1] = learnDense(
    clear.map((at) => [sums[at] ?? 0]),
    clear.map((at) => sides[at] ?? 0),
    0,
  )
  const singles = features.filter((feature) => !feature.includes(' '))
  const offsets = sums.map((sum) => sum * oneOfSum)
  const { kept, models } = learnTwice(bags, singles, [sides], telling.valence, offsets)
  const inTenths = (10 * valenceShare) / oneOfSum
  const words = [...kept.entries()].flatMap(([at, feature]) => {
    const tenths = held(Math.round((models[0]?.weights[at] ?? 0) * inTenths))
    return Math.abs(tenths) < leastTenths ? [] : [{ feature, tenths }]
  })
  return {
    packedValenceFeatures: packWords(words.map(({ feature }) => feature)),
    packedValences: packSteps(
      words.map(({ tenths }) => tenths),
      lowestStep,
    ),
  }
}

/** Every eighth text is kept back from the table, to calibrate with. */
export const isKeptBack = (at: number): boolean => at % 8 === 0

/** Learns one logistic regression for each emotion and one for the valence from GoEmotions. */
export function learnTable(folder: string) {
  const texts = goEmotions(folder, 'train').filter((_, at) => !isKeptBack(at))
  const bags = texts.map((text) => featuresOf(text.text))
  const features = frequent(bags).sort()
  return { ...learnEmotions(texts, bags, features), ...learnValence(texts, bags, features) }
}
