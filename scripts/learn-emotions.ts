// npm run learn:emotions [folder]: writes the lexicon and the learned table of the feelings from the data sets.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { emotionCategories } from '#domain/journal/emotion.ts'
import type { Calibration } from '#domain/journal/reading/emotion-model.ts'
import { packSteps, packWords } from '#domain/journal/reading/valence-pack.ts'
import { lowestValence } from '#domain/journal/reading/valence-words.ts'
import { root } from './root.ts'
import { calibrate, measured, targetsOf, textSigns } from './score-calibration.ts'
import {
  dataFolder,
  goEmotions,
  goEmotionsOf,
  journalEmotions,
  journalTexts,
  requireData,
} from './score-data.ts'
import { learnTable } from './score-table.ts'

const folder = dataFolder(process.argv[2])
const rooms = join('src', 'domain', 'journal', 'reading')

function write(name: string, lines: readonly string[]): void {
  const file = join(rooms, name)
  writeFileSync(join(root, file), `${lines.join('\n')}\n`)
  spawnSync('biome', ['format', '--write', file], { cwd: root })
}

const constant = (name: string, value: unknown): string => `export const ${name} = ${JSON.stringify(value)}`

function writeLexicon(): void {
  const lines = readFileSync(join(folder, 'vader_lexicon.txt'), 'utf8').split(/\r?\n/)
  const valences = new Map<string, number>()
  for (const line of lines) {
    const [word = '', mean = ''] = line.split('\t')
    if (mean && !word.includes(' ')) valences.set(word.toLowerCase(), Math.round(Number(mean) * 10))
  }
  const words = [...valences.keys()].sort()
  write('valence-lexicon.ts', [
    '// Written by scripts/learn-emotions.ts from the lexicon of VADER (MIT): docs/understanding.md.',
    constant('packedWords', packWords(words)),
    constant(
      'packedValences',
      packSteps(
        words.map((word) => valences.get(word) ?? 0),
        lowestValence,
      ),
    ),
  ])
}

function writeTable(): void {
  const table = learnTable(folder)
  write('emotion-table.ts', [
    '// Written by scripts/learn-emotions.ts from GoEmotions (CC BY 4.0): docs/understanding.md.',
    constant('packedFeatures', packWords(table.features)),
    '/** One row of steps for each of the eight emotions, in their order. */',
    constant('packedWeights', table.packedWeights),
    constant('biases', table.biases),
    '/** Stems that say more about the valence than the lexicon knows, in tenths. */',
    constant('packedValenceFeatures', table.packedValenceFeatures),
    constant('packedValences', table.packedValences),
  ])
}

/** Fitted on labels of journals where there are any, else on those of GoEmotions. */
function writeCalibration(): void {
  const journals = journalTexts(folder)
  const posts = goEmotions(folder, 'train')
  const [signsOfJournals, signsOfPosts] = [textSigns(journals), textSigns(posts)]
  const rows = emotionCategories.map((emotion, number) => {
    const labels = Object.entries(journalEmotions).find(([name]) => name === emotion)?.[1]
    return labels
      ? calibrate(measured(signsOfJournals, number), targetsOf(journals, labels))
      : surely(calibrate(measured(signsOfPosts, number), targetsOf(posts, goEmotionsOf[emotion])))
  })
  write('emotion-calibration.ts', [
    '/** Written by scripts/learn-emotions.ts: one for each of the eight emotions, in their order. */',
    `export const calibrations: readonly Readonly<{ weights: readonly [number, number, number, number, number]; least: number }>[] = ${JSON.stringify(rows, (_, value: unknown) => (typeof value === 'number' ? hundredths(value) : value))}`,
  ])
}

/** Where no journal was labelled, an emotion has to be more likely than not. */
const surely = ({ weights, least }: Calibration): Calibration => ({ weights, least: Math.max(0.5, least) })

const hundredths = (value: number): number => Math.round(value * 100) / 100

const parts: Readonly<Record<string, () => void>> = {
  lexicon: writeLexicon,
  table: writeTable,
  calibration: writeCalibration,
}

requireData(folder)
const only = parts[process.argv[3] ?? '']
if (only) only()
// Each part is read by the next one, so each has a process of its own.
else
  for (const part of Object.keys(parts)) {
    const { status } = spawnSync(process.execPath, [import.meta.filename, folder, part], { stdio: 'inherit' })
    if (status !== 0) process.exit(status ?? 1)
  }
