// Valence and emotions by words alone and with a head on vectors of meaning, each source left out in turn (docs/understanding.md).
import { emotionCategories } from '#domain/journal/emotion.ts'
import { sentimentOf } from '#domain/journal/reading/sentiment/sentiment.ts'
import { type Meaning, vectorLength } from '#domain/meaning/vectors.ts'
import { passageSpans } from '#domain/search/passages.ts'
import { calibrate, type Evidence, verdict } from '../score-calibration.ts'
import { goEmotions, journalTexts, type Labelled, valenceOf } from '../score-data.ts'
import { sideOfOwn } from '../score-left-out.ts'
import { learnDense } from '../score-logistic.ts'
import { bothSidesF1, type Figure, macroF1, type Verdicts, withInterval } from '../score-measures.ts'
import { type JudgedPage, judgedPages } from '../score-pages.ts'
import { evidenceFrom, fittingSources, ownEvents } from '../score-sources.ts'
import { installedEncoder, keptHead } from './head-data.ts'
import { headOf } from './head-file.ts'
import { logOdds } from './head-network.ts'

/** What is said of one source by words alone and with meaning, by what was fitted on the others. */
export interface BesideWords {
  readonly name: string
  readonly words: readonly Verdicts[]
  readonly meaning: readonly Verdicts[]
}

/** Texts of one source that are clearly good (1) or bad (0), each with its sentiment (-1..1) and the log-odds of the head. */
export interface SidedByHead {
  readonly name: string
  readonly rows: readonly (readonly [words: number, head: number])[]
  readonly targets: readonly (0 | 1)[]
}

/** What is said of a source; how much the head counts beside the words is fitted on others, which count alike. */
function valenceBeside({ name, rows, targets }: SidedByHead, others: readonly SidedByHead[]): BesideWords {
  const mean = others.reduce((sum, each) => sum + each.rows.length, 0) / others.length
  const [words = 1, head = 0] = learnDense(
    others.flatMap((each) => each.rows),
    others.flatMap((each) => each.targets),
    1,
    others.flatMap((each) => each.rows.map(() => mean / each.rows.length)),
  )
  const said = (score: (row: readonly [number, number]) => number): Verdicts[] => [
    { targets, said: rows.map((row) => (score(row) >= 0 ? 1 : 0)) },
  ]
  return { name, words: said(([own]) => own), meaning: said((row) => words * row[0] + head * row[1]) }
}

/** Of each source by the others, and of strangers by all sources. */
export const valenceBesideWords = (
  sources: readonly SidedByHead[],
  strangers: readonly SidedByHead[] = [],
): BesideWords[] => [
  ...sources.map((left) =>
    valenceBeside(
      left,
      sources.filter((one) => one !== left),
    ),
  ),
  ...strangers.map((each) => valenceBeside(each, sources)),
]

/** What a source says of one emotion, with the log-odds of the head for each of its texts. */
export interface HeadEvidence extends Evidence {
  readonly odds: readonly number[]
}

/** The learned weights of a text may be nearly without effect: beside them the head counts at most so often. */
const leastLearned = 0.05
const countedTexts = 2_000

/** How much the head counts beside the learned log-odds of words. */
function headShare(sources: readonly HeadEvidence[]): number {
  const shares = sources.reduce((sum, { share }) => sum + share, 0)
  const [, learned = 0, , , head = 0] = learnDense(
    sources.flatMap(({ rows, odds }) => rows.map(({ measures }, at) => [...measures, odds[at] ?? 0])),
    sources.flatMap(({ targets }) => targets),
    2,
    sources.flatMap(({ rows, share }) => rows.map(() => (countedTexts * share) / shares / rows.length)),
  )
  return head / (learned < 0 ? Math.min(-leastLearned, learned) : Math.max(leastLearned, learned))
}

const withHead = ({ rows, odds, ...rest }: HeadEvidence, share: number): Evidence => ({
  ...rest,
  rows: rows.map((row, at) => {
    const [cued, learned, strongest, sentiment] = row.measures
    return { ...row, measures: [cued, learned + share * (odds[at] ?? 0), strongest, sentiment] }
  }),
})

/** What is said of one emotion of a source by what was fitted on others. Nothing is named without a word that speaks for it. */
export function emotionBesideWords(own: HeadEvidence, others: readonly HeadEvidence[]) {
  const said = (of: Evidence, from: readonly Evidence[]): Verdicts => {
    const fitted = calibrate(from)
    return { targets: of.targets, said: of.rows.map((row) => verdict(row, fitted)) }
  }
  const share = headShare(others)
  const withShare = others.map((each) => withHead(each, share))
  return { words: said(own, others), meaning: said(withHead(own, share), withShare) }
}

