import { asQuoted } from '#domain/journal/quoted.ts'
import { tellingWords } from '#domain/search/word-keys.ts'
import type { Span } from '#domain/text/text.ts'
import type { Day } from '#domain/time/day.ts'
import { statementsIn } from '../retrieval/statements.ts'

/** A page as a letter reads it: the person's own words alone, and what they rated. */
export interface LetterPage {
  readonly uid: string
  readonly day: Day
  /** Instant, ISO. */
  readonly createdAt: string
  /** Without what others drafted and what templates asked. */
  readonly text: string
  readonly mood: number | null
  readonly energy: number | null
  readonly stress: number | null
}

/** A line of a page, literal and whole. */
export interface LetterLine {
  readonly entryUid: string
  readonly day: Day
  readonly quote: string
}

const mostLines = 5
/** A line on a page whose mood stands out of the week is worth so much more. */
const ofMarkedPage = 0.5

interface Candidate extends LetterLine {
  readonly worth: number
  readonly at: number
}

/**
 * Up to five lines of a week in the order in which they were written: of each page the one that tells most, then second ones where there are fewer
 * than five pages. What tells most is what no other page of the week says. `mayBeQuoted` says which lines may stand in a letter.
 */
export function letterLines(
  pages: readonly LetterPage[],
  mayBeQuoted: (line: string) => boolean,
): LetterLine[] {
  const ordered = pages.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
  const onPages = pagesWith(ordered)
  const marked = markedPages(ordered)
  const perPage = ordered.map((page, at) =>
    candidatesOf(page, at, onPages)
      .filter(({ quote }) => mayBeQuoted(quote))
      .map((one) => ({ ...one, worth: one.worth + (marked.has(page.uid) ? ofMarkedPage : 0) }))
      .sort(byWorth),
  )
  const firsts = perPage.flatMap(([first]) => first ?? []).sort(byWorth)
  const seconds = perPage.flatMap(([, ...others]) => others.slice(0, 2)).sort(byWorth)
  const chosen: Candidate[] = []
  for (const one of [...firsts, ...seconds])
    if (chosen.length < mostLines && !chosen.some(({ quote }) => quote === one.quote)) chosen.push(one)
  return chosen.sort((a, b) => a.at - b.at).map(({ entryUid, day, quote }) => ({ entryUid, day, quote }))
}

const shortest = 24
const longest = 220
/** Of a line that begins so, the rest of it is no sentence of its own: somebody else's words, a heading, a row of a table. */
const notOwn = /^[ \t]*(?:[>#|]|```)/

/** The sentences of a page that can stand by themselves: said and not asked, without marks of Markdown, on a line of their own words. */
export function sentencesOf(text: string): Span[] {
  return statementsIn(text).filter(({ text: said, start }) => {
    const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start + 1)
    return (
      said.length >= shortest &&
      said.length <= longest &&
      /\s\S+\s\S+\s/.test(said) &&
      !/[?“”"]/.test(said) &&
      !notOwn.test(line) &&
      asQuoted(said) === said
    )
  })
}

const byWorth = (a: Candidate, b: Candidate): number => b.worth - a.worth || a.at - b.at

/** On how many pages each stem stands. */
function pagesWith(pages: readonly LetterPage[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { text } of pages)
    for (const stem of new Set(tellingWords(text).map((word) => word.stem)))
      counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}

/** The pages of the best and of the worst mood, where these differ. */
function markedPages(pages: readonly LetterPage[]): ReadonlySet<string> {
  const moods = pages.flatMap(({ mood }) => mood ?? [])
  const [low, high] = [Math.min(...moods), Math.max(...moods)]
  return new Set(
    low < high ? pages.flatMap(({ uid, mood }) => (mood === low || mood === high ? uid : [])) : [],
  )
}

function candidatesOf(page: LetterPage, at: number, onPages: ReadonlyMap<string, number>): Candidate[] {
  return sentencesOf(page.text).map(({ text: quote, start }) => {
    const stems = new Set(tellingWords(quote).map((word) => word.stem))
    let worth = 0
    for (const stem of stems) worth += 1 / (onPages.get(stem) ?? 1)
    return {
      ...{ entryUid: page.uid, day: page.day, quote },
      worth: worth / (2 + stems.size / 2),
      at: at + start / (page.text.length + 1),
    }
  })
}
