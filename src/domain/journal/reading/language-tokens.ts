import { fold, type Span, sentences } from '../text.ts'

/** A word of a page. `raw` is as written without a possessive 's; `end` likewise. Indexes point into the page's lists. */
export interface Token {
  readonly raw: string
  readonly start: number
  readonly end: number
  /** Lower case, no accents, straight apostrophes. */
  readonly folded: string
  readonly sentence: number
  /** Written with a large first letter and a small one after it. */
  readonly isCapital: boolean
  readonly isPossessive: boolean
  /** Inside quotation marks or a quoted line: not the writer's own words. */
  readonly isForeign: boolean
  /** What stands between the word before it in its sentence and this one. */
  readonly gap: string
}

/** A text taken apart once for all readers. Addresses and code hold no words. */
export interface Page {
  readonly text: string
  readonly sentences: readonly Span[]
  readonly tokens: readonly Token[]
  /** Index of each sentence's first token; one more at the end. */
  readonly firstTokens: readonly number[]
  /** Quotations, quoted lines, code and addresses, in order. */
  readonly foreign: readonly Stretch[]
}

interface Stretch {
  readonly start: number
  readonly end: number
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*/gu
const possessive = /['’]s$/
const capital = /^\p{Lu}(?:['’]\p{Lu})?\p{Ll}/u
const foreignPattern =
  /```[\s\S]{0,8000}?(?:```|$)|`[^`\n]{1,400}`|https?:\/\/\S+|^[ \t]*>[^\n]*|“[^“”\n]{1,1500}”|"[^"\n]{1,1500}"|‘[^‘’\n]{1,300}’(?!\p{L})|(?<![\p{L}\p{N}])'(?=\p{L})[^'\n]{2,300}[,.!?]'(?!\p{L})/gmu

const mayBeForeign = /[`“"‘'>]|https?:/

/** The sentences and words of a text, and which of them are somebody else's. */
export function preparePage(text: string): Page {
  const all = sentences(text)
  const marked = mayBeForeign.test(text) ? text.matchAll(foreignPattern) : []
  const foreign = Array.from(marked, (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
  const tokens: Token[] = []
  const firstTokens: number[] = []
  const inForeign = insideOf(foreign)
  const inCode = insideOf(foreign.filter(({ start }) => /^(?:`|https?:)/.test(text.slice(start, start + 6))))
  for (const [at, sentence] of all.entries()) {
    firstTokens.push(tokens.length)
    let before = 0
    for (const match of sentence.text.matchAll(wordPattern)) {
      const start = sentence.start + match.index
      if (inCode(start)) continue
      tokens.push(tokenOf(match[0], start, at, inForeign(start), sentence.text.slice(before, match.index)))
      before = match.index + match[0].length
    }
  }
  firstTokens.push(tokens.length)
  return { text, sentences: all, tokens, firstTokens, foreign }
}

function tokenOf(written: string, start: number, sentence: number, isForeign: boolean, gap: string): Token {
  const isPossessive = written.length > 2 && written.endsWith('s') && possessive.test(written)
  const raw = isPossessive ? written.slice(0, -2) : written
  return {
    raw,
    start,
    end: start + raw.length,
    folded: fold(raw),
    sentence,
    isCapital: !isSmall(raw.charCodeAt(0)) && capital.test(raw),
    isPossessive,
    isForeign,
    gap,
  }
}

const isSmall = (unit: number): boolean => unit >= 97 && unit <= 122

/** Asked for places in order, says whether each lies inside one of the stretches. */
function insideOf(stretches: readonly Stretch[]): (place: number) => boolean {
  let at = 0
  return (place) => {
    while (at < stretches.length && (stretches[at]?.end ?? 0) <= place) at++
    return place >= (stretches[at]?.start ?? Number.POSITIVE_INFINITY)
  }
}

/** The tokens of one sentence. */
export const tokensOf = (page: Page, sentence: number): readonly Token[] =>
  page.tokens.slice(page.firstTokens[sentence], page.firstTokens[sentence + 1])

/** The span from one place to another in a page. */
export const spanAt = (page: Page, start: number, end: number): Span => ({
  text: page.text.slice(start, end),
  start,
  end,
})
