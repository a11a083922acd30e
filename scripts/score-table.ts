import { emotionCategories } from '#domain/journal/emotion.ts'
import { visitFeatures } from '#domain/journal/reading/emotion-features.ts'
import { lowestStep, weightStep } from '#domain/journal/reading/emotion-weights.ts'
import { negated } from '#domain/journal/reading/negation.ts'
import { tokensOf } from '#domain/journal/reading/sentiment-tokens.ts'
import { packSteps, packWords } from '#domain/journal/reading/valence-pack.ts'
import { sentences } from '#domain/journal/text.ts'
import { targetsOf } from './score-calibration.ts'
import { goEmotions, goEmotionsOf, hasAny, type Labelled, valenceOf } from './score-data.ts'
import { type Logistic, learnSparse, type Sparse } from './score-logistic.ts'

const fewest = { single: 8, pair: 12 }
/** A weight below this says too little to be kept; a feature none of whose weights reaches `telling` is left out. */
const least = 0.3
const telling = { emotion: 0.75, valenceFirst: 0.75, valence: 1.5 }
/** How much of a learned log-odds counts as valence beside the lexicon. */
const valenceShare = 0.5
const learning = { seed: 20, epochs: 8, decay: 2e-4 }

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
) {
  const learn = (kept: readonly string[]): Logistic[] => {
    const rows = asRows(bags, kept)
    return all.map((targets) => learnSparse({ rows, targets, features: kept.length, ...learning }))
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

function inSteps(weight: number): number {
  return Math.abs(weight) < least ? 0 : held(Math.round(weight / weightStep))
}

const held = (step: number): number => Math.max(lowestStep, Math.min(-lowestStep, step))

/** Only the strongest single words are kept: on journals the rest did harm. */
function learnValence(texts: readonly Labelled[], bags: readonly Set<string>[], features: readonly string[]) {
  const sides = texts.map(
    (text) => valenceOf(text, 'goemotions') ?? (hasAny(text, ['neutral']) ? 0.5 : undefined),
  )
  const { kept, models } = learnTwice(bags, features, [sides], telling.valenceFirst)
  const words = [...kept.entries()].flatMap(([at, feature]) => {
    const weight = models[0]?.weights[at] ?? 0
    if (feature.includes(' ') || Math.abs(weight) < telling.valence) return []
    return [{ feature, tenths: held(Math.round(weight * valenceShare * 10)) }]
  })
  return {
    packedValenceFeatures: packWords(words.map(({ feature }) => feature)),
    packedValences: packSteps(
      words.map(({ tenths }) => tenths),
      lowestStep,
    ),
  }
}

/** Learns one logistic regression for each emotion and one for the valence from GoEmotions. */
export function learnTable(folder: string) {
  const texts = goEmotions(folder, 'train')
  const bags = texts.map((text) => featuresOf(text.text))
  const features = frequent(bags).sort()
  return { ...learnEmotions(texts, bags, features), ...learnValence(texts, bags, features) }
}
