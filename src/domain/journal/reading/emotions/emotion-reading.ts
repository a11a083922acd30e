import { type EmotionCategory, emotionCategories } from '#domain/journal/emotion.ts'
import type { Span } from '#domain/text/text.ts'
import { feltSentences, meanScore } from '../sentiment/sentiment.ts'
import type { SentenceFelt } from '../sentiment/sentiment-sentence.ts'
import {
  calibrationOf,
  isNamed,
  isSpokenFor,
  isStated,
  type Measures,
  measuresOf,
  probability,
  speakersFor,
} from './emotion-model.ts'
import { isNamedOnPage, isPage, ownSigns, type Stretch } from './emotion-page.ts'
import { emotionNumber, type SentenceSigns, type Sign, signsIn } from './emotion-sentence.ts'

/** An emotion that a text names or shows, with the words that say so. */
export interface EmotionFound {
  readonly emotion: EmotionCategory
  /** How strongly, 0..1. */
  readonly intensity: number
  /** How probable it is, 0..1. */
  readonly probability: number
  /** In order, without overlaps; never empty. */
  readonly evidence: readonly Span[]
}

export interface SentenceEmotions {
  readonly span: Span
  /** Strongest first; empty where nothing is claimed. */
  readonly emotions: readonly EmotionFound[]
}

export interface EmotionReading {
  /** Of the whole text, strongest first. Empty means: it does not say. */
  readonly emotions: readonly EmotionFound[]
  /** False for a text that is not English prose. */
  readonly isReadable: boolean
  /** The sentences that could be read, in order. */
  readonly sentences: readonly SentenceEmotions[]
}

/** The table was fitted on answers of about this many sentences; a longer text has more chances to err. */
const usualLength = 3
/** What each doubling beyond that takes off, in log-odds. */
const lengthCost = 0.35

/** The emotions that the writer of a text seems to feel. `spans` are its sentences. */
export const emotionsOf = (text: string, spans?: readonly Span[]): EmotionReading =>
  emotionsFrom(text, feltSentences(text, spans))

/** The emotions of sentences already taken apart. `foreign`: where quotations and quoted lines stand, in order. */
export function emotionsFrom(
  text: string,
  felt: readonly SentenceFelt[],
  foreign: readonly Stretch[] = [],
): EmotionReading {
  const signs = felt.map(signsIn)
  const read = signs.map((each) => ({
    span: each.felt.span,
    emotions: foundIn(text, [each], each.felt.score),
  }))
  return {
    emotions: isPage(signs)
      ? onPage(text, ownSigns(signs, foreign), felt)
      : foundIn(text, signs, meanScore(felt)),
    isReadable: felt.length > 0,
    sentences: read,
  }
}

function onPage(
  text: string,
  signs: readonly SentenceSigns[],
  felt: readonly SentenceFelt[],
): EmotionFound[] {
  return foundIn(text, signs, meanScore(felt)).filter(({ emotion }) =>
    isNamedOnPage(signs, emotionNumber(emotion)),
  )
}

/** Which emotions are named by some sentences, strongest first. */
function foundIn(text: string, signs: readonly SentenceSigns[], sentiment: number): EmotionFound[] {
  const found: EmotionFound[] = []
  for (const [number, emotion] of emotionCategories.entries()) {
    const speakers = signs.filter((each) => isSpokenFor(each, number))
    if (speakers.length === 0) continue
    const measures = measuresOf(signs, number, sentiment)
    const likely = likelihood(measures, number, signs.length)
    if (!isNamed(measures, likely, calibrationOf(number).least) && !isStated(speakers, number)) continue
    const evidence = plainest(speakers, number).flatMap((each) => evidenceIn(text, each, number))
    found.push({ emotion, intensity: intensityOf(speakers, number, likely), probability: likely, evidence })
  }
  return found.sort((a, b) => b.intensity - a.intensity || a.emotion.localeCompare(b.emotion))
}

/** The probability that an emotion is there, given how many sentences could have named it by chance. */
function likelihood(measures: Measures, emotion: number, sentenceCount: number): number {
  const [a, b, c, d, bias] = calibrationOf(emotion).weights
  const cost = lengthCost * Math.max(0, Math.log2(sentenceCount / usualLength))
  return probability(measures, [a, b, c, d, bias - cost])
}

/** Where the strongest cue stands on 0..1, drawn up by how likely the emotion is. */
function intensityOf(signs: readonly SentenceSigns[], emotion: number, likely: number): number {
  let strongest = 0
  for (const { cues } of signs)
    for (const cue of cues) if (cue.emotion === emotion) strongest = Math.max(strongest, cue.weight)
  return Math.min(1, 0.15 + 0.55 * Math.min(1, strongest) + 0.3 * likely)
}

/** Where some sentences name the feeling, those with no more than a learned hint at it are not shown for it. */
function plainest(speakers: readonly SentenceSigns[], emotion: number): readonly SentenceSigns[] {
  const plain = speakers.filter(({ cued }) => (cued[emotion] ?? 0) > 0)
  return plain.length > 0 ? plain : speakers
}

function evidenceIn(text: string, signs: SentenceSigns, emotion: number): Span[] {
  return apart(speakersFor(signs, emotion)).flatMap(({ first, last }) => {
    const from = signs.felt.tokens[first]?.start
    const to = signs.felt.tokens[last]?.end
    return from === undefined || to === undefined
      ? []
      : [{ text: text.slice(from, to), start: from, end: to }]
  })
}

/** In order, and of those that overlap the longest. */
function apart(signs: readonly Sign[]): Sign[] {
  const kept: Sign[] = []
  for (const sign of signs.toSorted((a, b) => a.first - b.first || b.last - a.last))
    if (sign.first > (kept.at(-1)?.last ?? -1)) kept.push(sign)
  return kept
}
