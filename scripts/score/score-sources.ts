import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type EmotionCategory, emotionCategories } from '#domain/journal/emotion.ts'
import type { Calibration } from '#domain/journal/reading/emotions/emotion-model.ts'
import { root } from '../root.ts'
import {
  calibrate,
  type Evidence,
  measured,
  type TextSigns,
  targetsOf,
  textSigns,
} from './score-calibration.ts'
import { goEmotions, goEmotionsOf, journalEmotions, journalTexts, type Labelled } from './score-data.ts'
import { isKeptBack } from './score-table.ts'

/** Which labels of a source stand for an emotion; none for one that it has no labels for. */
export type Names = Readonly<Partial<Record<EmotionCategory, readonly string[]>>>

/** Labelled texts of one origin, taken apart. */
export interface Source {
  readonly name: 'journals' | 'GoEmotions' | 'own'
  readonly texts: readonly Labelled[]
  readonly signs: readonly TextSigns[]
  readonly labels: Names
  /** How much it counts among the sources that weights are fitted on. */
  readonly share: number
}

const ownLabels = Object.fromEntries(emotionCategories.map((emotion) => [emotion, [emotion]])) as Names

/** Events that we wrote down ourselves in other voices: what is tuned on, or what is only ever scored. Nobody feels anything in a text without labels. */
export function ownEvents(part: 'tuning' | 'strangers'): Labelled[] {
  const lines = readFileSync(join(root, 'bench', 'feelings', `${part}.tsv`), 'utf8').split(/\r?\n/)
  return lines.filter(Boolean).map((line) => {
    const [, labels = '-', text = ''] = line.split('\t')
    return { text, labels: new Set(labels === '-' ? [] : labels.split(',')) }
  })
}

/** Texts of a source, taken apart. */
export const sourceOf = (
  name: Source['name'],
  texts: readonly Labelled[],
  labels: Names,
  share = 1,
): Source => ({ name, texts, signs: textSigns(texts), labels, share })

export const ownSource = (part: 'tuning' | 'strangers'): Source =>
  sourceOf('own', ownEvents(part), ownLabels, 0.5)

/** What the weights of the emotions are fitted on. */
export const fittingSources = (folder: string): Source[] => [
  sourceOf('journals', journalTexts(folder), journalEmotions),
  sourceOf(
    'GoEmotions',
    goEmotions(folder, 'train').filter((_, at) => isKeptBack(at)),
    goEmotionsOf,
  ),
  ownSource('tuning'),
]

/** What a source says about one emotion; of `places` alone where they are given. */
export function evidenceFrom(source: Source, emotion: number, places?: readonly number[]): Evidence[] {
  const labels = source.labels[emotionCategories[emotion] ?? 'joy']
  if (!labels) return []
  const rows = measured(source.signs, emotion)
  const targets = targetsOf(source.texts, labels)
  if (!places) return [{ rows, targets, share: source.share }]
  const pick = <Value>(from: readonly Value[]): Value[] => places.flatMap((at) => from[at] ?? [])
  return [{ rows: pick(rows), targets: pick(targets), share: source.share }]
}

/** The calibration of one emotion by some sources. */
export const calibratedOn = (sources: readonly Source[], emotion: number): Calibration =>
  calibrate(sources.flatMap((source) => evidenceFrom(source, emotion)))
