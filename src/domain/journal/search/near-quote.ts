import { tellingWords } from '#domain/search/word-keys.ts'
import { sentences } from '#domain/text/text.ts'

const longestNear = 200
const longestQuote = 220

/** Of a passage that is near, the sentences that hold most of some stems, else the first: as many as there is room for. */
export function nearQuote(passage: string, stems: ReadonlySet<string> = new Set()): string {
  const spans = sentences(passage)
  let [best, most] = ['', -1]
  for (const [at, { start }] of spans.entries()) {
    let quote = ''
    for (const { end } of spans.slice(at)) {
      const grown = passage.slice(start, end)
      // What a template asked is blank here, and no words of the page stand in its place.
      if (quote !== '' && (grown.length > longestNear || /\s{4}/.test(grown.slice(quote.length)))) break
      quote = grown
    }
    const shared = new Set(tellingWords(quote).flatMap(({ stem }) => (stems.has(stem) ? [stem] : []))).size
    if (shared > most) [best, most] = [quote, shared]
  }
  return clipped(best.replace(/\s+/g, ' '), longestNear)
}

/** The beginning of a long sentence, cut between words. */
export function clipped(sentence: string, most = longestQuote): string {
  if (sentence.length <= most) return sentence
  const gap = sentence.lastIndexOf(' ', most)
  return (gap > 0 ? sentence.slice(0, gap) : sentence.slice(0, most)).replace(/[\uD800-\uDBFF]$/, '')
}
