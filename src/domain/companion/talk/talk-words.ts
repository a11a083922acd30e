import { fold } from '#domain/text/fold.ts'

const longestTitle = 80
const around = 48

/** The first words of a text on one line, cut between words. */
export function firstWords(text: string, most = longestTitle): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most).toWellFormed()
  const gap = cut.lastIndexOf(' ')
  return `${cut.slice(0, gap < most / 2 ? most : gap).trimEnd()} …`
}

/** True when every word that is looked for stands somewhere in the texts, upper case, accents and the order apart. */
export function holdsWords(texts: readonly string[], search: string): boolean {
  const folded = texts.map(fold)
  return wordsOf(search).every((word) => folded.some((text) => text.includes(word)))
}

/** The words around the first one that is looked for; null where none of them stands in the text. */
export function wordsAround(text: string, search: string): string | null {
  const line = text.replace(/\s+/g, ' ').trim()
  const folded = fold(line)
  const found = wordsOf(search).map((word) => folded.indexOf(word))
  const at = Math.min(...found.filter((place) => place >= 0))
  if (!Number.isFinite(at)) return null
  const from = at <= around ? 0 : line.indexOf(' ', at - around) + 1
  return `${from > 0 ? '… ' : ''}${firstWords(line.slice(from), 120)}`
}

const wordsOf = (search: string): string[] => fold(search).split(/\s+/).filter(Boolean)
