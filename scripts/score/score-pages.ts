import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EmotionCategory } from '#domain/journal/emotion.ts'
import { noNames } from '#domain/journal/reading/context.ts'
import { type EntryReading, readEntry } from '#domain/journal/reading/read-entry.ts'
import { root } from '../root.ts'

/** A page with what a careful reader would say of it; `bench/pages/README.md`. */
export interface JudgedPage {
  readonly content: string
  readonly strongest: EmotionCategory | null
  readonly also: readonly EmotionCategory[]
  readonly valence: 'good' | 'bad' | 'mixed' | 'neutral'
  readonly people: readonly string[]
  /** Literal parts of the content. */
  readonly bestLines: readonly string[]
}

export const judgedPages = (set: 'seen' | 'held'): JudgedPage[] =>
  JSON.parse(readFileSync(join(root, 'bench', 'pages', `${set}.json`), 'utf8'))

const context = { ...noNames, day: '2026-11-26', weekStart: 'monday' } as const

const shareOf = <T>(all: readonly T[], holds: (one: T) => boolean): number =>
  all.filter(holds).length / Math.max(1, all.length)

const bare = (name: string): string => name.toLowerCase().replace(/^(?:my|the|our) /, '')
const isSame = (one: string, other: string): boolean => one.includes(other) || other.includes(one)

interface Read {
  readonly page: JudgedPage
  readonly reading: EntryReading
  readonly named: EmotionCategory | undefined
  readonly people: readonly string[]
}

function read(page: JudgedPage): Read {
  const reading = readEntry(page.content, context)
  const people = reading.names.filter(({ kind }) => kind === 'person').map(({ name }) => bare(name))
  return { page, reading, named: reading.emotions.emotions[0]?.emotion, people }
}

/** Shares between 0 and 1; a summary counts where one of its sentences holds, or lies in, a line that matters. */
export function pageFigures(pages: readonly JudgedPage[]): Readonly<Record<string, number>> {
  const all = pages.map(read)
  const felt = all.filter(({ page }) => page.strongest !== null)
  const plain = all.filter(({ page }) => page.strongest === null)
  const isAccepted = ({ page, named }: Read): boolean =>
    named !== undefined && (named === page.strongest || page.also.includes(named))
  const found = all.flatMap(({ page, people }) => people.map((name) => ({ name, page })))
  const there = all.flatMap(({ page, people }) => page.people.map((name) => ({ name: bare(name), people })))
  const summed = all.filter(({ reading }) => reading.summary.length > 0)
  return {
    'pages, the feeling that is named is accepted': shareOf(
      felt.filter(({ named }) => named !== undefined),
      isAccepted,
    ),
    'pages, nothing said of a felt page': shareOf(felt, ({ named }) => named === undefined),
    'pages, a feeling given to a plain page': shareOf(
      plain,
      (one) => one.named !== undefined && !isAccepted(one),
    ),
    'pages, people that are named are there': shareOf(found, ({ name, page }) =>
      page.people.some((one) => isSame(bare(one), name)),
    ),
    'pages, people that are there are named': shareOf(there, ({ name, people }) =>
      people.some((one) => isSame(one, name)),
    ),
    'pages, the summary has a line that matters': shareOf(summed, ({ page, reading }) =>
      reading.summary.some(({ text }) => page.bestLines.some((line) => isSame(line, text))),
    ),
  }
}

export const pageErrors: ReadonlySet<string> = new Set([
  'pages, nothing said of a felt page',
  'pages, a feeling given to a plain page',
])
