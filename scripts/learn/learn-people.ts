// npm run learn:people: writes the table that tells which names of a journal are somebody's, and prints how well it does on each life that it was not learned from.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { preparePage } from '#domain/journal/reading/language/language-tokens.ts'
import { NamesAcross } from '#domain/memory/known-names.ts'
import { readMemory } from '#domain/memory/read-memory.ts'
import { candidatesIn, signsOf } from '#domain/memory/reading/people/name-signs.ts'
import {
  type LifeSign,
  lifeWeights,
  likeliest,
  type NameSign,
  nameWeights,
} from '#domain/memory/reading/people/name-table.ts'
import { fold } from '#domain/text/fold.ts'
import { root } from '../root.ts'
import { type Life, lives, scoreLife } from '../score/score-memory.ts'
import { learnedFiles } from './learned-files.ts'
import { solved } from './solved.ts'

/** One name of a life: its signs and whether it is somebody's. */
interface Row {
  readonly life: string
  readonly signs: Float64Array
  readonly isPerson: boolean
}

const nameSigns = Object.keys(nameWeights) as NameSign[]
const wideSigns = Object.keys(lifeWeights) as LifeSign[]
const width = nameSigns.length + wideSigns.length
const columnOf = new Map<string, number>(nameSigns.map((sign, at) => [sign, at]))
const ridge = 1
const steps = 12

const titles =
  /^(?:(?:my|our|the) )?(?:(?:mr|mrs|ms|miss|dr|prof|professor|doctor|reverend|rev|father|sister|fr)\.? )?/
const bare = (name: string): string => fold(name).replace(titles, '')
const holds = (long: string, short: string): boolean => ` ${long} `.includes(` ${short} `)

/** Whether a name is somebody's; null: it is part of one, or has one, and says nothing. */
function truthOf(key: string, names: ReadonlySet<string>): boolean | null {
  if (names.has(bare(key))) return true
  return [...names].some((name) => holds(name, bare(key)) || holds(bare(key), name)) ? null : false
}

function rowsOf(life: string, { pages, people }: Life): Row[] {
  const across = new NamesAcross()
  const found = new Map<string, { sum: Float64Array; uses: number; isThing: boolean }>()
  for (const { day, text } of pages) {
    const read = readMemory(text, { day, weekStart: 'monday', names: [], notNames: [] })
    across.count(read, 1)
    const page = preparePage(text)
    for (const candidate of candidatesIn(page, read.mentions)) {
      const key = fold(candidate.name)
      const row = found.get(key) ?? { sum: new Float64Array(width), uses: 0, isThing: false }
      row.uses += candidate.places.length
      row.isThing ||= candidate.rule === 'thing'
      for (const sign of signsOf(page, candidate).flat()) {
        const column = columnOf.get(sign) ?? 0
        row.sum[column] = (row.sum[column] ?? 0) + 1
      }
      found.set(key, row)
    }
  }
  const names = new Set(people.flatMap((person) => person.names.map(bare)))
  return [...across.signs()].flatMap(([key, wide]): Row[] => {
    const row = found.get(key)
    const isPerson = truthOf(key, names)
    if (!row || row.isThing || isPerson === null) return []
    const signs = row.sum.map((one) => one / row.uses)
    for (const [at, sign] of wideSigns.entries()) signs[nameSigns.length + at] = wide.get(sign) ?? 0
    return [{ life, signs, isPerson }]
  })
}

/** Logistic regression by Newton's steps, which has one best fit. */
function fitted(rows: readonly Row[]): Float64Array {
  const weights = new Float64Array(width)
  for (let step = 0; step < steps; step++) {
    const slopes = weights.map((one, at) => (at === nameSigns.length ? 0 : ridge * one))
    const bends = Array.from({ length: width }, (_, at) => {
      const bend = new Float64Array(width)
      bend[at] = ridge
      return bend
    })
    for (const { signs, isPerson } of rows) {
      const set = [...signs.keys()].filter((at) => signs[at] !== 0)
      const odds = set.reduce((sum, at) => sum + (signs[at] ?? 0) * (weights[at] ?? 0), 0)
      const chance = 1 / (1 + Math.exp(-odds))
      const off = chance - Number(isPerson)
      for (const at of set) {
        const one = signs[at] ?? 0
        slopes[at] = (slopes[at] ?? 0) + off * one
        const bend = bends[at] ?? new Float64Array(0)
        for (const other of set)
          bend[other] = (bend[other] ?? 0) + chance * (1 - chance) * one * (signs[other] ?? 0)
      }
    }
    const move = solved(bends, slopes)
    for (let at = 0; at < width; at++) weights[at] = (weights[at] ?? 0) - (move[at] ?? 0)
  }
  return weights
}

const rounded = (one: number | undefined): number => Math.round(10 * (one ?? 0)) / 10

function use(weights: Float64Array): void {
  for (const [at, sign] of nameSigns.entries()) nameWeights[sign] = rounded(weights[at])
  for (const [at, sign] of wideSigns.entries()) lifeWeights[sign] = rounded(weights[nameSigns.length + at])
}

const all = lives.map(([name, life]) => [name, life()] as const)
const rows = all.flatMap(([name, life]) => rowsOf(name, life))
const newest = new Set(['upholsterer', 'technician', 'australian', 'district', 'tester', 'signalman'])
const scores = all.map(([name, life]) => {
  use(fitted(rows.filter((row) => row.life !== name)))
  const { f1, right, found, there } = scoreLife(life).people
  console.log(`${name} left out: people F1 ${f1.toFixed(3)} (${right} of ${there}, ${found} found)`)
  return [name, f1] as const
})
const meanOf = (some: typeof scores): string =>
  (some.reduce((sum, [, f1]) => sum + f1, 0) / some.length).toFixed(3)
console.log(`all ${meanOf(scores)}, the six newest ${meanOf(scores.filter(([name]) => newest.has(name)))}`)
use(fitted(rows))
writeFileSync(
  join(root, learnedFiles.people),
  `export type NameSign = keyof typeof nameWeights
export type LifeSign = keyof typeof lifeWeights

/**
 * A logistic regression of whether a name is somebody's, written by scripts/learn/learn-people.ts from the names of the lives of bench/memory: docs/memory.md.
 * What each sign says where it is seen (log odds), averaged over a name's places.
 */
export const nameWeights = ${JSON.stringify(nameWeights)}

/** What only all pages of a journal say together. */
export const lifeWeights = ${JSON.stringify(lifeWeights)}

/** From these odds on, a name is somebody's: one that a page's own reading takes for a person, and any other. */
export const likeliest = ${JSON.stringify(likeliest)}
`,
)
spawnSync('biome', ['format', '--write', learnedFiles.people], { cwd: root })
