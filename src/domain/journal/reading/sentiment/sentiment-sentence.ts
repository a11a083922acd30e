import type { Span } from '#domain/text/text.ts'
import { type EventFound, eventsIn } from '../events/event-grammar.ts'
import { negated } from '../negation.ts'
import { phrasesIn } from './sentiment-phrases.ts'
import { emphasis, type Lexicon, onScale, valences } from './sentiment-rules.ts'
import { type Token, tokensOf } from './sentiment-tokens.ts'

/** One sentence taken apart: what the sentiment and the emotions are both read from. */
export interface SentenceFelt {
  readonly span: Span
  readonly tokens: readonly Token[]
  /** 1 for each token that a negation turns round; empty without any. */
  readonly denied: readonly number[]
  /** 1 for each token of a phrase whose words carry nothing; empty without any. */
  readonly silent: readonly number[]
  /** What each token adds to the sentence, in the lexicon's scale; empty where none adds anything. */
  readonly values: readonly number[]
  /** The last token of a phrase, by its first; the phrase's value stands at its first. */
  readonly phraseEnds: ReadonlyMap<number, number>
  /** What the sentence tells of its writer, in order. */
  readonly events: readonly EventFound[]
  /** -1..1 */
  readonly score: number
}

const journalLexicon: Lexicon = ({ facts }) => facts.valence
const vaderLexicon: Lexicon = ({ facts }) => facts.vader

const isCounted = (token: Token): boolean => token.end - token.start > 1

const nothing: readonly number[] = []
const noEnds: ReadonlyMap<number, number> = new Map()

/** Takes one sentence of a text apart; without what was learned of the valence where that is to be learned. Linear in its length. */
export function feltIn(text: string, span: Span, isLearned = true): SentenceFelt {
  const tokens = tokensOf(text, span)
  const denied = negated(tokens)
  const events = eventsIn(tokens, denied)
  const { values, silent, phraseEnds } =
    events.length > 0 || tokens.some(mayBeFelt)
      ? withEvents(withPhrases(tokens, tokenValues(tokens, denied, isLearned)), events)
      : unfelt
  let sum = 0
  for (const value of values) sum += value
  const score = sum === 0 ? 0 : onScale(sum + Math.sign(sum) * emphasis(span.text))
  return { span, tokens, denied, values, silent, phraseEnds, events, score }
}

interface Valued {
  readonly values: number[]
  readonly silent: readonly number[]
  readonly phraseEnds: ReadonlyMap<number, number>
}

/** Of a sentence in which nothing is felt. */
const unfelt = { values: nothing, silent: nothing, phraseEnds: noEnds }

const mayBeFelt = ({ facts }: Token): boolean =>
  facts.valence !== undefined || facts.opensPhrase || facts.learned !== 0 || facts.learnedDenied !== 0

function withPhrases(tokens: readonly Token[], values: number[]): Valued {
  const phrases = phrasesIn(tokens)
  if (phrases.length === 0) return { values, silent: nothing, phraseEnds: noEnds }
  const silent = new Array<number>(tokens.length).fill(0)
  const phraseEnds = new Map<number, number>()
  for (const { first, last, valence } of phrases) {
    values.fill(0, first, last + 1)
    values[first] = valence
    if (valence === 0) silent.fill(1, first, last + 1)
    else phraseEnds.set(first, last)
  }
  return { values, silent, phraseEnds }
}

/** An event counts as a whole, in place of the words and phrases that it takes. */
function withEvents(valued: Valued, events: readonly EventFound[]): Valued {
  let end = -1
  let phraseEnds: Map<number, number> | undefined
  for (const { first, last, way } of events) {
    if (first <= end || way.rules.isHint) continue
    phraseEnds ??= new Map(valued.phraseEnds)
    for (const [start, until] of phraseEnds)
      if (start <= last && until >= first) {
        valued.values.fill(0, start, until + 1)
        phraseEnds.delete(start)
      }
    valued.values.fill(0, first, last + 1)
    valued.values[first] = way.rules.valence
    phraseEnds.set(first, last)
    end = last
  }
  return phraseEnds ? { ...valued, phraseEnds } : valued
}

function tokenValues(tokens: readonly Token[], denied: readonly number[], isLearned: boolean): number[] {
  const found = valences(tokens.filter(isCounted), journalLexicon)
  const values: number[] = []
  let next = 0
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) continue
    const { learned, learnedDenied } = token.facts
    const ruled = isCounted(token) ? (found[next++] ?? 0) : 0
    values.push(isLearned ? ruled + (denied[at] === 1 ? learnedDenied : learned) : ruled)
  }
  return values
}

/** The score of one sentence by VADER's own rules and lexicon alone, -1..1. */
export function vaderScore(sentence: string): number {
  const tokens = tokensOf(sentence, { text: sentence, start: 0, end: sentence.length }).filter(isCounted)
  const sum = valences(tokens, vaderLexicon).reduce((total, value) => total + value, 0)
  return sum === 0 ? 0 : onScale(sum + Math.sign(sum) * emphasis(sentence))
}
