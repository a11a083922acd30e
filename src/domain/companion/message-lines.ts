import { everydayWords } from '../journal/stopwords.ts'
import { isStopword, type Span, type Word, words } from '../journal/text.ts'
import { heavyFeelings, lightFeelings } from './feeling-words.ts'

const everyday = new Set(everydayWords)
/** Words that leave no exception. Folded. */
export const absolutes = new Set([
  'never',
  'always',
  'everyone',
  'everybody',
  'nobody',
  'everything',
  'nothing',
  'impossible',
])
/** The clauses of a sentence, without the word that joins them. */
export function clausesOf(sentence: string): string[] {
  return sentence
    .split(/[,;:—–()\n]+\s*|\s+-\s+|\s+(?=(?:but|because|although|while)\s)/)
    .map((clause) => clause.replace(/^(?:and|but|so|then|because|or)\s+/i, '').replace(/[\s.!…]+$/u, ''))
    .filter(Boolean)
}

export const wordCount = (text: string): number => text.split(/\s+/).length

/** False for what asks, breaks or links: it cannot stand inside a sentence. */
export const quotable = (text: string): boolean => !/[?\n]|https?:/.test(text)

/** The fragment of a message that says most, literally; never longer than a line. */
export function bestLine(all: readonly Span[], text: string): string {
  let best = { text: '', score: Number.NEGATIVE_INFINITY }
  for (const [at, sentence] of all.entries()) {
    const whole = sentence.text.replace(/[\s.!?…,;:]+$/u, '')
    const parts =
      wordCount(whole) <= longestLine ? [whole] : [...clausesOf(whole), ...clausesOf(whole).map(headOf)]
    for (const part of parts) {
      if (!quotable(part) || part.length > 140 || wordCount(part) > longestLine) continue
      const score = lineScore(part) + (at === all.length - 1 ? 1 : 0) - (sentence.text.endsWith('?') ? 3 : 0)
      if (score >= best.score) best = { text: part, score }
    }
  }
  return best.text || firstGraphemes(text)
}

function lineScore(part: string): number {
  const said = words(part)
  const has = (fits: (word: Word) => boolean): number => (said.some(fits) ? 1 : 0)
  const length = said.length
  return (
    2 * has((word) => word.folded === 'i' || word.folded === 'my' || word.folded.startsWith("i'")) +
    2 * has((word) => heavyFeelings.has(word.folded) || lightFeelings.has(word.folded)) +
    1.5 * has((word) => absolutes.has(word.folded) || word.folded === 'keep' || word.folded === 'again') +
    has((word) => !isStopword(word.folded) && !everyday.has(word.folded)) +
    (length >= 4 && length <= 11 ? 1 : 0) -
    (length < 3 ? 2 : 0) -
    (/["“”]/.test(part) ? 2 : 0)
  )
}

/** A longer line reads as a paragraph. */
const longestLine = 13
const fewestWords = 3
/** A clause can stop before one of these and still stand. */
const goesOn =
  /\s(?=(?:as|that|because|when|while|even|if|since|until|before|after|where|which|who|so|and|or|but|to|for|with|from|at|in|on|of|about|than)\s)/gi

/** The longest beginning of a clause that stands by itself and is no longer than a line. */
export function headOf(clause: string): string {
  let head = ''
  for (const gap of clause.matchAll(goesOn)) {
    const before = clause.slice(0, gap.index)
    if (wordCount(before) > longestLine) break
    if (wordCount(before) >= fewestWords && !endsOpen.test(before)) head = before
  }
  return head || clause
}

/** After these something has to follow. */
export const endsOpen =
  /\s(?:a|an|the|my|his|her|our|their|very|so|most|more|not|to|of|for|with|and|or|as|is|was|were|am|are|be|been|had|have|has|going|able|that|who|which|one|some|any|no|this|these|i|you|he|she|we|they)$/i

function firstGraphemes(text: string): string {
  const flat = text.replace(/\?+/g, '').replace(/\s+/g, ' ').trim()
  const parts = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(flat.slice(0, 200))
  return [...parts]
    .slice(0, 40)
    .map((part) => part.segment)
    .join('')
    .trim()
}
