import type { Span } from '#domain/text/text.ts'
import { type Page, type Token, tokensOf } from './language/language-tokens.ts'
import { isWholeSentence } from './language/language-whole.ts'

/** What else is known of a page when it is summed up: spans of its particulars (names, times), and how strongly each sentence feels (0 to 1). */
export interface SummaryHints {
  readonly particulars: readonly Span[]
  readonly feeling: (sentence: number) => number
}

interface Scored {
  readonly at: number
  readonly score: number
  readonly stems: ReadonlySet<string>
}

const fewestSentences = 4
const fewestWords = 40
const leansOn = new Set(
  'he she it they this that these those and but so because also then which there'.split(' '),
)

/**
 * A page of a journal is no news report: it sets its scene first, with who and where, and comes to what matters to its writer late, often in
 * the last sentence (chosen by leaving out each of forty judged pages in turn).
 */
const weights = { centrality: 0.5, place: 0.6, particulars: -0.2, feeling: 0.3, lean: -0.2 } as const

/**
 * One to three of a page's own sentences, in order; none of a short page. Chosen by how much of the page's vocabulary they hold (as in
 * Luhn 1958), by how late they stand, by particulars and feeling; a sentence that repeats a chosen one counts less (as in MMR, Carbonell and Goldstein 1998).
 */
export function summaryOf(page: Page, { particulars, feeling }: SummaryHints): Span[] {
  const count = page.sentences.length
  if (count < fewestSentences || page.tokens.length < fewestWords) return []
  const wanted = count < 8 ? 1 : count < 16 ? 2 : 3
  const stemsBySentence = page.sentences.map((_, at) => stemsOf(tokensOf(page, at)))
  const frequency = frequenciesOf(stemsBySentence)
  const particular = particularsBySentence(page, particulars)
  const scored: Scored[] = []
  for (const at of page.sentences.keys()) {
    const tokens = tokensOf(page, at)
    if (!isFit(page.sentences[at]?.text ?? '', tokens) || !isWholeSentence(page, at)) continue
    const stems = stemsBySentence[at] ?? new Set<string>()
    const place = at / (count - 1) + (at === count - 1 ? 0.5 : 0)
    const particularity = Math.min(2, particular.get(at) ?? 0)
    const lean = leansOn.has(tokens[0]?.folded ?? '') ? 1 : 0
    const score =
      weights.centrality * centrality(stems, frequency) +
      weights.place * place +
      weights.particulars * particularity +
      weights.feeling * feeling(at) +
      weights.lean * lean
    scored.push({ at, score, stems })
  }
  return chosen(scored, wanted).flatMap((at) => page.sentences[at] ?? [])
}

function isFit(sentence: string, tokens: readonly Token[]): boolean {
  if (tokens.length < 5 || tokens.length > 40 || sentence.endsWith('?') || sentence.endsWith(':'))
    return false
  return tokens.filter(({ isForeign }) => isForeign).length < tokens.length / 2
}

const stemsOf = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(tokens.filter(({ isGrammar }) => !isGrammar).map(({ stem }) => stem))

function frequenciesOf(sentences: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const frequency = new Map<string, number>()
  for (const stems of sentences) for (const stem of stems) frequency.set(stem, (frequency.get(stem) ?? 0) + 1)
  return frequency
}

/** Between 0 and about 1: how often the page comes back to a sentence's words, long sentences not favoured. */
function centrality(stems: ReadonlySet<string>, frequency: ReadonlyMap<string, number>): number {
  let shared = 0
  for (const stem of stems) shared += Math.min(3, (frequency.get(stem) ?? 1) - 1)
  return Math.min(1, shared / Math.sqrt(stems.size + 4))
}

function particularsBySentence(page: Page, spans: readonly Span[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  const ordered = [...spans].sort((a, b) => a.start - b.start)
  let at = 0
  for (const { start } of ordered) {
    while (at < page.sentences.length - 1 && (page.sentences[at]?.end ?? 0) <= start) at++
    counts.set(at, (counts.get(at) ?? 0) + 1)
  }
  return counts
}

function chosen(scored: readonly Scored[], wanted: number): number[] {
  const left = [...scored]
  const taken: Scored[] = []
  while (taken.length < wanted && left.length > 0) {
    const worth = (each: Scored): number =>
      each.score - 0.7 * Math.max(0, ...taken.map((other) => overlap(each, other)))
    const best = left.reduce((a, b) => (worth(b) > worth(a) ? b : a))
    taken.push(best)
    left.splice(left.indexOf(best), 1)
  }
  return taken.map(({ at }) => at).sort((a, b) => a - b)
}

function overlap(one: Scored, other: Scored): number {
  let shared = 0
  for (const stem of one.stems) if (other.stems.has(stem)) shared++
  return shared / Math.max(1, Math.min(one.stems.size, other.stems.size))
}
