import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EmotionCategory } from '#domain/journal/emotion.ts'

/** A text with what somebody said about it. */
export interface Labelled {
  readonly text: string
  readonly labels: ReadonlySet<string>
}

const environmentName = 'READING_DATA'

/** The folder of the data sets: the first argument, READING_DATA, or `shared/data` beside this project's folder. */
export function dataFolder(argument: string | undefined): string {
  return argument ?? process.env[environmentName] ?? join('..', 'shared', 'data')
}

/** Says what is missing and ends with code 2, when a data set is not in the folder. */
export function requireData(folder: string): void {
  const needed = ['journal-emotions/lemotif-dev.csv', 'goemotions/train.tsv', 'goemotions/dev.tsv']
  const missing = [...needed, 'goemotions/labels.txt', 'vader_lexicon.txt'].filter(
    (file) => !existsSync(join(folder, file)),
  )
  if (missing.length === 0) return
  console.error(`No data to read in "${folder}": ${missing.join(', ')} missing.`)
  console.error(`Name the folder: ${environmentName}=<folder> before the command, or as its argument.`)
  process.exit(2)
}

const csvCell = /"((?:[^"]|"")*)"|([^,\r\n]*)/y

/** The rows of comma-separated text, quotes undone. */
export function csvRows(source: string): string[][] {
  const rows: string[][] = [[]]
  let at = 0
  while (at < source.length) {
    csvCell.lastIndex = at
    const cell = csvCell.exec(source)
    rows.at(-1)?.push(cell?.[1]?.replaceAll('""', '"') ?? cell?.[2] ?? '')
    at = csvCell.lastIndex
    if (source[at] === '\r') at++
    if (source[at] === '\n') rows.push([])
    at++
  }
  return rows.filter((row) => row.length > 1)
}

/** The journal answers, with their writers' own emotion labels. */
export function journalTexts(folder: string): Labelled[] {
  const [header = [], ...rows] = csvRows(
    readFileSync(join(folder, 'journal-emotions', 'lemotif-dev.csv'), 'utf8'),
  )
  return rows.map((row) => {
    const given = header.filter((name, at) => name.includes('.f1.') && row[at] === 'TRUE')
    return { text: row[0] ?? '', labels: new Set(given.map((name) => name.split('.')[2] ?? '')) }
  })
}

/** The texts of GoEmotions; its marks for names are taken out. */
export function goEmotions(folder: string, part: 'train' | 'dev'): Labelled[] {
  const names = readFileSync(join(folder, 'goemotions', 'labels.txt'), 'utf8').split(/\r?\n/)
  const lines = readFileSync(join(folder, 'goemotions', `${part}.tsv`), 'utf8').split(/\r?\n/)
  return lines.filter(Boolean).map((line) => {
    const [text = '', given = ''] = line.split('\t')
    const labels = given.split(',').map((number) => names[Number(number)] ?? '')
    return { text: text.replace(/\[(?:NAME|RELIGION)\]/g, ''), labels: new Set(labels) }
  })
}

const listed = (words: string): readonly string[] => words.split(' ')

/** Which labels of the journals' writers stand for an emotion. Nostalgic, calm and the others stand for none. */
export const journalEmotions = {
  joy: listed('happy satisfied excited proud'),
  sadness: listed('sad'),
  anger: listed('angry frustrated'),
  fear: listed('afraid anxious'),
  surprise: listed('surprised'),
  disgust: listed('disgusted'),
} as const satisfies Partial<Record<EmotionCategory, readonly string[]>>

/** Which labels of GoEmotions stand for an emotion. */
export const goEmotionsOf: Readonly<Record<EmotionCategory, readonly string[]>> = {
  joy: listed('joy amusement excitement love pride relief gratitude'),
  sadness: listed('sadness grief disappointment remorse'),
  anger: listed('anger annoyance'),
  fear: listed('fear nervousness'),
  surprise: listed('surprise'),
  disgust: listed('disgust embarrassment'),
  trust: listed('caring gratitude admiration'),
  anticipation: listed('optimism desire excitement'),
}

const journalSides = {
  good: listed('happy satisfied calm excited proud'),
  bad: listed('afraid angry anxious ashamed awkward bored confused disgusted frustrated jealous sad'),
}
const goSides = {
  good: listed(
    'admiration amusement approval caring desire excitement gratitude joy love optimism pride relief',
  ),
  bad: listed(
    'anger annoyance disappointment disapproval disgust embarrassment fear grief nervousness remorse sadness',
  ),
}

/** True when a text has one of some labels. */
export const hasAny = (text: Labelled, labels: readonly string[]): boolean =>
  labels.some((label) => text.labels.has(label))

/** 1 for a text with good labels alone, 0 with bad ones alone, undefined with both or neither. */
export function valenceOf(text: Labelled, set: 'journal' | 'goemotions'): 0 | 1 | undefined {
  const sides = set === 'journal' ? journalSides : goSides
  const isGood = hasAny(text, sides.good)
  if (isGood === hasAny(text, sides.bad)) return undefined
  return isGood ? 1 : 0
}
