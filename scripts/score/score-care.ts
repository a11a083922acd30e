// How well the companion knows what it may not judge, and a plain word of safety (bench/care/README.md).

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Guarded, guardedIn } from '#domain/safety/guarded-questions.ts'
import { saysSafe } from '#domain/safety/word-of-safety.ts'
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
  'signs',
  'medicine',
  'driving',
  'pregnancy',
  'body',
]
const ofWorth: readonly (Guarded | null)[] = ['worth', 'self-blame']
const finds: Readonly<Record<keyof CareLines, (line: string) => boolean>> = {
  medical: (line) => ofBodies.includes(guardedIn(line)),
  emergency: (line) => guardedIn(line) === 'emergency',
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

export function printCare(): void {
  console.log('\nWhat only somebody else may judge, and a plain word of safety: lines found')
  for (const set of ['seen', 'held'] as const)
    console.log(
      `${set.padEnd(6)}${careFigures(set)
        .map(({ what, found, all }) => `${what} ${found}/${all}`)
        .join(', ')}`,
    )
}
