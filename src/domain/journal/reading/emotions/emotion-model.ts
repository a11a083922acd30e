import { calibrations } from './emotion-calibration.ts'
import { emotionNumber, learnedSigns, type SentenceSigns, type Sign } from './emotion-sentence.ts'

/**
 * What is weighed for one emotion of a text or of one sentence: its cues together, the learned log-odds of the
 * sentence where they are highest, the learned log-odds of the one word that says most, and the sentiment -1..1.
 */
export type Measures = readonly [cued: number, learned: number, strongest: number, sentiment: number]

/** A weight for each of the measures, then the bias. */
export type Weights = readonly [number, number, number, number, number]

/** How an emotion is concluded from its measures. */
export interface Calibration {
  readonly weights: Weights
  /** The lowest probability at which it is named. */
  readonly least: number
}

/** More cues than this say no more. */
const mostCued = 2
/** Without a cue, one learned word has to say at least this much (log-odds). */
const speaking = 1.2
/** Joy is told by a word as good as this (-4..4) instead: what was learned of it is too common. */
const joyfulValence = 1.5
const joy = emotionNumber('joy')

/** What sentences together say about one emotion; `sentiment` is their score, -1..1. */
export function measuresOf(signs: readonly SentenceSigns[], emotion: number, sentiment: number): Measures {
  let cued = 0
  let learned = Number.NEGATIVE_INFINITY
  let strongest = 0
  for (const sentence of signs) {
    cued += sentence.cued[emotion] ?? 0
    learned = Math.max(learned, sentence.learned[emotion] ?? 0)
    strongest = Math.max(strongest, sentence.strongest[emotion] ?? 0)
  }
  return [Math.min(mostCued, cued), signs.length > 0 ? learned : 0, strongest, sentiment]
}

/** How probable an emotion is by its measures, 0..1. */
export function probability(measures: Measures, [a, b, c, d, bias]: Weights): number {
  const [cued, learned, strongest, sentiment] = measures
  return 1 / (1 + Math.exp(-(a * cued + b * learned + c * strongest + d * sentiment + bias)))
}

/** Cues that together weigh this much name an emotion whatever the rest says: 'passed away' and 'cried'. */
const plainlyCued = 1.5

/** True when an emotion with these measures and this probability is to be named. */
export const isNamed = ([cued]: Measures, likely: number, least: number): boolean =>
  likely >= least || cued >= plainlyCued

/** True when a word of the sentence itself speaks for an emotion: nothing is named without one. */
export function isSpokenFor(signs: SentenceSigns, emotion: number): boolean {
  if ((signs.cued[emotion] ?? 0) > 0) return true
  return emotion === joy ? goodSigns(signs).length > 0 : (signs.speaking[emotion] ?? 0) >= speaking
}

/** True when one of the sentences says outright that its writer feels so: it is named, however improbable it seems. */
export const isStated = (signs: readonly SentenceSigns[], emotion: number): boolean =>
  signs.some(({ cues }) => cues.some((cue) => cue.emotion === emotion && cue.isStated === true))

/** The words of a sentence that speak for an emotion: its cues; without one what was learned, or for joy what is good. */
export function speakersFor(signs: SentenceSigns, emotion: number): Sign[] {
  const cues = signs.cues.filter((cue) => cue.emotion === emotion)
  if (cues.length > 0) return cues
  return emotion === joy ? goodSigns(signs) : learnedSigns(signs, emotion, speaking)
}

/** A bad word that is denied makes a sentence better, but is no joy: 'not in anger'. */
function goodSigns({ felt, unclaimed }: SentenceSigns): Sign[] {
  const found: Sign[] = []
  for (let first = 0; first < felt.values.length; first++) {
    const weight = felt.values[first] ?? 0
    if (weight < joyfulValence || unclaimed[first] === 1) continue
    const phraseEnd = felt.phraseEnds.get(first)
    if (phraseEnd === undefined && (felt.tokens[first]?.facts.valence ?? 0) < 0) continue
    found.push({ first, last: phraseEnd ?? first, emotion: joy, weight })
  }
  return found
}

/** The calibration of an emotion by its number; without one the emotion is never named. */
export const calibrationOf = (emotion: number): Calibration =>
  calibrations[emotion] ?? { weights: [0, 0, 0, 0, 0], least: 2 }
