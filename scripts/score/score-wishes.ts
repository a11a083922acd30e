// How well sentences are found of which a habit may be made (bench/wishes/README.md).

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as reader from '#domain/safety/risk/risk-of-text.ts'
import { offeredIn } from '#domain/views/habit-suggestions.ts'
import { root } from '../root.ts'

export type WishSet = 'seen' | 'held'

interface WishLines {
  readonly wish: readonly string[]
  readonly none: readonly string[]
}

export interface WishFigures {
  readonly precision: number
  readonly recall: number
  /** Sentences that are offered: with a wish, and without one. */
  readonly right: number
  readonly wrong: number
}

/** What is offered of a set at once, each sentence alone on a page. */
export function wishFigures(set: WishSet): WishFigures {
  const lines = JSON.parse(readFileSync(join(root, 'bench', 'wishes', `${set}.json`), 'utf8')) as WishLines
  const isOffered = (line: string): boolean => offeredIn(line, reader).some(({ isRepeated }) => isRepeated)
  const right = lines.wish.filter(isOffered).length
  const wrong = lines.none.filter(isOffered).length
  return { precision: right / (right + wrong), recall: right / lines.wish.length, right, wrong }
}

export function printWishes(): void {
  console.log('\nWishes of which a habit may be made: offered from one page')
  for (const [name, set] of [
    ['development', 'seen'],
    ['held out', 'held'],
  ] as const) {
    const { precision, recall, right, wrong } = wishFigures(set)
    const figures = `precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`
    console.log(`${name.padEnd(14)}${figures} (${right} right, ${wrong} wrong)`)
  }
}
