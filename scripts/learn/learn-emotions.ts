// npm run learn:emotions [folder]: writes the lexicon and the learned table of the feelings from the data sets.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { emotionCategories } from '#domain/journal/emotion.ts'
import { lowestValence } from '#domain/journal/reading/sentiment/valence-words.ts'
import { packSteps, packWords } from '#domain/text/valence-pack.ts'
import { root } from '../root.ts'
import { dataFolder, requireData } from '../score/score-data.ts'
import { calibratedOn, fittingSources } from '../score/score-sources.ts'
import { learnTable } from '../score/score-table.ts'
import { learnedFiles } from './learned-files.ts'

const folder = dataFolder(process.argv[2])
function write(file: string, lines: readonly string[]): void {
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
  write(learnedFiles.lexicon, [
    '// Written by scripts/learn/learn-emotions.ts from the lexicon of VADER (MIT): docs/understanding.md.',
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
  write(learnedFiles.table, [
    '// Written by scripts/learn/learn-emotions.ts from GoEmotions (CC BY 4.0): docs/understanding.md.',
    constant('packedFeatures', packWords(table.features)),
    '/** One row of steps for each of the eight emotions, in their order. */',
    constant('packedWeights', table.packedWeights),
    constant('biases', table.biases),
    '/** Stems that say more about the valence than the lexicon knows, in tenths. */',
    constant('packedValenceFeatures', table.packedValenceFeatures),
    constant('packedValences', table.packedValences),
  ])
}

/** Fitted on all sources together: each emotion on those that have labels for it. */
function writeCalibration(): void {
  const sources = fittingSources(folder)
  const rows = emotionCategories.map((_, number) => calibratedOn(sources, number))
  write(learnedFiles.calibration, [
    '/** Written by scripts/learn/learn-emotions.ts: one for each of the eight emotions, in their order. */',
    `export const calibrations: readonly Readonly<{ weights: readonly [number, number, number, number, number]; least: number }>[] = ${JSON.stringify(rows, (_, value: unknown) => (typeof value === 'number' ? hundredths(value) : value))}`,
  ])
}

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
