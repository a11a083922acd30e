import type { Span } from '../text.ts'
import type { Token } from './sentiment-tokens.ts'

const codeMarks = new Set(Array.from('{}[]<>=;_$|\\`#@~^*', (mark) => mark.charCodeAt(0)))
/** Sentences shorter than this are too short to judge by themselves. */
export const enoughWords = 4

/** The words of some tokens: what holds a letter. */
export function wordCount(tokens: readonly Token[]): number {
  let count = 0
  for (const { facts } of tokens) if (facts.tongue !== 'none') count++
  return count
}

/** True when a text is English prose as far as its words tell; otherwise nothing is read from it. */
export function isReadable(tokens: readonly Token[]): boolean {
  let english = 0
  let other = 0
  let known = 0
  for (const { facts } of tokens) {
    if (facts.tongue === 'english') english++
    else if (facts.tongue === 'foreign') other++
    else if (facts.row !== undefined || facts.valence !== undefined) known++
  }
  const words = wordCount(tokens)
  if (words < enoughWords || english === 0) return other === 0 && (english + known) * 2 >= words
  return english > other
}

/** True for a line that looks like code, an address or a table. */
export function isCode({ text }: Span): boolean {
  let marks = 0
  for (let at = 0; at < text.length; at++) if (codeMarks.has(text.charCodeAt(at))) marks++
  return marks >= 2 && marks * 16 > text.length
}
