import { type EmotionCategory, emotionCategories } from '#domain/journal/emotion.ts'
import { isThere } from '../sentiment/sentiment-phrases.ts'
import type { SentenceFelt } from '../sentiment/sentiment-sentence.ts'
import type { Cue } from './emotion-cues.ts'
import { visitFeatures } from './emotion-features.ts'
import { isAnothers, isOnlySaid, isOnlySpokenOf, isStatedOfSelf } from './emotion-owner.ts'
import { emotionWeights, weightStep } from './emotion-weights.ts'

/** How many emotions there are; they go by their number in `emotionCategories`. */
export const emotionCount = emotionCategories.length
const numbers = new Map<EmotionCategory, number>(emotionCategories.map((emotion, at) => [emotion, at]))

/** The number of an emotion in `emotionCategories`. */
export const emotionNumber = (emotion: EmotionCategory): number => numbers.get(emotion) ?? 0

/** Some tokens of a sentence that speak for an emotion; a cue's weight is about 0..1.3, a learned one's log-odds. */
export interface Sign {
  readonly first: number
  readonly last: number
  readonly emotion: number
  readonly weight: number
  /** The writer says so outright: 'I am heartbroken', 'I felt so sad'. */
  readonly isStated?: boolean
  /** It is an event that is told, not a word for a feeling. */
  readonly isEvent?: boolean
}

/** What one sentence says about the emotions before anything is concluded from it. */
export interface SentenceSigns {
  readonly felt: SentenceFelt
  /** 1 for each token that says nothing of the writer: silent phrases, and the states of other people; empty without any. */
  readonly unclaimed: readonly number[]
  readonly cues: readonly Sign[]
  /** Sum of the cues for each emotion. */
  readonly cued: number[]
  /** Sum of the learned weights for each emotion, in log-odds. */
  readonly learned: number[]
  /** The greatest learned weight of a single word or pair for each emotion, 0 for none. */
  readonly strongest: number[]
  /** The same of words and pairs that carry more than grammar: only these speak for an emotion. */
  readonly speaking: number[]
}

/** Gathers what a sentence says about the emotions. Linear in its length. */
export function signsIn(felt: SentenceFelt): SentenceSigns {
  const unclaimed = withoutOthers(felt)
  const cues = cuesIn(felt, unclaimed)
  const cued = new Array<number>(emotionCount).fill(0)
  for (const { emotion, weight } of cues) cued[emotion] = (cued[emotion] ?? 0) + weight
  const learned = new Array<number>(emotionCount).fill(0)
  const strongest = new Array<number>(emotionCount).fill(0)
  const speaking = new Array<number>(emotionCount).fill(0)
  const { weights } = emotionWeights()
  visitRows(felt, unclaimed, (row, first, last) => {
    for (let emotion = 0, cell = row * emotionCount; emotion < emotionCount; emotion++, cell++) {
      const weight = (weights[cell] ?? 0) * weightStep
      learned[emotion] = (learned[emotion] ?? 0) + weight
      if (weight > (strongest[emotion] ?? 0)) strongest[emotion] = weight
      if (weight > (speaking[emotion] ?? 0) && isTelling(felt, first, last, emotion))
        speaking[emotion] = weight
    }
  })
  return { felt, unclaimed, cues, cued, learned, strongest, speaking }
}

/** The learned signs of at least a weight for one emotion. */
export function learnedSigns({ felt, unclaimed }: SentenceSigns, emotion: number, atLeast: number): Sign[] {
  const found: Sign[] = []
  const { weights } = emotionWeights()
  visitRows(felt, unclaimed, (row, first, last) => {
    const weight = (weights[row * emotionCount + emotion] ?? 0) * weightStep
    if (weight >= atLeast && isTelling(felt, first, last, emotion))
      found.push({ first, last, emotion, weight })
  })
  return found
}

/**
 * Whether words for which something was learned can be shown as the reason for an emotion. Grammar cannot ('of being'), nor a pair that is
 * denied (pairs were learned without regard to that), nor the emotion's own word where it is denied ('not afraid').
 */
function isTelling({ tokens, denied }: SentenceFelt, first: number, last: number, emotion: number): boolean {
  const facts = tokens[last]?.facts
  if (denied[last] === 1) {
    if (first !== last) return false
    if (facts?.cues.some((cue) => emotionNumber(cue.emotion) === emotion)) return false
  }
  return facts?.tongue === 'open' || tokens[first]?.facts.tongue === 'open'
}

type RowVisitor = (row: number, first: number, last: number) => void

function visitRows({ tokens, denied }: SentenceFelt, unclaimed: readonly number[], visit: RowVisitor): void {
  visitFeatures(tokens, denied, (at, isDenied, before) => {
    const facts = tokens[at]?.facts
    if (!facts || unclaimed[at] === 1) return
    const row = isDenied ? facts.deniedRow : facts.row
    if (row !== undefined) visit(row, at, at)
    if (before === undefined || unclaimed[before] === 1) return
    const pair = tokens[before]?.facts.pairRows?.get(facts.stem)
    if (pair !== undefined) visit(pair, before, at)
  })
}

function withoutOthers({ tokens, silent }: SentenceFelt): readonly number[] {
  let unclaimed: number[] | undefined
  for (const [at, { facts }] of tokens.entries()) {
    const isNobodys = facts.namesState && (isAnothers(tokens, at) || isOnlySpokenOf(tokens, at))
    if (!isNobodys && !isOnlySaid(tokens, at)) continue
    unclaimed ??= tokens.map((_, each) => silent[each] ?? 0)
    unclaimed[at] = 1
  }
  return unclaimed ?? silent
}

/** How much the emotions of an event weigh: the one it is told for, then those beside it. */
const eventWeights = [1, 0.8]

function eventSigns({ events }: SentenceFelt): Sign[] {
  return events.flatMap(({ first, last, way }) =>
    way.rules.emotions.map((emotion, at) => ({
      ...{ first, last, emotion: emotionNumber(emotion), weight: eventWeights[at] ?? 0 },
      isStated: way.rules.isHint !== true,
      isEvent: true,
    })),
  )
}

function cuesIn(felt: SentenceFelt, unclaimed: readonly number[]): Sign[] {
  const { tokens, denied } = felt
  const found: Sign[] = eventSigns(felt)
  const push = (cue: Cue, first: number, last: number): void => {
    const degree = tokens[first - 1]?.facts.degree ?? 0
    const weight = cue.weight * (1 + degree)
    const isStated = cue.weight === 1 && cue.isState && isStatedOfSelf(tokens, first)
    found.push({ first, last, emotion: emotionNumber(cue.emotion), weight, isStated })
  }
  for (let at = 0; at < tokens.length; at++) {
    const facts = tokens[at]?.facts
    if (!facts || unclaimed[at] === 1 || denied[at] === 1) continue
    for (const phrase of facts.cuePhrases)
      if (isThere(tokens, at, phrase.words)) push(phrase, at, at + phrase.words.length - 1)
    for (const cue of facts.cues) push(cue, at, at)
  }
  return found
}
