// What is found by what it means, beside what words alone find (bench/meaning/README.md).

import type { SentenceEncoder } from '#domain/meaning/encoder.ts'
import {
  type AskedPage,
  askedJournals,
  askedNowhere,
  askedSentences,
  keywordsOf,
  samplePages,
  textsToEncode,
} from '../../bench/meaning/meaning-set.ts'
import { recallOf } from '../../bench/retrieval.ts'
import { readTalkSet } from '../../bench/talks/talk-set.ts'
import { builtEncoder, originalCosines, untunedEncoder } from './score-encoder.ts'
import { type Meant, MeantJournal, meantSentences, meantTalks } from './score-meaning-lives.ts'
import { type Figure, withInterval } from './score-measures.ts'

/** Cosines from which pages could be listed as near, beside the one from which they are. */
const otherLeast = [0.35, 0.25] as const

/** By question: 1 where its answer was found, 0 where not, or a share. */
export interface Beside {
  readonly words: number[]
  readonly meaning: number[]
}

const beside = (): Beside => ({ words: [], meaning: [] })
const isIn = (found: readonly string[], uid: string, most: number): number =>
  found.slice(0, most).includes(uid) ? 1 : 0

export interface Journal {
  readonly name: string
  readonly pages: readonly AskedPage[]
  readonly meant: MeantJournal
}

/** The journals of bench/meaning/pairs.json with their vectors; `isMeant`: those of some people. */
export const journalsOf = (
  encoder: SentenceEncoder,
  isMeant: (name: string) => boolean = () => true,
): Journal[] =>
  askedJournals()
    .filter(({ name }) => isMeant(name))
    .map(({ name, pages }) => ({ name, pages, meant: new MeantJournal(encoder, pages) }))

/** All pages of the journals and of the sample life, as if they were of one. */
function oneJournal(encoder: SentenceEncoder, journals: readonly Journal[]): Journal {
  const pages = [...journals.flatMap((each) => each.pages), ...samplePages()]
  return { name: 'all', pages, meant: new MeantJournal(encoder, pages) }
}

/** Whether pages are found in five when they are asked for in other words: by the search field and the list below it, and by retrieval. */
export function askedInOtherWords(journals: readonly Journal[]) {
  const [field, all, retrieval] = [beside(), beside(), beside()]
  const others = otherLeast.map((least) => [least, beside()] as const)
  for (const { pages, meant } of journals)
    for (const [at, { asked }] of pages.entries()) {
      if (asked === undefined) continue
      const uid = String(at)
      const byWords = meant.searched(asked)
      field.words.push(isIn(byWords, uid, 5))
      field.meaning.push(isIn(meant.listedNear(asked), uid, 5))
      for (const [least, { meaning }] of others) meaning.push(isIn(meant.nearest(asked, least), uid, 5))
      all.meaning.push(isIn(meant.nearest(asked, -1), uid, 5))
      retrieval.words.push(isIn(meant.retrieved(asked, 5, false), uid, 5))
      retrieval.meaning.push(isIn(meant.retrieved(asked, 5, true), uid, 5))
    }
  return { field, others, all, retrieval }
}

/** Whether retrieval finds a page by two or three of its own telling words. */
export function askedByKeywords(journals: readonly Pick<Journal, 'pages' | 'meant'>[]) {
  const [first, three] = [beside(), beside()]
  for (const { pages, meant } of journals)
    for (const [at, words] of keywordsOf(pages).entries()) {
      if (words === null) continue
      for (const by of ['words', 'meaning'] as const) {
        const found = meant.retrieved(words, 3, by === 'meaning')
        first[by].push(isIn(found, String(at), 1))
        three[by].push(isIn(found, String(at), 3))
      }
    }
  return { first, three }
}

/** Whether the one sentence that answers a question is found, among all sentences of the journal, and its page among the pages. */
export function askedForSentences(encoder: SentenceEncoder, journals: readonly Journal[]) {
  const [first, three, pageFirst, pageInThree] = [beside(), beside(), beside(), beside()]
  for (const { name, pages, meant } of journals) {
    const alone = meantSentences(encoder, pages)
    for (const { question, day, sentence } of askedSentences().filter((one) => one.name === name))
      for (const by of ['words', 'meaning'] as const) {
        const said = alone.retrieved(question, 3, by === 'meaning')
        first[by].push(isIn(said, `${day} ${sentence}`, 1))
        three[by].push(isIn(said, `${day} ${sentence}`, 3))
        const page = String(pages.findIndex((one) => one.day === day))
        const found = meant.retrieved(question, 3, by === 'meaning')
        pageFirst[by].push(isIn(found, page, 1))
        pageInThree[by].push(isIn(found, page, 3))
      }
  }
  return { first, three, pageFirst, pageInThree }
}

