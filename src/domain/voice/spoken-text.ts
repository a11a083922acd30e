import { withoutMarks } from '../journal/entry-text.ts'
import { replaceLinks } from '../journal/markdown/link-places.ts'

/** Voices of devices stop in the middle of much longer utterances: Chromium after about 15 s. */
export const longestUtterance = 200

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)
const isoDay = /\b(\d{4})-(\d{2})-(\d{2})\b/g

/** A date as it is read aloud: '3 November 2026' for '2026-11-03'. What is no date stays. */
const sayDates = (text: string): string =>
  text.replace(isoDay, (written, year: string, month: string, day: string) => {
    const name = months[Number(month) - 1]
    return name && Number(day) >= 1 && Number(day) <= 31 ? `${Number(day)} ${name} ${year}` : written
  })

/** The words of pictures and links without their addresses. */
function withoutLinks(text: string): string {
  const wordsOf = ({ words }: { readonly words: string }): string => words
  const bare = replaceLinks(text, { isPicture: true, acrossLines: true }, wordsOf)
  return replaceLinks(bare, { acrossLines: true, accepts: (words) => words !== '' }, wordsOf)
}

/** A reply as it is heard: without Markdown, addresses and quotation marks, with dates as people say them. Paragraphs stay apart. */
export function spokenText(written: string): string {
  const plain = withoutMarks(
    withoutLinks(written.replace(/^[ \t]*(?:```|~~~).*$/gm, ''))
      .replace(/^[ \t]*(?:[-*_][ \t]*){3,}$/gm, '')
      .replace(/https?:\/\/\S+/g, 'a link'),
  )
  return sayDates(plain)
    .replace(/[“”"«»]/g, '')
    .replace(/\u2002·\u2002|(?<![ \t])[ \t]+·[ \t]+/g, ', ')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n\n')
    .trim()
}

/** A reply in pieces of at most `longest` characters, cut at the ends of paragraphs and sentences, else at commas, else between words. */
export function utterances(written: string, longest = longestUtterance): string[] {
  const paragraphs = spokenText(written)
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => /[\p{L}\p{N}]/u.test(paragraph))
  return paragraphs.flatMap((paragraph) => gathered(sentencesOf(paragraph, longest), longest))
}

const sentenceCut = new Intl.Segmenter('en', { granularity: 'sentence' })

function sentencesOf(paragraph: string, longest: number): string[] {
  return [...sentenceCut.segment(paragraph)].flatMap(({ segment }) => shortened(segment.trim(), longest))
}

/** Neighbours are said in one breath as long as they fit. */
function gathered(sentences: readonly string[], longest: number): string[] {
  const pieces: string[] = []
  for (const sentence of sentences) {
    const last = pieces.at(-1)
    if (sentence === '') continue
    if (last !== undefined && last.length + 1 + sentence.length <= longest)
      pieces[pieces.length - 1] = `${last} ${sentence}`
    else pieces.push(sentence)
  }
  return pieces
}

function shortened(sentence: string, longest: number): string[] {
  const pieces: string[] = []
  let rest = sentence
  while (rest.length > longest) {
    const head = rest.slice(0, longest)
    const comma = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '), head.lastIndexOf(': '))
    const gap = head.lastIndexOf(' ')
    const cut = comma > longest / 3 ? comma + 1 : gap > 0 ? gap : wholeCharacters(head)
    pieces.push(rest.slice(0, cut).trim())
    rest = rest.slice(cut).trim()
  }
  return [...pieces, rest]
}

/** A cut never falls between the two halves of one character. */
const wholeCharacters = (head: string): number =>
  /[\uD800-\uDBFF]$/.test(head) ? head.length - 1 : head.length
