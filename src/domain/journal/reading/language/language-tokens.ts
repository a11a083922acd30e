import { replaceLinks } from '#domain/journal/markdown/link-places.ts'
import { type Span, sentences } from '#domain/text/text.ts'
import { type WordForm, wordForm } from './word-forms.ts'

/** A word of a page; `raw` and `end` are without a possessive 's. `sentence` is its sentence's number. */
export interface Token extends WordForm {
  readonly start: number
  readonly end: number
  readonly sentence: number
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
  readonly bySentence: readonly (readonly Token[])[]
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
const foreignPattern =
  /```[\s\S]{0,8000}?(?:```|$)|`[^`\n]{1,400}`|https?:\/\/\S+|^[ \t]*>[^\n]*|“[^“”\n]{1,1500}”|"[^"\n]{1,1500}"|‘[^‘’\n]{1,300}’(?!\p{L})|(?<![\p{L}\p{N}])'(?=\p{L})[^'\n]{2,300}[,.!?]'(?!\p{L})/gmu

const mayBeForeign = /[`“"‘'>]|https?:/

const blank = (length: number): string => ' '.repeat(length)

/** A text with spaces in the place of its pictures and of the addresses of its links: no word of them is the writer's. */
function withoutAddresses(text: string): string {
  if (!text.includes('](')) return text
  const pictured = replaceLinks(text, { isPicture: true }, ({ from, to }) => blank(to - from))
  return replaceLinks(
    pictured,
    {},
    ({ words, from, to }) => ` ${words}${blank(to - from - words.length - 1)}`,
  )
}

/** The sentences and words of a text, and which of them are somebody else's. */
export function preparePage(text: string): Page {
  const bare = withoutAddresses(text)
  const all = sentences(bare).map(({ start, end }) => ({ text: text.slice(start, end), start, end }))
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
    const words = bare.slice(sentence.start, sentence.end)
    for (const match of words.matchAll(wordPattern)) {
      const start = sentence.start + match.index
      if (inCode(start)) continue
      const gap =
        match.index === before + 1 && words.charCodeAt(before) === 32 ? ' ' : words.slice(before, match.index)
      tokens.push(tokenOf(wordForm(match[0]), start, at, inForeign(start), gap))
      before = match.index + match[0].length
    }
  }
  firstTokens.push(tokens.length)
  const bySentence = all.map((_, at) => tokens.slice(firstTokens[at], firstTokens[at + 1]))
  return { text, sentences: all, tokens, bySentence, firstTokens, foreign }
}

function tokenOf(form: WordForm, start: number, sentence: number, isForeign: boolean, gap: string): Token {
  const { raw, folded, stem, isGrammar, isCapital, isPossessive } = form
  const end = start + raw.length
  return { raw, folded, stem, isGrammar, isCapital, isPossessive, start, end, sentence, isForeign, gap }
}

/** Asked for places in order, says whether each lies inside one of the stretches. */
function insideOf(stretches: readonly Stretch[]): (place: number) => boolean {
  let at = 0
  return (place) => {
    while (at < stretches.length && (stretches[at]?.end ?? 0) <= place) at++
    return place >= (stretches[at]?.start ?? Number.POSITIVE_INFINITY)
  }
}

/** The tokens of one sentence. */
export const tokensOf = (page: Page, sentence: number): readonly Token[] => page.bySentence[sentence] ?? []

/** The span from one place to another in a page. */
export const spanAt = (page: Page, start: number, end: number): Span => ({
  text: page.text.slice(start, end),
  start,
  end,
})
