/** Scripts that put no spaces between words: only a segmenter can tell their words apart. */
export const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Nothing in it has another form. */
const isPlain = /^[\x20-\x7e]*$/
const marked = /(\P{M}?)(\p{M}+)/gu
const letter = /\p{L}/u
/** Scripts whose readers take a letter with any marks for the same letter without. */
const freeOfMarks = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Syriac}]/u
const arabic = /\p{Script=Arabic}/u
/** Where a stress may stand in Cyrillic; й, ї and ў are letters of their own. */
const cyrillicVowel = /[аеёиоуыэюяієѣѵ]/iu
const variants = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu

/** The marks behind a letter that tell it from others for those who read its script. */
function tellingMarks(base: string, marks: string): string {
  if (base === '') return marks
  if (!letter.test(base) || freeOfMarks.test(base)) return ''
  // Maddah and hamza tell letters apart, but many write an alef without.
  if (arabic.test(base)) return base === 'ا' ? '' : marks.replace(/[^\u0653-\u0655]/g, '')
  if (cyrillicVowel.test(base)) {
    const stressed = marks.replace(/[\u0300\u0301]/g, '')
    return /е/i.test(base) ? stressed.replaceAll('\u0308', '') : stressed
  }
  return marks.replace(variants, '')
}

/** A text without the marks that readers of its scripts do not look for: accents, points and harakat go; dakuten, vowel signs and tones stay. */
function withoutMarks(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll('\u0640', '')
    .replace(marked, (_, base: string, marks: string) => base + tellingMarks(base, marks))
    .normalize('NFC')
}

/** A text as it is compared, everywhere: small letters, straight quotes, no marks that do not tell words apart. "Café’s" -> "cafe's". */
export function fold(text: string): string {
  const small = text.toLowerCase()
  if (isPlain.test(small)) return small
  return withoutMarks(small).replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replaceAll('ς', 'σ')
}

/** A text as it is compared, and what of the text itself a stretch of that is. */
export interface FoldedText {
  readonly folded: string
  readonly original: (from: number, to: number) => { readonly from: number; readonly to: number }
}

/** From where on places differ by the same number, or what became longer or shorter as a whole. */
interface Part {
  readonly at: number
  readonly from: number
  readonly isWhole: boolean
}

/** Letters that are folded together: a sign with its marks, the parts of a syllable of Hangul. */
const together = /[\u1100-\u115f][\u1160-\u11a7]+[\u11a8-\u11ff]*|\P{M}?[\p{M}\uff9e\uff9f]+|[^\0-\x7f]/gu
const beyondAscii = /[^\0-\x7f]/

/** Folds a text so that places in it can be found again in the text itself. */
export function foldInPlace(text: string): FoldedText {
  if (!beyondAscii.test(text)) return { folded: text.toLowerCase(), original: (from, to) => ({ from, to }) }
  const known = new Map<string, string>()
  const parts: Part[] = [{ at: 0, from: 0, isWhole: false }]
  let folded = ''
  let from = 0
  for (const { 0: piece, index } of text.matchAll(together)) {
    folded += text.slice(from, index).toLowerCase()
    from = index + piece.length
    const small = known.get(piece) ?? fold(piece)
    known.set(piece, small)
    if (small.length !== piece.length) {
      parts.push({ at: folded.length, from: index, isWhole: true })
      parts.push({ at: folded.length + small.length, from, isWhole: false })
    }
    folded += small
  }
  folded += text.slice(from).toLowerCase()
  return { folded, original: (begin, end) => ({ from: startOf(parts, begin), to: endOf(parts, end) }) }
}

function startOf(parts: readonly Part[], place: number): number {
  const { at, from, isWhole } = parts[partAt(parts, place)] ?? nowhere
  return isWhole ? from : from + place - at
}

/** What belongs to the last sign of a stretch belongs to the stretch: marks that were folded away, too. */
function endOf(parts: readonly Part[], place: number): number {
  const nth = partAt(parts, Math.max(0, place - 1))
  const { at, from, isWhole } = parts[nth] ?? nowhere
  return isWhole ? (parts[nth + 1]?.from ?? from) : from + place - at
}

const nowhere: Part = { at: 0, from: 0, isWhole: false }

/** Which part a place of the folded text lies in. */
function partAt(parts: readonly Part[], place: number): number {
  let low = 0
  let high = parts.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((parts[middle]?.at ?? 0) <= place) low = middle
    else high = middle
  }
  return low
}
