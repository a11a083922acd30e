import { everydayWords } from '../stopwords.ts'
import type { Span } from '../text.ts'
import { type Page, spanAt, type Token, tokensOf } from './language-tokens.ts'
import { timeWords } from './times-patterns.ts'

/** A phrase of one to three words that a text turns on. `spans` are its places, `score` its weight within the text. */
export interface Keyphrase {
  readonly text: string
  readonly spans: readonly Span[]
  readonly score: number
}

interface Candidate {
  readonly tokens: readonly Token[]
  readonly isDetermined: boolean
}

const everyday = new Set(everydayWords)
const longestPhrase = 3
const mostPhrases = 6
const determiners = new Set(
  'the a an my our his her their its your this that these those no some every another'.split(' '),
)
/** What follows one of them is a verb. */
const subjects = new Set('i we you he she they'.split(' '))
const verbLike = /(?:ed|ing|ly|n't)$/
/** Verbs of the past that nothing in their form gives away. */
const pastVerbs = new Set(
  `went came made took got gave felt found left kept held brought thought bought caught taught built sent spent lost met
  paid won ate drank drove flew wrote spoke broke chose froze woke began sang swam ran rode rose threw grew knew blew drew
  cut put set let shut hit read led fed slept wept swept stood understood heard told sold became forgot hid bit lay sat
  rang shook stole wore tore hung dug stuck struck fought sought cried tried fell want wants need needs`.split(
    /\s+/,
  ),
)

/**
 * The phrases that a page turns on, the weightiest first, at most six; every one a literal part of the text. Candidates are runs between
 * grammar words, weighed by degree over frequency as in RAKE (Rose, Engel, Cramer and Cowley 2010), more when they come again.
 */
export function keyphrasesIn(page: Page): Keyphrase[] {
  const candidates = candidatesIn(page)
  const { frequency, degree } = weigh(candidates)
  const byKey = new Map<string, { spans: Span[]; score: number }>()
  for (const { tokens, isDetermined } of candidates) {
    const [head, tail] = [tokens[0], tokens.at(-1)]
    if (!head || !tail) continue
    const key = tokens.map(({ stem }) => stem).join(' ')
    const span = spanAt(page, head.start, tail.end)
    const known = byKey.get(key)
    if (known) known.spans.push(span)
    else byKey.set(key, { spans: [span], score: scoreOf(tokens, isDetermined, frequency, degree) })
  }
  return [...byKey.values()]
    .map(({ spans, score }) => ({
      text: spans[0]?.text ?? '',
      spans,
      score: score * (1 + Math.log2(spans.length)),
    }))
    .filter(({ score }) => score >= 1)
    .sort((a, b) => b.score - a.score || (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0))
    .slice(0, mostPhrases)
}

const isContent = ({ folded, isForeign, isGrammar }: Token): boolean =>
  !isForeign && folded.length > 1 && !isGrammar && !/^\d/.test(folded)

function candidatesIn(page: Page): Candidate[] {
  const found: Candidate[] = []
  for (const at of page.sentences.keys()) {
    let run: Token[] = []
    let lead: Token | null = null
    let before: Token | null = null
    for (const token of tokensOf(page, at)) {
      const isNext = run.length === 0 || /^[ -]$/.test(token.gap)
      if (!isNext) run = close(found, run, lead)
      if (isContent(token)) {
        if (run.length === 0) lead = token.gap === ' ' ? before : null
        run.push(token)
        if (token.isPossessive) run = close(found, run, lead)
      } else run = close(found, run, lead)
      before = token
    }
    close(found, run, lead)
  }
  return found
}

/** Keeps what of a run reads as a thing: cut at verbs and everyday words at its edges; answers a new empty run. */
function close(into: Candidate[], run: readonly Token[], lead: Token | null): Token[] {
  let from = lead !== null && subjects.has(lead.folded) ? 1 : 0
  let to = run.length
  const hasLead = lead !== null && determiners.has(lead.folded)
  while (from < to && isEdge(run[from], from === 0 && hasLead)) from++
  while (to > from && isTail(run[to - 1], to - 1 === 0 && hasLead)) to--
  const verb = run.findIndex((token, at) => at > from && at < to && isVerb(token, false))
  if (verb > 0) to = verb
  if (to > from && to - from <= longestPhrase)
    into.push({ tokens: run.slice(from, to), isDetermined: hasLead && from === 0 })
  return []
}

const isVerb = ({ folded }: Token, isDetermined: boolean): boolean =>
  !isDetermined && (pastVerbs.has(folded) || (verbLike.test(folded) && folded.length > 4))

function isEdge(token: Token | undefined, isDetermined: boolean): boolean {
  if (!token) return false
  return (
    timeWords.has(token.folded) ||
    isVerb(token, isDetermined) ||
    (!isDetermined && everyday.has(token.folded))
  )
}

function isTail(token: Token | undefined, isDetermined: boolean): boolean {
  if (!token) return false
  const { folded } = token
  return timeWords.has(folded) || everyday.has(folded) || isVerb(token, isDetermined)
}

interface Weights {
  readonly frequency: ReadonlyMap<string, number>
  readonly degree: ReadonlyMap<string, number>
}

function weigh(candidates: readonly Candidate[]): Weights {
  const frequency = new Map<string, number>()
  const degree = new Map<string, number>()
  for (const { tokens } of candidates) {
    for (const { stem } of tokens) {
      frequency.set(stem, (frequency.get(stem) ?? 0) + 1)
      degree.set(stem, (degree.get(stem) ?? 0) + tokens.length)
    }
  }
  return { frequency, degree }
}

/** A word by itself needs a determiner before it or a second place; names stand elsewhere and count less here. */
function scoreOf(
  tokens: readonly Token[],
  isDetermined: boolean,
  frequency: Weights['frequency'],
  degree: Weights['degree'],
): number {
  let sum = 0
  for (const { folded, stem } of tokens) {
    const often = frequency.get(stem) ?? 1
    sum +=
      ((degree.get(stem) ?? 1) / often) * Math.min(2, 1 + (often - 1) / 2) * (everyday.has(folded) ? 0.4 : 1)
  }
  const isName = tokens.every(({ isCapital }) => isCapital)
  const fit = (isDetermined ? 1 : 0.6) * (isName ? 0.5 : 1)
  const isBare = tokens.length === 1 && !isDetermined && (frequency.get(tokens[0]?.stem ?? '') ?? 0) < 2
  return isBare ? 0 : sum * fit
}
