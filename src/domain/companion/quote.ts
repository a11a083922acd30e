import { type Span, sentences } from '../journal/text.ts'
import { statementsIn } from './reflection-clauses.ts'
import { tellingWords } from './word-keys.ts'

const longestQuote = 280
/** Sentences are joined to a quote only up to this length. */
const longestPair = 180
const shortestQuoteWords = 6

/** The sentence that holds most of what matched, with its neighbours where it is short or they match too. */
export function quoteOf(text: string, weights: ReadonlyMap<string, number>): string | null {
  const scored = statementsIn(sentences(text)).map((span) => {
    const stems = new Set(tellingWords(span.text).map((word) => word.stem))
    return { span, score: [...stems].reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0) }
  })
  const most = scored.reduce((highest, { score }) => Math.max(highest, score), 0)
  const at = scored.findIndex((each) => each.score === most)
  return most > 0 ? clipped(text, scored.slice(at)) : null
}

function clipped(
  text: string,
  [first, ...following]: readonly { span: Span; score: number }[],
): string | null {
  if (!first) return null
  const sentence = first.span
  let end = sentence.end
  for (const next of following) {
    const isShort = text.slice(sentence.start, end).split(/\s+/).length < shortestQuoteWords
    const isNear =
      !text.slice(end, next.span.start).includes('\n') && next.span.end - sentence.start <= longestPair
    if (!isNear || !(isShort || next.score > 0)) break
    end = next.span.end
  }
  const whole = text.slice(sentence.start, end)
  if (whole.length <= longestQuote) return whole.trimEnd()
  const gap = whole.lastIndexOf(' ', longestQuote)
  return gap > 0 ? whole.slice(0, gap) : wellFormedSlice(whole, longestQuote)
}

function wellFormedSlice(text: string, length: number): string {
  const cut = text.slice(0, length)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}
