import { seededRandom } from '#domain/chance/seeded-random.ts'
import type { RiskLevel, RiskReading } from '#domain/safety/risk/assess-risk.ts'
import type { RiskPhrase } from '#domain/safety/risk/risk-phrase-kinds.test-support.ts'

/** How many ordinary sentences stand around a phrase. */
export const pageSizes = [0, 6, 20, 60] as const

/** Where ordinary sentences come from. */
export type Surrounding = Readonly<Record<string, readonly string[]>>

export const ended = (text: string): string =>
  /[.!?…)"”']$|\p{Extended_Pictographic}$/u.test(text) ? text : `${text}.`

/** The sentences of texts, those that are neither a word nor a whole page. */
export const sentencesOf = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+|[\r\n]+/))
    .map((each) => each.trim())
    .filter((each) => each.length > 12 && each.length < 240)
    .map(ended)

/** Ordinary sentences in the order of a source, from a place on that chance picks. */
function run(source: readonly string[], count: number, random: () => number): string[] {
  const from = Math.floor(random() * source.length)
  return Array.from({ length: count }, (_, at) => source[(from + at) % source.length] ?? '')
}

/** A page of ordinary sentences of one source, one by one from that source's beginning where chance says. */
export const ordinaryPage = (source: readonly string[], size: number, random: () => number): string =>
  run(source, size, random).join(' ')

/** A phrase somewhere among ordinary sentences; the sources take turns. */
export function pageAround(phrase: string, sources: Surrounding, size: number, number: number): string {
  if (size === 0) return phrase
  const random = seededRandom(1_000 * size + number)
  const all = Object.values(sources)
  const near = run(all[number % all.length] ?? [], size, random)
  near.splice(Math.floor(random() * (size + 1)), 0, ended(phrase))
  return near.join(number % 3 === 0 ? '\n' : ' ')
}

export type Reader = (text: string) => RiskReading

/** The level of a page where what it rests on is the phrase, not what stands around. */
function levelAt(phrase: string, page: string, { level, spans }: RiskReading): RiskLevel {
  const start = page.indexOf(ended(phrase).trim())
  const isFound = spans.some((span) => span.start < start + phrase.length && span.end > start)
  return page === phrase || isFound ? level : 0
}

const isIn = (phrase: string, page: string, read: Reader, least: 1 | 2): boolean =>
  levelAt(phrase, page, read(page)) >= least

/** Of phrases how many are found, alone and in pages of each size. */
export const foundIn = (
  phrases: readonly RiskPhrase[],
  sources: Surrounding,
  read: Reader,
  least: 1 | 2 = 1,
): { readonly size: number; readonly found: number; readonly all: number }[] =>
  pageSizes.map((size) => ({
    size,
    found: phrases.filter(({ text }, at) => isIn(text, pageAround(text, sources, size, at), read, least))
      .length,
    all: phrases.length,
  }))

/** The levels of so many ordinary pages of a source. */
export function levelsOfPages(
  source: readonly string[],
  size: number,
  pages: number,
  read: Reader,
): RiskLevel[] {
  const random = seededRandom(size)
  return Array.from({ length: pages }, () => read(ordinaryPage(source, size, random)).level)
}

/** Wilson's 95 % interval of a share. */
export function shareOf(found: number, all: number): { value: number; low: number; high: number } {
  const z = 1.96
  const [share, square] = [found / all, (z * z) / all]
  const middle = (share + square / 2) / (1 + square)
  const half = (z * Math.sqrt((share * (1 - share)) / all + square / (4 * all))) / (1 + square)
  return { value: share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
