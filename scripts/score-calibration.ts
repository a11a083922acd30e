import {
  type Calibration,
  isSpokenFor,
  isStated,
  type Measures,
  measuresOf,
  probability,
  type Weights,
} from '#domain/journal/reading/emotion-model.ts'
import { type SentenceSigns, signsIn } from '#domain/journal/reading/emotion-sentence.ts'
import { feltSentences, meanScore } from '#domain/journal/reading/sentiment.ts'
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

const ridge = 2
const grid = Array.from({ length: 45 }, (_, at) => 0.02 + at * 0.02)

/** Fits the weights of one emotion on labelled texts, and the threshold between best F1 and right count. */
export function calibrate(rows: readonly Measured[], targets: readonly number[]): Calibration {
  const columns = rows.map(({ measures }) => measures)
  const [a = 0, b = 0, c = 0, d = 0, bias = 0] = learnDense(columns, targets, ridge)
  const weights: Weights = [a, b, c, d, bias]
  const likely = rows.map(({ measures, isSpoken }) => (isSpoken ? probability(measures, weights) : 0))
  return { weights, least: Math.sqrt(bestF1(likely, targets) * rightCount(likely, targets)) }
}

/** The threshold with the best F1, whose neighbours are good too: a lone peak is chance. */
function bestF1(likely: readonly number[], targets: readonly number[]): number {
  const scores = grid.map((least) =>
    binaryF1(
      targets,
      likely.map((p) => (p >= least ? 1 : 0)),
    ),
  )
  const smooth = scores.map((score, at) => score + (scores[at - 1] ?? 0) + (scores[at + 1] ?? 0))
  return grid[smooth.indexOf(Math.max(...smooth))] ?? 0.5
}

/** The threshold that names as many texts as there are targets. */
function rightCount(likely: readonly number[], targets: readonly number[]): number {
  const count = targets.reduce((sum, target) => sum + target, 0)
  return Math.max(0.01, likely.toSorted((one, other) => other - one)[count] ?? 0.5)
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
