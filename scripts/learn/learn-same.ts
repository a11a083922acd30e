// npm run learn:same: writes the table that tells how likely two names are one person's, and prints how well it does with each life left out.
// With 'no-hints' as its argument it reads no hint of a page and writes nothing: what is left where pages say who is who in words that no rule knows.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { correctedBy } from '#domain/memory/assembly/corrected.ts'
import { groundsOf } from '#domain/memory/assembly/graph-view.ts'
import { PageRegister } from '#domain/memory/assembly/page-register.ts'
import { pairWeights } from '#domain/memory/assembly/pair-table.ts'
import { pairsOf } from '#domain/memory/assembly/pairs.ts'
import { identityOf } from '#domain/memory/identity.ts'
import type { MemoryGraph, RememberedPage } from '#domain/memory/memory-graph.ts'
import { root } from '../root.ts'
import {
  graphOfLife,
  type Life,
  lives,
  namesScore,
  rememberedPages,
  sameInTruth,
} from '../score/score-memory.ts'
import { learnedFiles } from './learned-files.ts'
import { solved } from './solved.ts'

interface Row {
  readonly life: string
  readonly signs: readonly (readonly [column: number, value: number])[]
  readonly isSame: boolean
}

/** A sign for one kind of people alone is drawn to what it says of all. */
const ridge = { shared: 1, ofKind: 4 }
const leastWeight = 0.09
const isWithHints = process.argv[2] !== 'no-hints'
const columns = new Map<string, number>()
const columnOf = (sign: string): number => {
  const column = columns.get(sign) ?? columns.size
  columns.set(sign, column)
  return column
}

function groundsOfPages(pages: readonly RememberedPage[], graph: MemoryGraph) {
  const register = new PageRegister()
  register.enter(new Map(pages.map((page) => [page.uid, page])), correctedBy([]))
  const people = register.people()
  const identity = identityOf({ people, same: register.same(), corrections: [] })
  return groundsOf({ register, people, identity, isThere: (surface) => graph.nodeOf(surface) !== undefined })
}

function rowsOf(name: string, life: Life, pages: readonly RememberedPage[]): Row[] {
  const graph = graphOfLife(life, pages)
  const isSame = sameInTruth(life, graph)
  return pairsOf(groundsOfPages(pages, graph)).map(({ one, other, signs }) => ({
    life: name,
    signs: Array.from(signs, ([sign, value]) => [columnOf(sign), value] as const),
    isSame: isSame(one.root, other.root),
  }))
}

/** Logistic regression by Newton's steps from given weights on. */
function fitted(rows: readonly Row[], from: Float64Array, steps: number): Float64Array {
  const width = columns.size
  const drawn = Float64Array.from(columns.keys(), (sign) =>
    sign.includes(' ') ? ridge.ofKind : ridge.shared,
  )
  const weights = Float64Array.from(from)
  for (let step = 0; step < steps; step++) {
    const slopes = weights.map((one, at) => (drawn[at] ?? 0) * one)
    const bends = Array.from({ length: width }, (_, at) => {
      const bend = new Float64Array(width)
      bend[at] = drawn[at] ?? 0
      return bend
    })
    for (const { signs, isSame } of rows) {
      let odds = 0
      for (const [at, value] of signs) odds += (weights[at] ?? 0) * value
      const chance = 1 / (1 + Math.exp(-odds))
      const spread = chance * (1 - chance)
      for (const [at, value] of signs) {
        slopes[at] = (slopes[at] ?? 0) + (chance - Number(isSame)) * value
        const bend = bends[at] as Float64Array
        for (const [other, much] of signs) bend[other] = (bend[other] ?? 0) + spread * value * much
      }
    }
    const move = solved(bends, slopes)
    for (let at = 0; at < width; at++) weights[at] = (weights[at] ?? 0) - (move[at] ?? 0)
  }
  return weights
}

/** Puts weights where memory reads them; those that say hardly anything are left out. */
function use(weights: Float64Array): void {
  for (const sign of Object.keys(pairWeights)) delete pairWeights[sign]
  for (const [sign, at] of columns) {
    const weight = Math.round(100 * (weights[at] ?? 0)) / 100
    if (Math.abs(weight) >= leastWeight) pairWeights[sign] = weight
  }
}

const withoutHints = ({ read, ...page }: RememberedPage): RememberedPage => ({
  ...page,
  read: { ...read, links: read.links.filter(({ type }) => type !== 'may be' && type !== 'follows') },
})

const all = lives.map(([name, life]) => {
  const told = life()
  const pages = rememberedPages(told)
  return { name, life: told, pages: isWithHints ? pages : pages.map(withoutHints) }
})
const rows = all.flatMap(({ name, life, pages }) => rowsOf(name, life, pages))
const whole = fitted(rows, new Float64Array(columns.size), 8)
const sums = { pairs: 0, joined: 0, asked: 0, wronglyJoined: 0, questions: 0, hits: 0 }
for (const { name, life, pages } of all) {
  use(
    fitted(
      rows.filter((row) => row.life !== name),
      whole,
      3,
    ),
  )
  const { samePerson, wrong } = namesScore(life, graphOfLife(life, pages))
  for (const key of Object.keys(sums) as (keyof typeof sums)[]) sums[key] += samePerson[key]
  const { pairs, joined, asked, questions, hits } = samePerson
  console.log(`${name} left out: ${joined} joined, ${asked} asked of ${pairs}, ${hits} of ${questions} true`)
  if (process.argv[3]) console.log(wrong.filter((each) => each.startsWith('two for one')).join('\n'))
}
console.log(
  `all left out: ${sums.joined} joined, ${sums.asked} asked of ${sums.pairs}, ${sums.wronglyJoined} joined wrongly, ${sums.hits} of ${sums.questions} questions true`,
)
use(whole)
if (isWithHints) {
  writeFileSync(
    join(root, learnedFiles.pairs),
    `/**
 * A logistic regression of whether two names are one person's, written by scripts/learn/learn-same.ts from the lives of bench/memory: docs/memory.md. What each
 * sign says (log odds); with the kind of whoever is asked about before it, what it says besides of that kind.
 */
export const pairWeights: Record<string, number> = ${JSON.stringify(pairWeights)}
`,
  )
  spawnSync('biome', ['format', '--write', learnedFiles.pairs], { cwd: root })
}
