import type { JournalEntry } from './journal-entry.ts'
import { replaceLinks } from './markdown/link-places.ts'
import { withoutPhotoMarks } from './photo.ts'

type Written = Pick<JournalEntry, 'title' | 'content'>
type Pictured = Pick<JournalEntry, 'photos'>
type Rated = Pick<JournalEntry, 'mood' | 'energy' | 'stress'>
type Felt = Pick<JournalEntry, 'emotions' | 'activities'>

/** True once there are words on the page: in the title or in the text. */
export const hasWords = (entry: Written): boolean => /\S/.test(entry.title) || /\S/.test(entry.content)

const isWrittenOrPictured = (entry: Written & Pictured): boolean =>
  hasWords(entry) || (entry.photos ?? []).length > 0

const isRated = ({ mood, energy, stress }: Rated): boolean =>
  mood !== null || energy !== null || stress !== null

/** True where ratings, feelings or activities stand without a word and without a picture. */
export const isCheckIn = (entry: Written & Pictured & Rated & Felt): boolean =>
  !isWrittenOrPictured(entry) &&
  (isRated(entry) || (entry.emotions ?? []).length > 0 || (entry.activities ?? []).length > 0)

/** True once there is something worth keeping: words, a picture or a rating. */
export const hasAnything = (entry: Written & Rated & Pictured): boolean =>
  isWrittenOrPictured(entry) || isRated(entry)

/** Lines without the marks of Markdown that they begin with, and words without those around them. */
export const withoutMarks = (text: string): string =>
  text
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+](?:[ \t]+\[[ xX]\])?|\d{1,3}[.)])[ \t]+/gm, '')
    .replace(/(`{2,3})(?=\S)([^`\n]*\S)\1/g, '$2')
    .replace(/(\*\*|~~)(?=\S)([^*~`\n]*\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}])(\*\*|__|\*|_|`)(?=\S)([^*_`\n]*\S)\1(?![\p{L}\p{N}])/gu, '$2')

/** Lines that only frame what is written: fences of code, rules, the line under a table's head. */
function isFrame(line: string): boolean {
  const signs = line.replaceAll(/[ \t]/g, '')
  if (signs.startsWith('```')) return !signs.includes('`', 3)
  if (signs.startsWith('~~~') || /^(?:\*{3,}|_{3,})$/.test(signs)) return true
  return /^[|:-]+$/.test(signs) && signs.includes('---')
}

const withoutFrames = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !isFrame(line))
    .join('\n')

/** '| Mon | 6 |' -> 'Mon, 6' */
const cellsOf = (row: string): string =>
  row
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(', ')

/** The beginning of a text as one line of at most `most` characters, without Markdown's marks, cut between words. */
export function excerpt(content: string, most = 160): string {
  const beginning = replaceLinks(withoutFrames(content.slice(0, most * 4)), {}, ({ words }) => words)
  const line = withoutMarks(beginning.replace(/^[ \t]*\|.*$/gm, cellsOf))
    .replace(/\s+/g, ' ')
    .trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most)
  const lastGap = cut.lastIndexOf(' ')
  return `${(lastGap > most / 2 ? cut.slice(0, lastGap) : cut).replace(/[\uD800-\uDBFF]$/, '')}…`
}

const spacedWord = /[\p{L}\p{N}]+(?:['’.\-/][\p{L}\p{N}]+)*/gu
const unspacedScript =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

/** How many words a text has, without the marks of its pictures; scripts written without spaces are cut by the platform's own word rules. */
export function countWords(written: string): number {
  const text = withoutPhotoMarks(written)
  if (unspacedScript.test(text)) {
    const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)
    return Array.from(segments).filter((segment) => segment.isWordLike).length
  }
  return text.match(spacedWord)?.length ?? 0
}
