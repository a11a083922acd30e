import type { Span } from '#domain/text/text.ts'
import type { Token } from '../sentiment/sentiment-tokens.ts'
import type { WordFacts } from './emotion-words.ts'

/** Sentences shorter than this are too short to judge by themselves. */
export const enoughWords = 4

/** The words of some tokens, by what they tell of the language; `words` is what holds a letter. */
export interface WordTally {
  readonly words: number
  readonly english: number
  readonly other: number
  /** Of no language in particular, but in the lexicon or the learned table. */
  readonly known: number
}

const isKnown = ({ row, valence, cues, eventWays }: WordFacts): boolean =>
  row !== undefined || valence !== undefined || cues.length > 0 || eventWays.length > 0

export function tallyOf(tokens: readonly Token[]): WordTally {
  let words = 0
  let english = 0
  let other = 0
  let known = 0
  for (const { facts } of tokens) {
    if (facts.tongue === 'none') continue
    words++
    if (facts.tongue === 'english') english++
    else if (facts.tongue === 'foreign') other++
    else if (isKnown(facts)) known++
  }
  return { words, english, other, known }
}

export const sumOf = (tallies: readonly WordTally[]): WordTally =>
  tallies.reduce(
    (sum, each) => ({
      words: sum.words + each.words,
      english: sum.english + each.english,
      other: sum.other + each.other,
      known: sum.known + each.known,
    }),
    { words: 0, english: 0, other: 0, known: 0 },
  )

/** True when words are English prose as far as they tell; otherwise nothing is read from them. */
export function isReadable({ words, english, other, known }: WordTally): boolean {
  if (words < enoughWords && english > 0) return other === 0
  if (english === 0) return other === 0 && known * 2 >= words
  return english > other
}

const codeMarks = /[{}[\]<>=;_$|\\`#@~^*]/g

/** True for a line that looks like code, an address or a table. */
export function isCode({ text }: Span): boolean {
  if (text.search(codeMarks) < 0) return false
  const marks = text.match(codeMarks)?.length ?? 0
  return marks >= 2 && marks * 16 > text.length
}
