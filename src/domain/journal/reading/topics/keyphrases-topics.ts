import type { Span } from '#domain/text/text.ts'
import { type Page, spanAt } from '../language/language-tokens.ts'
import { isIdiom } from './keyphrases-idioms.ts'
import { type LifeTopic, lifeTopics, topicWords } from './keyphrases-topic-words.ts'

/** A topic of everyday life that a text is about. `strength` 0 to 1; `cues` are the words that say so, `evidence` their sentences. */
export interface TopicFound {
  readonly topic: LifeTopic
  readonly strength: number
  readonly cues: readonly Span[]
  readonly evidence: readonly Span[]
}

interface Cue {
  readonly topic: LifeTopic
  readonly weight: number
}

interface Draft {
  readonly cues: Span[]
  readonly sentences: Set<number>
  readonly weights: Map<string, number>
}

/** So much of a topic's words make it certain. */
const certain = 3
const enough = 1
/** On a longer page one word is said in passing. */
const longPage = 70
const mostTopics = 5

const cues = new Map<string, Cue[]>()
/** First words of cues of two words. */
const pairHeads = new Set<string>()
for (const topic of lifeTopics) {
  addCues(topic, topicWords[topic].sure, 1)
  addCues(topic, topicWords[topic].likely, 0.5)
}

function addCues(topic: LifeTopic, words: string, weight: number): void {
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const known = cues.get(word)
    if (known) known.push({ topic, weight })
    else cues.set(word, [{ topic, weight }])
    if (word.includes('_')) pairHeads.add(word.split('_')[0] ?? '')
  }
}

/** How much a word by itself speaks for some topic: 1 for sure, 0.5 likely, 0 for none. Folded. */
export const topicOfWord = (folded: string): number =>
  Math.max(0, ...(cues.get(folded) ?? []).map(({ weight }) => weight))

/** What a page is about, the strongest first; at most five. A word that comes again counts half as much, and half of that. */
export function topicsIn(page: Page): TopicFound[] {
  const drafts = new Map<LifeTopic, Draft>()
  for (let at = 0; at < page.tokens.length; at++) {
    const token = page.tokens[at]
    if (!token) continue
    const next = page.tokens[at + 1]
    const isPair = pairHeads.has(token.folded) && next?.gap === ' ' && next.sentence === token.sentence
    const paired = isPair ? cues.get(`${token.folded}_${next.folded}`) : undefined
    const found = paired ?? cues.get(token.folded)
    if (!found || (!paired && isIdiom(page.tokens, at))) continue
    const end = paired && next ? next.end : token.end
    for (const { topic, weight } of found)
      note(drafts, topic, weight, spanAt(page, token.start, end), token.sentence)
    if (paired) at++
  }
  const fewest = page.tokens.length < longPage ? 1 : 2
  return [...drafts]
    .map(([topic, draft]) => foundOf(page, topic, draft))
    .filter(({ strength, cues: { length }, evidence: [first] }) => {
      const isOpening = first?.start === page.sentences[0]?.start
      return strength * certain >= enough && (length >= fewest || isOpening)
    })
    .sort((a, b) => b.strength - a.strength || (a.cues[0]?.start ?? 0) - (b.cues[0]?.start ?? 0))
    .slice(0, mostTopics)
}

function note(
  drafts: Map<LifeTopic, Draft>,
  topic: LifeTopic,
  weight: number,
  cue: Span,
  sentence: number,
): void {
  let draft = drafts.get(topic)
  if (!draft) {
    draft = { cues: [], sentences: new Set(), weights: new Map() }
    drafts.set(topic, draft)
  }
  const word = cue.text.toLowerCase()
  const times = draft.cues.filter(({ text }) => text.toLowerCase() === word).length
  draft.weights.set(word, (draft.weights.get(word) ?? 0) + weight * 0.5 ** times)
  draft.cues.push(cue)
  draft.sentences.add(sentence)
}

function foundOf(page: Page, topic: LifeTopic, draft: Draft): TopicFound {
  const total = [...draft.weights.values()].reduce((sum, weight) => sum + Math.min(weight, 1.5), 0)
  const hasSure = [...draft.weights.values()].some((weight) => weight >= 1)
  const isFirm = hasSure || draft.weights.size > 1
  const evidence = [...draft.sentences].flatMap((at) => page.sentences[at] ?? [])
  return { topic, strength: isFirm ? Math.min(1, total / certain) : 0, cues: draft.cues, evidence }
}
