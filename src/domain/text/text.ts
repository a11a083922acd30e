import { stemmer } from 'stemmer'
import { fold, unspaced } from './fold.ts'
import { stopwords } from './stopwords.ts'

/** A piece of a text by its place: `text` is literally the original from `start` to `end` (UTF-16 units). */
export interface Span {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** A word of a text: its place, its folded form (lower case, no accents) and its Porter stem. */
export interface Word {
  readonly start: number
  readonly end: number
  readonly folded: string
  readonly stem: string
}

/** Segmenting slows down on long strings, so nothing longer than this is segmented at once. */
const longestChunk = 4_000
/** A segmenter takes 20 ms to make: not before there is something to take apart. */
function madeOnce(make: () => Intl.Segmenter): () => Intl.Segmenter {
  let made: Intl.Segmenter | undefined
  return () => {
    made ??= make()
    return made
  }
}

const sentenceBreaks = madeOnce(() => new Intl.Segmenter('en', { granularity: 'sentence' }))
const wordBreaks = madeOnce(() => new Intl.Segmenter(undefined, { granularity: 'word' }))

const listMarker = /^\s*(?:(?:[-*+>•–]|#{1,6}|\d{1,3}[.)])\s+|\[[ xX]\]\s+)+/
const titleBefore =
  /(?:^|[\s(“"'’])(?:Dr|Mr|Mrs|Ms|Mx|St|Prof|Rev|Gen|Sgt|Capt|Hon|vs|cf|approx|[A-HJ-Z])\.\s*$/
const shortBefore =
  /(?:^|[\s(“"'’])(?:e\.g|i\.e|a\.m|p\.m|etc|Jr|Sr|Inc|Ltd|Co|No|no|Jan|Feb|Aug|Sept?|Oct|Nov|Dec)\.\s*$/
const carriesOn = /^[\s(“"'’]*[\p{Ll}\d]/u

/** The lines of a text that hold anything, in pieces of at most 4,000 units, as spans. */
export function paragraphs(text: string): Span[] {
  const found: Span[] = []
  for (const line of text.matchAll(/[^\r\n\u2028\u2029]+/g)) {
    let start = line.index
    const end = start + line[0].length
    while (end - start > longestChunk) {
      const gap = text.lastIndexOf(' ', start + longestChunk)
      const cut = gap > start ? gap + 1 : start + longestChunk
      pushTrimmed(found, text, start, cut)
      start = cut
    }
    pushTrimmed(found, text, start, end)
  }
  return found
}

const begun = /(?<=^|[\r\n]|\p{L}{2}[.!?…]+[ \t])[ \t]*\p{L}/gu

/** Whether somebody begins most sentences of a text, and at least two, with a small letter. */
function isInSmallLetters(text: string): boolean {
  let small = 0
  let large = 0
  for (const [first] of text.matchAll(begun)) {
    const letter = first.trimStart()
    if (letter === letter.toUpperCase()) large++
    else small++
  }
  return small > 1 && small > large
}

const smallStop =
  /(?=\s)(?<=\p{L}{2}(?<!\b(?:mr|mrs|ms|dr|st|vs|etc|eg|ie|approx|no|jr|sr|No|Dr|Mr|Mrs))[.!?…]+)\s+(?=[\p{Ll}\p{N}])/gu

/** A sentence taken apart where a stop is followed by a small letter, as in texts without large ones. */
export function smallSentences({ text, start }: Span): Span[] {
  const ends = [...text.matchAll(smallStop)].map(({ index, 0: { length } }) => index + length)
  return [0, ...ends].map((from, at) => {
    const to = ends[at] ?? text.length
    return { text: text.slice(from, to).trimEnd(), start: start + from, end: start + to }
  })
}

/**
 * The sentences of a text, in order. A line break always ends one; list and heading marks are not part of them. Where somebody writes in small letters,
 * a stop ends one as well.
 */
export function sentences(text: string): Span[] {
  const found = cased(text)
  if (!isInSmallLetters(text)) return found
  return found.flatMap(smallSentences).map((span) => ({ ...span, end: span.start + span.text.length }))
}

function cased(text: string): Span[] {
  const found: Span[] = []
  for (const paragraph of paragraphs(text)) {
    const skipped = listMarker.exec(paragraph.text)?.[0].length ?? 0
    let start = skipped
    let end = skipped
    for (const { segment } of sentenceBreaks().segment(paragraph.text.slice(skipped))) {
      const sofar = paragraph.text.slice(start, end)
      const isOneSentence =
        end === start || titleBefore.test(sofar) || (shortBefore.test(sofar) && carriesOn.test(segment))
      if (!isOneSentence) {
        pushTrimmed(found, text, paragraph.start + start, paragraph.start + end)
        start = end
      }
      end += segment.length
    }
    pushTrimmed(found, text, paragraph.start + start, paragraph.start + end)
  }
  return found
}

function pushTrimmed(into: Span[], text: string, from: number, to: number): void {
  const raw = text.slice(from, to)
  const trimmed = raw.trim()
  if (!trimmed) return
  const start = from + raw.indexOf(trimmed)
  into.push({ text: trimmed, start, end: start + trimmed.length })
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*/gu
const contraction = /n't$|'(?:ll|ve|re|m|d)$/

const stems = new Map<string, string>()
const mostStems = 60_000

/** The Porter stem of a folded word; remembered, since a journal uses the same words again and again. */
export function stemOf(folded: string): string {
  const known = stems.get(folded)
  if (known !== undefined) return known
  if (stems.size >= mostStems) stems.clear()
  const stem = stemmer(folded)
  stems.set(folded, stem)
  return stem
}

/** True for a folded word that carries grammar only. */
export function isStopword(folded: string): boolean {
  return stopwords.has(folded) || (folded.includes("'") && contraction.test(folded))
}

/** The words of a text, grammar words included, in order. */
export const words = (text: string): Word[] => wordsOf(text, false)

function wordsOf(text: string, onlyTelling: boolean): Word[] {
  const found: Word[] = []
  const add = (raw: string, start: number): void => {
    const { folded, stem, isTelling } = spellingOf(raw)
    if (isTelling || !onlyTelling) found.push({ start, end: start + raw.length, folded, stem })
  }
  const mayBeUnspaced = unspaced.test(text)
  for (const { 0: raw, index } of text.matchAll(wordPattern)) {
    if (mayBeUnspaced && unspaced.test(raw)) eachUnspaced(raw, index, add)
    else add(raw, index)
  }
  return found
}

interface Spelling extends Pick<Word, 'folded' | 'stem'> {
  readonly isTelling: boolean
}

const spellings = new Map<string, Spelling>()
const mostSpellings = 10_000
/** A longer word is a slice that would keep the whole text it was cut from. */
const longestKept = 12

/** What is known of a word as it is written; remembered likewise. */
function spellingOf(raw: string): Spelling {
  const known = spellings.get(raw)
  if (known) return known
  const whole = fold(raw)
  const folded = whole.endsWith("'s") ? whole.slice(0, -2) : whole
  const isTelling = !isStopword(folded) && (folded.length > 1 || unspaced.test(folded))
  const made = { folded, stem: stemOf(folded), isTelling }
  if (spellings.size >= mostSpellings) spellings.clear()
  if (raw.length <= longestKept) spellings.set(raw, made)
  return made
}

function eachUnspaced(run: string, start: number, add: (raw: string, start: number) => void): void {
  for (let at = 0; at < run.length; at += longestChunk) {
    const chunk = run.slice(at, at + longestChunk)
    for (const part of wordBreaks().segment(chunk))
      if (part.isWordLike) add(part.segment, start + at + part.index)
  }
}

/** The words of a text that carry meaning: neither grammar words nor single letters. */
export const telling = (text: string): Word[] => wordsOf(text, true)