type Odds = (text: string) => readonly number[]

type Side = 0 | 1 | undefined

function sided<Text>(
  name: string,
  texts: readonly Text[],
  of: { side(text: Text): Side; words(text: Text): string; head(text: Text): number },
): SidedByHead {
  const clear = texts.flatMap((text) => {
    const side = of.side(text)
    return side === undefined ? [] : [{ text, side }]
  })
  return {
    name,
    rows: clear.map(({ text }) => [sentimentOf(of.words(text)).score, of.head(text)]),
    targets: clear.map(({ side }) => side),
  }
}

const sideOfPage = ({ valence }: JudgedPage): Side =>
  (({ good: 1, bad: 0, mixed: undefined, neutral: undefined }) as const)[valence]

/** The sources each by a vector a text, the judged pages by the mean over those of their passages. */
function valences(folder: string, odds: Odds): BesideWords[] {
  const valence = (text: string): number => odds(text)[0] ?? 0
  const texts = (name: string, all: readonly Labelled[], side: (text: Labelled) => Side) =>
    sided(name, all, { side, words: ({ text }) => text, head: ({ text }) => valence(text) })
  const ofPassages = ({ content }: JudgedPage): number => {
    const spans = passageSpans(content)
    return (
      spans.reduce((sum, { start, end }) => sum + valence(content.slice(start, end)), 0) /
      Math.max(1, spans.length)
    )
  }
  const pages = (set: 'seen' | 'held') =>
    sided(`pages, ${set}`, judgedPages(set), {
      side: sideOfPage,
      words: ({ content }) => content,
      head: ofPassages,
    })
  return valenceBesideWords(
    [
      texts('journals', journalTexts(folder), (text) => valenceOf(text, 'journal')),
      texts('GoEmotions dev', goEmotions(folder, 'dev'), (text) => valenceOf(text, 'goemotions')),
      texts('told events', [...ownEvents('tuning'), ...ownEvents('strangers')], sideOfOwn),
    ],
    [pages('seen'), pages('held')],
  )
}

function emotions(folder: string, odds: Odds): BesideWords[] {
  const sources = fittingSources(folder).map((source) => ({
    source,
    heads: source.texts.map(({ text }) => odds(text)),
  }))
  const evidence = ({ source, heads }: (typeof sources)[number], emotion: number): HeadEvidence[] =>
    evidenceFrom(source, emotion).map((each) => ({
      ...each,
      odds: heads.map((head) => head[emotion + 1] ?? 0),
    }))
  return sources.map((left) => {
    const both = emotionCategories.flatMap((_, emotion) => {
      const [own] = evidence(left, emotion)
      const rest = sources.filter((one) => one !== left).flatMap((one) => evidence(one, emotion))
      return own && rest.length > 0 ? [emotionBesideWords(own, rest)] : []
    })
    return {
      name: left.source.name,
      words: both.map(({ words }) => words),
      meaning: both.map(({ meaning }) => meaning),
    }
  })
}

const shown = (value: number): string => value.toFixed(3).replace(/^(-?)0\./, '$1.')
const asText = ({ value, low, high }: Figure): string =>
  `${shown(value)} [${shown(low)}, ${shown(high)}]`.padEnd(22)

function lineOf(what: string, { words, meaning }: BesideWords, figure: (of: readonly Verdicts[]) => number) {
  const gain = withInterval(
    [...words, ...meaning],
    (drawn) => figure(drawn.slice(words.length)) - figure(drawn.slice(0, words.length)),
  )
  const [alone, together] = [withInterval(words, figure), withInterval(meaning, figure)]
  return `${what.padEnd(28)}${asText(alone)}  ${asText(together)}  ${asText(gain)}`.trimEnd()
}

/** Prints both beside words alone, the difference too; `encode`: the vector of a text, where the model is installed. */
export function printHeads(
  folder: string,
  encode: ((text: string) => Meaning | null) | undefined = encodeByModel(),
): void {
  console.log('\nWith meaning, each source left out in turn: macro-F1 [95 %]')
  if (!encode) {
    console.log('The model of meaning is not installed')
    return
  }
  const head = headOf(keptHead())
  const odds: Odds = (text) => logOdds(head, encode(text) ?? new Int8Array(vectorLength))
  console.log(`${''.padEnd(28)}${'words'.padEnd(24)}${'with meaning'.padEnd(24)}difference`)
  for (const each of valences(folder, odds)) console.log(lineOf(`valence, ${each.name}`, each, bothSidesF1))
  for (const each of emotions(folder, odds)) console.log(lineOf(`emotions, ${each.name}`, each, macroF1))
}

function encodeByModel() {
  const encoder = installedEncoder()
  return encoder ? (text: string) => encoder.encode(text) : undefined
}
