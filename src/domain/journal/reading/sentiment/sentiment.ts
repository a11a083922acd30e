import { type Span, sentences } from '#domain/text/text.ts'
import { enoughWords, isCode, isReadable, sumOf, tallyOf } from '../emotions/emotion-readable.ts'
import { feltIn, type SentenceFelt } from './sentiment-sentence.ts'

/** A word or phrase that carried the sentiment, with what it added (about -6..6; VADER's words have -4..4). */
export interface ValuedSpan extends Span {
  readonly valence: number
}

export interface SentenceSentiment {
  readonly span: Span
  /** -1..1 */
  readonly score: number
  /** In order; never empty for a score that is not 0. */
  readonly evidence: readonly ValuedSpan[]
}

export interface SentimentReading {
  /** -1..1: the mean of the sentences' scores. 0 when nothing was read. */
  readonly score: number
  /** False for a text that is not English prose: then nothing is said about it. */
  readonly isReadable: boolean
  /** The sentences that could be read, in order. */
  readonly sentences: readonly SentenceSentiment[]
}

/** One word alone says too little to read anything from. */
const fewestWords = 2

/** The sentences of a text that are English prose, taken apart; none when the text as a whole is not. */
export function feltSentences(text: string, spans: readonly Span[] = sentences(text)): SentenceFelt[] {
  const all = spans.filter((span) => !isCode(span)).map((span) => feltIn(text, span))
  const tallies = all.map(({ tokens }) => tallyOf(tokens))
  const whole = sumOf(tallies)
  if (whole.words < fewestWords) return []
  const isProse = isReadable(whole)
  return all.filter((_, at) => {
    const tally = tallies[at] ?? whole
    return tally.words >= enoughWords ? isReadable(tally) : isProse
  })
}

/** How good or bad a text sounds, and the words that say so. `spans` are its sentences. */
export const sentimentOf = (text: string, spans?: readonly Span[]): SentimentReading =>
  sentimentFrom(text, feltSentences(text, spans))

/** The sentiment of sentences already taken apart. */
export function sentimentFrom(text: string, felt: readonly SentenceFelt[]): SentimentReading {
  const read = felt.map((sentence) => ({
    span: sentence.span,
    score: sentence.score,
    evidence: evidenceIn(text, sentence),
  }))
  return { score: meanScore(felt), isReadable: felt.length > 0, sentences: read }
}

/** The mean of the sentences' scores, -1..1; 0 for none. */
export function meanScore(felt: readonly SentenceFelt[]): number {
  if (felt.length === 0) return 0
  return felt.reduce((sum, { score }) => sum + score, 0) / felt.length
}

function evidenceIn(text: string, { tokens, values, phraseEnds }: SentenceFelt): ValuedSpan[] {
  const found: ValuedSpan[] = []
  for (let at = 0; at < values.length; at++) {
    const valence = values[at] ?? 0
    const first = tokens[at]
    const last = tokens[phraseEnds.get(at) ?? at]
    if (valence === 0 || !first || !last) continue
    found.push({ text: text.slice(first.start, last.end), start: first.start, end: last.end, valence })
  }
  return found
}