/** How many searches for what is on no page show one, each in each journal: as the field lists them, and from other cosines on. */
export function askedForNothing(journals: readonly Journal[]) {
  const shown = beside()
  const others = otherLeast.map((least) => [least, beside()] as const)
  for (const { meant } of journals)
    for (const asked of askedNowhere()) {
      shown.words.push(Math.min(1, meant.searched(asked).length))
      shown.meaning.push(Math.min(1, meant.listedNear(asked).length))
      for (const [least, { meaning }] of others) meaning.push(Math.min(1, meant.nearest(asked, least).length))
    }
  return { shown, others }
}

/** Recall@5 of the talk set by question: of all, and of those that ask for several things. */
export function askedOfTalks(encoder: SentenceEncoder) {
  const [all, multi] = [beside(), beside()]
  for (const person of readTalkSet()) {
    const meant: Meant = meantTalks(encoder, person)
    for (const question of person.questions)
      for (const by of ['words', 'meaning'] as const) {
        const recall = recallOf(question, meant.retrieved(question.question, 5, by === 'meaning'))
        if (recall === null) continue
        all[by].push(recall)
        if (question.kind === 'multi') multi[by].push(recall)
      }
  }
  return { all, multi }
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / values.length

/** A mean with its interval over questions. */
export const shareOf = (values: readonly number[]): Figure =>
  withInterval([{ targets: values, said: values }], ([one]) => meanOf(one?.targets ?? []))

const asText = (values: readonly number[]): string => {
  if (values.length === 0) return '–'
  const { value, low, high } = shareOf(values)
  return `${value.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`
}

const printRow = (name: string, { words, meaning }: Beside): void =>
  console.log(
    `${`${name} (${meaning.length})`.padEnd(64)}${asText(words).padEnd(24)}${asText(meaning)}`.trimEnd(),
  )

export async function printMeaning(): Promise<void> {
  const encoder = builtEncoder()
  console.log(`\n${'Meaning [95 %]'.padEnd(64)}${'words alone'.padEnd(24)}with meaning`)
  const journals = journalsOf(encoder)
  const other = askedInOtherWords(journals)
  printRow('page found in five, in other words, as listed', other.field)
  for (const [least, found] of other.others) printRow(`the same from cosine ${least} on`, found)
  printRow('the same, the nearest whatever their cosine', other.all)
  printRow('the same, retrieval', other.retrieval)
  const together = oneJournal(encoder, journals)
  const amongAll = askedInOtherWords([together])
  printRow(`the same among ${together.pages.length} pages, the nearest`, amongAll.all)
  printRow(`the same among ${together.pages.length} pages, retrieval`, amongAll.retrieval)
  const talks = askedOfTalks(encoder)
  printRow('talk set, recall@5', talks.all)
  printRow('talk set, recall@5, several things', talks.multi)
  const sentences = askedForSentences(encoder, journals)
  printRow('sentence that answers, best', sentences.first)
  printRow('sentence that answers, in three', sentences.three)
  printRow('page with that sentence, best', sentences.pageFirst)
  printRow('page with that sentence, in three', sentences.pageInThree)
  for (const [where, asked] of [
    ['own journal', journals],
    ['among all', [together]],
  ] as const) {
    const { first, three } = askedByKeywords(asked)
    printRow(`page by two or three of its words, ${where}, first`, first)
    printRow(`page by two or three of its words, ${where}, in three`, three)
  }
  const nothing = askedForNothing(journals)
  printRow('something listed of what is on no page', nothing.shown)
  for (const [least, shown] of nothing.others) printRow(`the same from cosine ${least} on`, shown)
  console.log('LoCoMo is not in this repository: its rows cannot be measured here')
  const texts = textsToEncode()
  const cosines = [...(await originalCosines(untunedEncoder(), texts)).values()].sort((a, b) => a - b)
  const [least, middle] = [0, Math.floor(cosines.length / 2)].map((at) => cosines[at]?.toFixed(5))
  console.log(
    `cosine of ${cosines.length} texts in Latin letters with the original implementation: ${least} at least, ${middle} in the middle`,
  )
}
