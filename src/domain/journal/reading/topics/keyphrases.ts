import type { Span } from '#domain/text/text.ts'
import { type Page, spanAt, type Token } from '../language/language-tokens.ts'
import { nameLists } from '../names/names-lists.ts'
import { determiners, type NounPhrase, nounPhrasesIn } from './keyphrases-nouns.ts'
import { topicOfWord } from './keyphrases-topics.ts'

/**
 * A phrase of one to three words that a text turns on. `spans` are its places, `score` its weight within the text, `signs` how much says that
 * the text is about it: it comes again, it is the writer's, it is told apart, it belongs to a topic of life.
 */
export interface Keyphrase {
  readonly text: string
  readonly spans: readonly Span[]
  readonly score: number
  readonly signs: number
}

const mostPhrases = 6

interface Counted {
  readonly phrase: NounPhrase
  readonly spans: Span[]
}

/**
 * The phrases that a page turns on, the weightiest first, at most six; every one a literal part of the text. Candidates are noun phrases,
 * weighed by degree over frequency as in RAKE (Rose, Engel, Cramer and Cowley 2010), more when they come again.
 */
export function keyphrasesIn(page: Page): Keyphrase[] {
  const phrases = nounPhrasesIn(page)
  const weights = weigh(phrases)
  const byKey = new Map<string, Counted>()
  for (const phrase of phrases) {
    const [head, tail] = [phrase.tokens[0], phrase.tokens.at(-1)]
    if (!head || !tail) continue
    const key = phrase.tokens.map(({ stem }) => stem).join(' ')
    const span = spanAt(page, head.start, tail.end)
    const known = byKey.get(key)
    if (known) known.spans.push(span)
    else byKey.set(key, { phrase, spans: [span] })
  }
  return [...byKey.values()]
    .map(({ phrase, spans }) => ({
      text: spans[0]?.text ?? '',
      spans,
      score: scoreOf(phrase, weights) * (1 + Math.log2(spans.length)),
      signs: signsOf(phrase, weights.frequency),
    }))
    .filter(({ score }) => score >= 1)
    .sort((a, b) => b.score - a.score || (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0))
    .slice(0, mostPhrases)
}

interface Weights {
  readonly frequency: ReadonlyMap<string, number>
  readonly degree: ReadonlyMap<string, number>
}

function weigh(phrases: readonly NounPhrase[]): Weights {
  const frequency = new Map<string, number>()
  const degree = new Map<string, number>()
  for (const { tokens } of phrases) {
    for (const { stem } of tokens) {
      frequency.set(stem, (frequency.get(stem) ?? 0) + 1)
      degree.set(stem, (degree.get(stem) ?? 0) + tokens.length)
    }
  }
  return { frequency, degree }
}

const isDetermined = ({ lead }: NounPhrase): boolean => lead !== null && determiners.has(lead.folded)

/** A word by itself needs a determiner before it or a second place; names stand elsewhere and count less here. */
function scoreOf(phrase: NounPhrase, { frequency, degree }: Weights): number {
  const { tokens } = phrase
  let sum = 0
  for (const { stem } of tokens) {
    const often = frequency.get(stem) ?? 1
    sum += ((degree.get(stem) ?? 1) / often) * Math.min(2, 1 + (often - 1) / 2)
  }
  const isName = !phrase.isOpening && tokens.every(({ isCapital }) => isCapital)
  const fit = (isDetermined(phrase) || phrase.isOpening ? 1 : 0.6) * (isName ? 0.5 : 1)
  const isBare =
    tokens.length === 1 &&
    !phrase.isOpening &&
    !isDetermined(phrase) &&
    (frequency.get(tokens[0]?.stem ?? '') ?? 0) < 2
  return isBare ? 0 : sum * fit
}

/** What each sign counts: two of them, or one that is strong, make a phrase what a page is about. */
const signs = {
  twice: 1.5,
  thrice: 2,
  own: 1,
  other: 0.5,
  adjective: 0.75,
  noun: 1.25,
  topic: 1,
  first: 0.5,
  opening: 1,
} as const

function signsOf(phrase: NounPhrase, frequency: ReadonlyMap<string, number>): number {
  const { tokens, lead } = phrase
  const head = tokens.at(-1)
  if (!head || !isWritten(tokens, frequency)) return 0
  const often = frequency.get(head.stem) ?? 1
  const again = often >= 3 ? signs.thrice : often === 2 ? signs.twice : 0
  const determined =
    lead && /^(?:my|our)$/.test(lead.folded) ? signs.own : isDetermined(phrase) ? signs.other : 0
  const opening = (head.sentence === 0 ? signs.first : 0) + (phrase.isOpening ? signs.opening : 0)
  return again + determined + modified(tokens) + topical(tokens) + opening
}

/** A word that is neither English nor comes again is as likely a slip of the pen. */
const isWritten = (tokens: readonly Token[], frequency: ReadonlyMap<string, number>): boolean =>
  tokens.every(
    ({ stem }) => nameLists().kinds.has(stem) || (frequency.get(stem) ?? 0) > 1 || topicOfWord(stem),
  ) || tokens.every(({ isCapital }) => isCapital)

function modified(tokens: readonly Token[]): number {
  const before = tokens.slice(0, -1)
  if (before.length === 0) return 0
  return before.some(({ stem }) => nameLists().kinds.get(stem) !== 'a') ? signs.noun : signs.adjective
}

const topical = (tokens: readonly Token[]): number =>
  Math.max(...tokens.map(({ folded }) => topicOfWord(folded))) * signs.topic
