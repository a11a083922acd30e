import { readFileSync } from 'node:fs'
import { type Chance, seededRandom } from '#domain/chance/seeded-random.ts'
import { tellingWords } from '#domain/search/word-keys.ts'

export interface AskedPage {
  readonly day: string
  readonly text: string
  /** What it is about in other words, without one telling word of it. */
  readonly asked?: string
}

export interface AskedJournal {
  readonly name: string
  readonly about: string
  readonly pages: readonly AskedPage[]
}

/** A question to the journal of that name, and the sentence of one of its pages that answers. */
export interface AskedSentence {
  readonly name: string
  readonly question: string
  readonly day: string
  readonly sentence: string
}

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))

export const askedJournals = (): readonly AskedJournal[] =>
  (read('./pairs.json') as { journals: AskedJournal[] }).journals

export const askedSentences = (): readonly AskedSentence[] =>
  (read('./questions.json') as { questions: AskedSentence[] }).questions

/** What is on no page of these journals. */
export const askedNowhere = (): readonly string[] => (read('./nowhere.json') as { asked: string[] }).asked

/** What encoders are compared by. */
export const textsToEncode = (): readonly string[] => (read('./texts.json') as { texts: string[] }).texts

/** The journal of the sample life, without what else is known of its pages. */
export const samplePages = (): readonly AskedPage[] =>
  (read('../../data/sample-life/pages.json') as AskedPage[]).map(({ day, text }) => ({ day, text }))

const fewestWords = 4

/** For each page two or three of its own telling words, in the order in which they stand there; null for a page that has hardly any. The same for the same seed. */
export function keywordsOf(pages: readonly AskedPage[], seed = 46): (string | null)[] {
  const chance = seededRandom(seed)
  return pages.map(({ text }) => {
    const words = [...new Map(tellingWords(text).map(({ stem, folded }) => [stem, folded])).values()]
    return words.length < fewestWords ? null : chosen(words, chance() < 0.5 ? 2 : 3, chance).join(' ')
  })
}

function chosen(words: readonly string[], count: number, chance: Chance): string[] {
  const places = [...words.keys()]
  while (places.length > count) places.splice(Math.floor(chance() * places.length), 1)
  return places.map((at) => words[at] ?? '')
}
