import type { Span } from '#domain/text/text.ts'

/** A sentence in plain letters, and where it stands. */
export interface PlainClause {
  readonly plain: string
  readonly span: Span
  /** It stands between quotation marks, or something in it does. */
  readonly isQuoted: boolean
}

const sentence = /[^.!?…。！？؟।\n]+[.!?…。！？؟।]*/gu
const quoted = /[«»„“”「」『』"]/u
/** Longer sentences are read to here. */
const longest = 600

/**
 * A text sentence by sentence in plain letters: lower case, without accents, vowel signs of Arabic and dots of Hindi that people leave out.
 * Only the sentences that are wanted as they were typed are put into plain letters.
 */
export function* clausesOf(text: string, isWanted = (_typed: string) => true): Generator<PlainClause> {
  for (const { 0: typed, index: start } of text.matchAll(sentence)) {
    if (!isWanted(typed)) continue
    const span = { text: typed, start, end: start + typed.length }
    yield { plain: plainOf(typed.slice(0, longest)), span, isQuoted: quoted.test(typed) }
  }
}

const folded: readonly (readonly [RegExp, string])[] = [
  [/[\u0300-\u036f\u064b-\u065f\u0670\u0640\u093c\u200b-\u200f]/g, ''],
  [/ß/g, 'ss'],
  [/ł/g, 'l'],
  [/ı/g, 'i'],
  [/[أإآٱ]/g, 'ا'],
  [/ى/g, 'ي'],
  [/ة/g, 'ه'],
  [/ؤ/g, 'و'],
  [/ئ/g, 'ي'],
  [/ँ/g, 'ं'],
  [/[’‘`´]/g, "'"],
  [/[«»„“”「」『』"()[\]*_]/g, ' '],
  [/\s+/g, ' '],
]

const isAscii = /^[\x20-\x7e]*$/

/** What ends a sentence without asking. */
const closing = new Set('.!…。！। ')

function plainOf(text: string): string {
  if (isAscii.test(text))
    return text
      .toLowerCase()
      .replace(/["()[\]*_.!\s]+/g, ' ')
      .trim()
  let plain = text.toLowerCase().normalize('NFD')
  for (const [from, to] of folded) plain = plain.replace(from, to)
  plain = plain.normalize('NFC')
  let end = plain.length
  while (end > 0 && closing.has(plain.charAt(end - 1))) end--
  return plain.slice(0, end).trim()
}
