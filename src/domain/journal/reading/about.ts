import { fold, type Span } from '../text.ts'
import type { NameKind } from './context.ts'
import type { Keyphrase } from './keyphrases.ts'

/** What is known of a text when it is said what it is about. Spans are in order and literally parts of it. */
export interface AboutFacts {
  readonly names: readonly {
    readonly name: string
    readonly kind: NameKind
    readonly spans: readonly Span[]
  }[]
  readonly keyphrases: readonly Keyphrase[]
}

interface Candidate {
  readonly span: Span
  readonly words: readonly string[]
  readonly weight: number
}

const mostPhrases = 3
/** What a page turns on is first somebody, then what happens, then what keeps coming up. */
const weights: Readonly<Record<NameKind, number>> = { person: 2, event: 1.6, concept: 1.6, place: 1.2 }
/** 'my boss', 'mum': many pages have one without being about them. */
const roleWeight = 1
const ofSeveralWords = 1.3
const ofOneWord = 0.8
/** For each further time that it stands there, twice at most. */
const again = 0.5
const determiner = /(?<![\p{L}\p{N}'’])(?:the|my|our|his|her|their|this|that|an?) $/iu
const longestDeterminer = 7

/** Up to three of a text's own phrases that say what it seems to be about, in their order; none says a word of another. */
export function aboutOf(text: string, { names, keyphrases }: AboutFacts): Span[] {
  const named = names.map(({ name, kind, spans }) => {
    const isRole = kind === 'person' && !/^\p{Lu}/u.test(name)
    return candidate(text, spans, isRole ? roleWeight : weights[kind])
  })
  const phrased = keyphrases.map(({ text: phrase, spans }) =>
    candidate(text, spans, phrase.includes(' ') ? ofSeveralWords : ofOneWord),
  )
  const ranked = [...named, ...phrased]
    .filter((one) => one !== null)
    .sort((a, b) => b.weight - a.weight || a.span.start - b.span.start)
  const chosen: Candidate[] = []
  for (const one of ranked) {
    if (chosen.length === mostPhrases) break
    if (!chosen.some(({ words }) => words.some((word) => one.words.includes(word)))) chosen.push(one)
  }
  return chosen.map(({ span }) => span).sort((a, b) => a.start - b.start)
}

function candidate(text: string, spans: readonly Span[], weight: number): Candidate | null {
  const [first] = spans
  if (!first) return null
  return {
    span: withDeterminer(text, first),
    words: fold(first.text).split(/[^\p{L}\p{N}]+/u),
    weight: weight + again * Math.min(2, spans.length - 1),
  }
}

/** 'wedding' -> 'the wedding', where the text says so. */
function withDeterminer(text: string, { start, end }: Span): Span {
  const found = determiner.exec(text.slice(Math.max(0, start - longestDeterminer), start))
  const from = start - (found?.[0].length ?? 0)
  return { text: text.slice(from, end), start: from, end }
}
