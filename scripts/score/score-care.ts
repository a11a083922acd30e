// How well the companion knows what it may not judge, and a plain word of safety (bench/care/README.md).

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Guarded, guardedIn, isUrgent } from '#domain/safety/guarded-questions.ts'
import { riskOf } from '#domain/safety/risk/risk-of-text.ts'
import { saysSafe } from '#domain/safety/word-of-safety.ts'
import { readMoves } from '../../bench/moves.ts'
import { root } from '../root.ts'

export type CareSet = 'seen' | 'held'

interface CareLines {
  /** Questions about medicine, driving, a pregnancy or a body. */
  readonly medical: readonly string[]
  readonly emergency: readonly string[]
  /** Questions about guilt and worth. */
  readonly blame: readonly string[]
  /** Harsh words about oneself. */
  readonly selfBlame: readonly string[]
  readonly ordinary: readonly string[]
  /** What may follow "Are you somewhere safe?" and is no plain word. */
  readonly afterDanger: readonly string[]
  readonly safeWords: readonly string[]
}

export interface CareFigure {
  readonly what: keyof CareLines
  readonly found: number
  readonly all: number
}

const ofBodies: readonly (Guarded | null)[] = [
  'emergency',
  'hazard',
  'signs',
  'medicine',
  'driving',
  'drunk-driver',
  'tired-driver',
  'pregnancy',
  'body',
]
const ofWorth: readonly (Guarded | null)[] = ['worth', 'self-blame']
const finds: Readonly<Record<keyof CareLines, (line: string) => boolean>> = {
  medical: (line) => ofBodies.includes(guardedIn(line)),
  emergency: (line) => isUrgent(guardedIn(line)),
  blame: (line) => ofWorth.includes(guardedIn(line)),
  selfBlame: (line) => ofWorth.includes(guardedIn(line)),
  ordinary: (line) => guardedIn(line) !== null,
  afterDanger: saysSafe,
  safeWords: saysSafe,
}

/** How many lines of a set are taken for what they may be taken for. Of `ordinary` and `afterDanger` each is a mistake. */
export function careFigures(set: CareSet): CareFigure[] {
  const lines = JSON.parse(readFileSync(join(root, 'bench', 'care', `${set}.json`), 'utf8')) as CareLines
  return (Object.keys(finds) as (keyof CareLines)[]).map((what) => ({
    what,
    found: lines[what].filter(finds[what]).length,
    all: lines[what].length,
  }))
}

type HeavySet = Readonly<Record<CareSet, Readonly<Record<'light' | 'heavy', readonly string[]>>>>

export interface HeavyFigure {
  readonly what: string
  /** Met with care, as what may be heavy. */
  readonly found: number
  readonly all: number
}

/** How many messages are met as heavy: of what only looks it, of what is, and of what the people of `bench/moves` say on ordinary days. */
export function heavyFigures(): HeavyFigure[] {
  const lines = JSON.parse(readFileSync(join(root, 'bench', 'care', 'heavy.json'), 'utf8')) as HeavySet
  const figure = (what: string, said: readonly string[]): HeavyFigure => ({
    what,
    found: said.filter((line) => riskOf(line).level > 0).length,
    all: said.length,
  })
  const days = ['', 'twelve', 'strangers', 'unseen'].flatMap(readMoves)
  return [
    ...(['light', 'heavy'] as const).flatMap((what) =>
      (['seen', 'held'] as const).map((set) => figure(`${what} ${set}`, lines[set][what])),
    ),
    figure(
      'ordinary days',
      days.flatMap(({ turns }) => turns.map(({ said }) => said)),
    ),
  ]
}

export function printCare(): void {
  console.log('\nWhat only somebody else may judge, and a plain word of safety: lines found')
  for (const set of ['seen', 'held'] as const)
    console.log(
      `${set.padEnd(6)}${careFigures(set)
        .map(({ what, found, all }) => `${what} ${found}/${all}`)
        .join(', ')}`,
    )
  const heavy = heavyFigures().map(({ what, found, all }) => `${what} ${found}/${all}`)
  console.log(`Messages met as heavy: ${heavy.join(', ')}`)
}
