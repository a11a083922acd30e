import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../scripts/root.ts'
import type { Measure } from './measure.ts'

/** A built script, as dist/modules.json lists it. */
export interface Chunk {
  readonly thread: 'main' | 'worker'
  readonly file: string
  readonly isEntry: boolean
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  /** Source files whose code is in it. */
  readonly modules: readonly string[]
}

const budgets = { critical: 150, lazy: 40, worker: 150, workerLater: 150 } as const

export function readChunks(): Chunk[] {
  return JSON.parse(readFileSync(join(root, 'dist', 'modules.json'), 'utf8'))
}

export const textOf = (file: string): string => readFileSync(join(root, 'dist', 'web', file), 'utf8')

/** Gzip sizes: what the first screen waits for, every part that is loaded later; what the worker begins with, and its later parts. */
export function measureSizes(chunks: readonly Chunk[] = readChunks()): Measure[] {
  const main = chunks.filter((chunk) => chunk.thread === 'main')
  const critical = withImports(
    main,
    main.filter((chunk) => chunk.isEntry).map((chunk) => chunk.file),
  )
  const lazy = [...new Set(main.flatMap((chunk) => chunk.dynamicImports))].sort()
  /** What is there already when a part is asked for, whichever part asks: the first screen and what all askers share. */
  const alreadyThere = (file: string): Set<string> => {
    const askers = main
      .filter((chunk) => chunk.dynamicImports.includes(file))
      .map((chunk) => withImports(main, [chunk.file]))
    return new Set([
      ...critical,
      ...[...(askers[0] ?? [])].filter((one) => askers.every((asker) => asker.has(one))),
    ])
  }
  return [
    size('app, critical script', critical, budgets.critical),
    ...lazy.map((file) => {
      const there = alreadyThere(file)
      const own = [...withImports(main, [file])].filter((needed) => !there.has(needed))
      return size(`app, later: ${nameOf(file)}`, new Set(own), budgets.lazy)
    }),
    ...workerSizes(chunks.filter((chunk) => chunk.thread === 'worker')),
  ]
}

/** The engine that reads entries, with its tables, comes when the first page is read: it is measured beside what the worker begins with. */
function workerSizes(workers: readonly Chunk[]): Measure[] {
  const first = withImports(
    workers,
    workers.filter((chunk) => chunk.isEntry).map((chunk) => chunk.file),
  )
  const later = [...new Set(workers.flatMap((chunk) => chunk.dynamicImports))]
    .filter((file) => !first.has(file))
    .sort()
  return [
    size('worker, at first', first, budgets.worker),
    ...later.map((file) => {
      const own = [...withImports(workers, [file])].filter((needed) => !first.has(needed))
      return size(`worker, later: ${nameOf(file)}`, new Set(own), budgets.workerLater)
    }),
  ]
}

/** Those files and everything they import, directly or not, before they can run. */
export function withImports(chunks: readonly Chunk[], files: readonly string[]): Set<string> {
  const importsOf = new Map(chunks.map((chunk) => [chunk.file, chunk.imports]))
  const needed = new Set<string>()
  const add = (file: string): void => {
    if (needed.has(file)) return
    needed.add(file)
    importsOf.get(file)?.forEach(add)
  }
  files.forEach(add)
  return needed
}

function size(what: string, files: ReadonlySet<string>, budget: number): Measure {
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(textOf(file)).length, 0)
  return { what, measured: bytes / 1000, budget, unit: 'kB', rule: 'at most', note: 'gzip' }
}

/** assets/journal-page-B2x9.js -> journal-page */
export const nameOf = (file: string): string => file.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, '')
