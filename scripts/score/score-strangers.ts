// What was developed on and what took no part, side by side; a stranger's figure too far below is named a defect of method (docs/understanding.md).
import { emotionCategories } from '#domain/journal/emotion.ts'
import { emotionsOf } from '#domain/journal/reading/emotions/emotion-reading.ts'
import { sentimentOf } from '#domain/journal/reading/sentiment/sentiment.ts'
import { ourRetriever, plainRetriever, recallByKind, tunedOn } from '../../bench/retrieval.ts'
import { readTalkSet } from '../../bench/talks/talk-set.ts'
import { targetsOf } from './score-calibration.ts'
import type { Labelled } from './score-data.ts'
import { macroF1, type Verdicts } from './score-measures.ts'
import { nameScore, nameSets } from './score-names.ts'
import { judgedPages, pageErrors, pageFigures } from './score-pages.ts'
import { ownEvents } from './score-sources.ts'

/** A stranger's figure so far below that of development is a defect of method. */
const mostGap = 0.03

/** One figure on what was developed on and on what took no part. */
export interface SideBySide {
  readonly what: string
  readonly development: number
  readonly strangers: number
  /** True for a figure that is better when it is smaller. */
  readonly isError?: boolean
}

/** How much worse a figure is on strangers; negative where it is better. */
export const gapOf = ({ development, strangers, isError = false }: SideBySide): number =>
  isError ? strangers - development : development - strangers

const shown = (value: number): string => value.toFixed(3).replace(/^(-?)0\./, '$1.')

/** A line of the table, the gap named where it is too wide. */
export function lineOf(row: SideBySide): string {
  const gap = gapOf(row)
  const said = gap > mostGap ? '  a defect of method' : ''
  return `${row.what.padEnd(44)}${shown(row.development).padEnd(14)}${shown(row.strangers).padEnd(12)}${shown(gap).padStart(6)}${said}`
}

const share = (texts: readonly Labelled[], holds: (text: Labelled) => boolean): number =>
  texts.filter(holds).length / Math.max(1, texts.length)

const strongestOf = ({ text }: Labelled): string | undefined => emotionsOf(text).emotions[0]?.emotion

/** Told events: emotions, whether the strongest is the first label, silence, and feelings given to texts without one. */
function feelingFigures(texts: readonly Labelled[]): Readonly<Record<string, number>> {
  const felt = texts.filter(({ labels }) => labels.size > 0)
  const plain = texts.filter(({ labels }) => labels.size === 0)
  const found = texts.map(({ text }) => new Set(emotionsOf(text).emotions.map(({ emotion }) => emotion)))
  const verdicts = emotionCategories.map(
    (emotion): Verdicts => ({
      targets: targetsOf(texts, [emotion]),
      said: found.map((each) => (each.has(emotion) ? 1 : 0)),
    }),
  )
  const [good, bad] = [new Set(['joy', 'trust']), new Set(['sadness', 'anger', 'fear', 'disgust'])]
  const clear = felt.filter(
    ({ labels }) => [...labels].some((one) => good.has(one)) !== [...labels].some((one) => bad.has(one)),
  )
  return {
    'told events, eight emotions (macro-F1)': macroF1(verdicts),
    'told events, strongest emotion right': share(felt, (text) => text.labels.has(strongestOf(text) ?? '')),
    'told events, valence right': share(
      clear,
      ({ text, labels }) => sentimentOf(text).score >= 0 === [...labels].some((one) => good.has(one)),
    ),
    'told events, nothing said': share(felt, (text) => strongestOf(text) === undefined),
    'plain texts given a feeling': share(plain, (text) => strongestOf(text) !== undefined),
  }
}

const errors = new Set(['told events, nothing said', 'plain texts given a feeling'])

function feelings(): SideBySide[] {
  const [development, strangers] = [
    feelingFigures(ownEvents('tuning')),
    feelingFigures(ownEvents('strangers')),
  ]
  return Object.keys(development).map((what) => ({
    ...{ what, development: development[what] ?? 0, strangers: strangers[what] ?? 0 },
    isError: errors.has(what),
  }))
}

function readPages(): SideBySide[] {
  const [seen, held] = [pageFigures(judgedPages('seen')), pageFigures(judgedPages('held'))]
  return Object.keys(seen).map((what) => ({
    ...{ what, development: seen[what] ?? 0, strangers: held[what] ?? 0 },
    isError: pageErrors.has(what),
  }))
}

function names(): SideBySide[] {
  return nameSets.flatMap(({ name, developing, held }) =>
    (['person', 'place'] as const).map((kind) => ({
      what: `${name}, ${kind} (F1)`,
      development: nameScore(developing, kind).f1,
      strangers: nameScore(held, kind).f1,
    })),
  )
}

function retrieval(): SideBySide[] {
  const people = readTalkSet()
  const halves = [true, false].map((isTuned) => people.filter(({ name }) => tunedOn.has(name) === isTuned))
  return (
    [
      ['ours', ourRetriever],
      ['plain BM25', plainRetriever],
    ] as const
  ).flatMap(([who, retriever]) => {
    const [tuned, others] = halves.map((half) => recallByKind(half, retriever))
    return [...(tuned ?? [])].map(([kind, { recall }]) => ({
      what: `retrieval, ${who}, ${kind} (recall@5)`,
      ...{ development: recall, strangers: others?.get(kind)?.recall ?? 0 },
    }))
  })
}

/** Prints every figure that has two halves: development, strangers, and the gap between them. */
export function printStrangers(): void {
  console.log(`\n${''.padEnd(44)}${'development'.padEnd(14)}${'strangers'.padEnd(12)}   gap`)
  for (const row of [...feelings(), ...readPages(), ...names(), ...retrieval()]) console.log(lineOf(row))
}
