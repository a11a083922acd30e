import { fold, unspaced } from '../text/fold.ts'

/** A word of a text as search sees it: its place (UTF-16 units), and its folded form. */
export interface PlacedWord {
  readonly from: number
  readonly to: number
  readonly folded: string
}

/** Units of a text by what they are to a word: not looked at yet, no part of one, a part, a mark that only continues one, a sign of its own. */
const unknown = 0
const none = 1
const part = 2
const mark = 3
const alone = 4

const classes = new Uint8Array(65_536)
const letter = /[\p{L}\p{N}]/u
/** True for a word of a script that puts no spaces between words. */
export const isUnspaced = (word: string): boolean => unspaced.test(word)
/** Half-width kana have their voice marks behind them. */
const combining = /[\p{M}\uff9e\uff9f]/u

function classify(sign: string): number {
  if (unspaced.test(sign)) return combining.test(sign) ? mark : alone
  if (combining.test(sign)) return mark
  return letter.test(sign) ? part : none
}

function classAt(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  if (unit >= 0xd800 && unit <= 0xdfff) return classify(String.fromCodePoint(text.codePointAt(at) ?? unit))
  let known = classes[unit] ?? unknown
  if (known === unknown) {
    known = classify(String.fromCharCode(unit))
    classes[unit] = known
  }
  return known
}

const widthAt = (text: string, at: number): number => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1)

/** Calls back with the place of every word, in order, until `seen` answers false. Apostrophes and dashes part words: 'Anna’s' is 'Anna' and 's'. */
export function eachWord(text: string, seen: (from: number, to: number) => unknown): void {
  let from = -1
  let at = 0
  while (at < text.length) {
    const kind = classAt(text, at)
    const width = widthAt(text, at)
    const isInside = kind === part || (kind === mark && from >= 0)
    if (isInside && from < 0) from = at
    if (!isInside && from >= 0) {
      if (seen(from, at) === false) return
      from = -1
    }
    if (kind === alone) {
      const end = endOfMarks(text, at + width)
      if (seen(at, end) === false) return
      at = end
    } else at += width
  }
  if (from >= 0) seen(from, text.length)
}

function endOfMarks(text: string, from: number): number {
  let at = from
  while (at < text.length && classAt(text, at) === mark) at += widthAt(text, at)
  return at
}

const isPlain = /^[a-z0-9]+$/
const unaccented: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/** A word as search compares it: folded, in the letters of every keyboard. 'Ölberg' -> 'olberg', 'Straße' -> 'strasse'. */
export function foldWord(word: string): string {
  const folded = fold(word)
  return isPlain.test(folded) ? folded : folded.replace(/[ßøłđðþæœı]/g, (sign) => unaccented[sign] ?? sign)
}

/** The words of a text, folded, with their places. */
export function wordsIn(text: string): PlacedWord[] {
  const found: PlacedWord[] = []
  eachWord(text, (from, to) => found.push({ from, to, folded: foldWord(text.slice(from, to)) }))
  return found
}

const target = /(?<=\])\([^()\n]*\)/g

/** A text without the addresses behind Markdown's links and pictures, every other sign in its place: nobody looks for those. */
export function withoutTargets(text: string): string {
  return text.includes('](') ? text.replace(target, (address) => ' '.repeat(address.length)) : text
}
