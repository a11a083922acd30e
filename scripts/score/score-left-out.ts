// Each source left out in turn: what is fitted on the others, measured on the one that took no part (docs/understanding.md).
import { emotionCategories } from '#domain/journal/emotion.ts'
import { emotionNumber } from '#domain/journal/reading/emotions/emotion-sentence.ts'
import { sentimentOf } from '#domain/journal/reading/sentiment/sentiment.ts'
import { calibrate, verdict } from './score-calibration.ts'
import { goEmotions, journalTexts, type Labelled, valenceOf } from './score-data.ts'
import { learnDense } from './score-logistic.ts'
import { bothSidesF1, macroF1 } from './score-measures.ts'
import { vaderPackage } from './score-rivals.ts'
import { evidenceFrom, fittingSources, ownEvents } from './score-sources.ts'

const learnedSides = { good: ['joy', 'trust'], bad: ['sadness', 'anger', 'fear', 'disgust'] } as const

export const sideOfOwn = ({ labels }: Labelled): 0 | 1 | undefined => {
  const isGood = learnedSides.good.some((one) => labels.has(one))
  if (isGood === learnedSides.bad.some((one) => labels.has(one))) return undefined
  return isGood ? 1 : 0
}

/** Macro-F1 of the emotions on each source, by weights and thresholds that were fitted on the others alone. */
export function emotionsLeftOut(folder: string): Readonly<Record<string, number>> {
  const sources = fittingSources(folder)
  return Object.fromEntries(
    sources.map((left) => {
      const others = sources.filter((one) => one !== left)
      const verdicts = emotionCategories.flatMap((emotion) => {
        const number = emotionNumber(emotion)
        const [own] = evidenceFrom(left, number)
        const rest = others.flatMap((one) => evidenceFrom(one, number))
        if (!own || rest.length === 0) return []
        const fitted = calibrate(rest)
        return [{ targets: own.targets, said: own.rows.map((row) => verdict(row, fitted)) }]
      })
      return [left.name, macroF1(verdicts)]
    }),
  )
}

/** Texts of one source that are clearly good (1) or bad (0), each with its score by ours and by VADER's rules. */
export interface Sided {
  readonly name: string
  readonly rows: readonly (readonly number[])[]
  readonly targets: readonly (0 | 1)[]
}

/** Ours and VADER's rules of each text that is clearly good or bad, -1..1. */
function sidedOf(
  name: string,
  texts: readonly Labelled[],
  sideOf: (text: Labelled) => 0 | 1 | undefined,
): Sided {
  const clear = texts.flatMap((text) => {
    const side = sideOf(text)
    return side === undefined ? [] : [{ text: text.text, side }]
  })
  return {
    name,
    rows: clear.map(({ text }) => [sentimentOf(text).score, vaderPackage(text)]),
    targets: clear.map(({ side }) => side),
  }
}

/** How the valence of one source comes out: ours alone, VADER's rules alone, and both weighed as the other sources say. */
export interface ValenceLeftOut {
  readonly name: string
  readonly ours: number
  readonly vader: number
  readonly together: number
}

/** Macro-F1 of good and bad on each source, with the weights of the ensemble fitted on the others alone; good is from 0 on. */
export function valenceLeftOut(folder: string): ValenceLeftOut[] {
  return leftOutInTurn([
    sidedOf('journals', journalTexts(folder), (text) => valenceOf(text, 'journal')),
    sidedOf('GoEmotions dev', goEmotions(folder, 'dev'), (text) => valenceOf(text, 'goemotions')),
    sidedOf('told events', [...ownEvents('tuning'), ...ownEvents('strangers')], sideOfOwn),
  ])
}

/** For each source its figures, with the weights of the ensemble fitted on the others alone, which count alike. */
export function leftOutInTurn(sources: readonly Sided[]): ValenceLeftOut[] {
  return sources.map((left) => {
    const others = sources.filter((one) => one !== left)
    const weights = others.flatMap(({ rows }) => rows.map(() => 1 / rows.length))
    const mean = weights.reduce((sum, each) => sum + each, 0) / weights.length
    const [a = 0, b = 0] = learnDense(
      others.flatMap(({ rows }) => rows),
      others.flatMap(({ targets }) => targets),
      1,
      weights.map((each) => each / mean),
    )
    const f1 = (score: (row: readonly number[]) => number): number =>
      bothSidesF1([{ targets: left.targets, said: left.rows.map((row) => (score(row) >= 0 ? 1 : 0)) }])
    return {
      name: left.name,
      ours: f1(([ours = 0]) => ours),
      vader: f1(([, vader = 0]) => vader),
      together: f1(([ours = 0, vader = 0]) => a * ours + b * vader),
    }
  })
}

const shown = (value: number): string => value.toFixed(3).replace(/^0/, '')

/** Prints both. */
export function printLeftOut(folder: string): void {
  console.log('\nEach source left out in turn, measured on the one that took no part')
  for (const [name, value] of Object.entries(emotionsLeftOut(folder)))
    console.log(`emotions, ${name}`.padEnd(44) + shown(value))
  for (const { name, ours, vader, together } of valenceLeftOut(folder))
    console.log(
      `${`valence, ${name}`.padEnd(44)}ours ${shown(ours)}  VADER ${shown(vader)}  both ${shown(together)}`,
    )
}
