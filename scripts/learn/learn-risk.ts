// npm run learn:risk [folder]: measures by authors and writes the learned table of the detector of risk (docs/safety.md).
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { riskThresholds } from '#domain/safety/risk/assess-risk.ts'
import { cluesOf } from '#domain/safety/risk/risk-clues.ts'
import type { RiskKind, RiskPhrase } from '#domain/safety/risk/risk-phrase-kinds.test-support.ts'
import {
  latestDeveloping,
  ownPhrases,
  phrasesByAuthor,
  rolePhrases,
  strangersHarmlessDeveloping,
  strangersSeriousDeveloping,
  voicesDeveloping,
} from '#domain/safety/risk/risk-phrases.test-support.ts'
import { evidenceOf, type RiskThresholds, readRisk } from '#domain/safety/risk/risk-reading.ts'
import { readSentences } from '#domain/safety/risk/risk-sentences.ts'
import { packWeights, type RiskWeights, unpackWeights } from '#domain/safety/risk/risk-weights.ts'
import { root } from '../root.ts'
import { dataFolder, requireData } from '../score/score-data.ts'
import { learnedFiles } from './learned-files.ts'
import { judgedPosts, ordinaryTexts, posts } from './risk-data.ts'
import { learnRisk, type RiskExample } from './risk-learning.ts'
import { diaryDays } from './risk-sets.ts'

const folder = dataFolder(process.argv.slice(2).find((given) => !given.startsWith('--')))
requireData(folder)
const saidOutright: readonly RiskKind[] = ['explicit', 'plan', 'self-harm']
const soundsAlike: readonly RiskKind[] = ['idiom', 'lookalike', 'third-person', 'fiction', 'music', 'news']

const exampleOf = (text: string, level: 0 | 1 | 2): RiskExample => ({
  clues: cluesOf(readSentences(text), text),
  level,
})

const ordinaryOf = (text: string): RiskExample => ({ ...exampleOf(text, 0), isOrdinary: true })

const isSilent = (text: string): boolean =>
  readSentences(text).every(({ mentions }) => mentions.every(({ reason }) => reason !== undefined))

/** A sentence without a mention and without a word of danger or despair is never weighed: it has nothing to teach. */
const isWeighed = (text: string): boolean => evidenceOf(readSentences(text)) !== null

/** Packed and unpacked, as it is kept. */
const kept = (examples: readonly RiskExample[]): RiskWeights =>
  unpackWeights(packWeights(learnRisk(examples)))

const ofPhrases = (phrases: readonly RiskPhrase[]): RiskExample[] =>
  phrases.map(({ text, level }) => exampleOf(text, level))

interface Fold {
  readonly author: string
  readonly phrases: readonly RiskPhrase[]
  readonly ordinary: readonly string[]
  readonly weights: RiskWeights
}

/** For each author weights that were learned without their phrases and without a quarter of the ordinary texts. */
function foldsOf(ordinary: readonly string[], others: readonly RiskExample[]): Fold[] {
  const learned = Object.entries(phrasesByAuthor).map(
    ([author, phrases]) => [author, phrases, ofPhrases(phrases)] as const,
  )
  const days = ordinary.map(ordinaryOf)
  return learned.map(([author, phrases], number) => {
    const seen = learned.flatMap(([name, , examples]) => (name === author ? [] : examples))
    const weights = kept([...seen, ...others, ...days.filter((_, at) => at % learned.length !== number)])
    return {
      author,
      phrases,
      ordinary: ordinary.filter((_, at) => at % learned.length === number),
      weights,
    }
  })
}

function shares(folds: readonly Fold[], least: RiskThresholds): string {
  const read = folds.flatMap(({ phrases, weights }) =>
    phrases.map(({ text, about, level }) => ({ about, level, found: readRisk(text, weights, least).level })),
  )
  const share = (chosen: typeof read, from = 1): string =>
    (chosen.filter(({ found }) => found >= from).length / chosen.length).toFixed(3)
  const outright = read.filter(({ about }) => saidOutright.includes(about))
  const days = folds.flatMap(({ ordinary, weights }) =>
    ordinary.map((text) => readRisk(text, weights, least).level),
  )
  const alarms = days.filter((level) => level > 0).length
  return [
    `said outright ${share(outright)} (rated 2 ${share(outright, 2)})`,
    `between the lines ${share(read.filter(({ level }) => level === 1))} (rated 2 ${share(
      read.filter(({ level }) => level === 1),
      2,
    )})`,
    `sounds alike ${share(read.filter(({ about }) => soundsAlike.includes(about)))}`,
    `harmless ${share(read.filter(({ level }) => level === 0))} (rated 2 ${share(
      read.filter(({ level }) => level === 0),
      2,
    )})`,
    `ordinary ${alarms} of ${days.length}`,
  ].join(', ')
}

const shifted = (table: RiskThresholds['page'], by: number): RiskThresholds['page'] => {
  const moved = Object.entries(table).map(([kind, { any, outright }]) => [
    kind,
    { any: any + by, outright: outright + by },
  ])
  return Object.fromEntries(moved) as unknown as RiskThresholds['page']
}

/** From strict to lenient: the detector's own thresholds, moved. */
const curve = [0.6, 0.3, 0, -0.3, -0.6].map(
  (by): RiskThresholds => ({
    ...riskThresholds,
    short: shifted(riskThresholds.short, by),
    page: shifted(riskThresholds.page, by),
  }),
)

const ordinary = ordinaryTexts(folder)
const others = [
  ...ofPhrases([...ownPhrases, ...rolePhrases]),
  ...ofPhrases([
    ...strangersSeriousDeveloping,
    ...strangersHarmlessDeveloping,
    ...voicesDeveloping,
    ...latestDeveloping,
  ]),
  ...posts(folder).filter(isSilent).map(ordinaryOf),
  ...judgedPosts(folder, (text) => !isSilent(text)).map(ordinaryOf),
  ...diaryDays('learned').filter(isWeighed).map(ordinaryOf),
]
const folds = process.argv.includes('--quick') ? [] : foldsOf(ordinary, others)
for (const least of folds.length > 0 ? curve : [])
  console.log(least.short.outright.any.toFixed(1), shares(folds, least))
for (const fold of folds) console.log(fold.author, shares([fold], riskThresholds))

const weights = packWeights(
  learnRisk([...Object.values(phrasesByAuthor).flatMap(ofPhrases), ...others, ...ordinary.map(ordinaryOf)]),
)
const file = learnedFiles.risk
const source = [
  "import type { PackedWeights } from './risk-weights.ts'",
  '',
  '/** Written by scripts/learn/learn-risk.ts, in part from GoEmotions (CC BY 4.0) and Lemotif (MIT): docs/safety.md. */',
  `export const riskTable: PackedWeights = ${JSON.stringify(weights)}`,
  '',
].join('\n')
writeFileSync(join(root, file), source)
spawnSync('biome', ['format', '--write', file], { cwd: root })
console.log(`${file}: ${weights.any.length} clues, ${gzipSync(source).length} bytes gzipped`)
