import {
  type Calibration,
  isNamed,
  isSpokenFor,
  isStated,
  type Measures,
  measuresOf,
  probability,
  type Weights,
} from '#domain/journal/reading/emotions/emotion-model.ts'
import { type SentenceSigns, signsIn } from '#domain/journal/reading/emotions/emotion-sentence.ts'
import { feltSentences, meanScore } from '#domain/journal/reading/sentiment/sentiment.ts'
import { hasAny, type Labelled } from './score-data.ts'
import { learnDense } from './score-logistic.ts'

/** A text taken apart, with its sentiment -1..1. */
export interface TextSigns {
  readonly signs: readonly SentenceSigns[]
  readonly sentiment: number
}

/** Takes texts apart once, for all emotions. */
export function textSigns(texts: readonly Labelled[]): TextSigns[] {
  return texts.map(({ text }) => {
    const felt = feltSentences(text)
    return { signs: felt.map(signsIn), sentiment: meanScore(felt) }
  })
}

/** What is weighed for each text of a set, and whether any of its words speaks for the emotion. */
export interface Measured {
  readonly measures: Measures
  readonly isSpoken: boolean
  /** Its writer says so outright. */
  readonly isStated: boolean
}

/** The measures of texts for one emotion. */
export const measured = (texts: readonly TextSigns[], emotion: number): Measured[] =>
  texts.map(({ signs, sentiment }) => ({
    measures: measuresOf(signs, emotion, sentiment),
    isSpoken: signs.some((each) => isSpokenFor(each, emotion)),
    isStated: isStated(signs, emotion),
  }))

/** Texts of one kind of source, measured for one emotion, with their targets; `share` is how much they count together. */
export interface Evidence {
  readonly rows: readonly Measured[]
  readonly targets: readonly number[]
  readonly share: number
}

const ridge = 2
/** All sources together count as this many texts, however many they have. */
const countedTexts = 2_000
const grid = Array.from({ length: 48 }, (_, at) => 0.02 + at * 0.02)

/** Fits the weights of one emotion on labelled texts of several sources, and the threshold of the best mean F1. */
export function calibrate(sources: readonly Evidence[]): Calibration {
  const shares = sources.reduce((sum, { share }) => sum + share, 0)
  const counted = sources.flatMap(({ rows, share }) =>
    rows.map(() => (countedTexts * share) / shares / rows.length),
  )
  const columns = sources.flatMap(({ rows }) => rows.map(({ measures }) => measures))
  const targets = sources.flatMap((source) => source.targets)
  const [a = 0, b = 0, c = 0, d = 0, bias = 0] = learnDense(columns, targets, ridge, counted)
  const weights: Weights = [a, b, c, d, bias]
  return { weights, least: bestThreshold(sources, weights) }
}

/** Whether a text is said to hold an emotion, by weights and a threshold. */
export function verdict({ measures, isSpoken, isStated }: Measured, { weights, least }: Calibration): 0 | 1 {
  if (!isSpoken) return 0
  return isNamed(measures, probability(measures, weights), least) || isStated ? 1 : 0
}

/** The threshold with the best mean F1 over the sources, whose neighbours are good too: a lone peak is chance. */
function bestThreshold(sources: readonly Evidence[], weights: Weights): number {
  const scores = grid.map((least) =>
    sources.reduce((sum, { rows, targets, share }) => {
      const said = rows.map((row) => verdict(row, { weights, least }))
      return sum + share * binaryF1(targets, said)
    }, 0),
  )
  const smooth = scores.map((score, at) => score + (scores[at - 1] ?? score) + (scores[at + 1] ?? score))
  return grid[smooth.indexOf(Math.max(...smooth))] ?? 0.5
}

/** F1 of the class 1. */
export function binaryF1(targets: readonly number[], said: readonly number[], of = 1): number {
  let hit = 0
  let wrong = 0
  for (const [at, target] of targets.entries()) {
    if (said[at] === of && target === of) hit++
    else if (said[at] === of || target === of) wrong++
  }
  return hit === 0 ? 0 : (2 * hit) / (2 * hit + wrong)
}

/** Targets of one emotion: 1 where a text has one of the labels. */
export const targetsOf = (texts: readonly Labelled[], labels: readonly string[]): number[] =>
  texts.map((text) => (hasAny(text, labels) ? 1 : 0))
