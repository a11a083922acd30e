import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from '../root.ts'

const imported = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)'(#|\.)([^'\n]+)'/g

/** The files of ours that a source file imports, types too, as paths from the project's folder. */
export function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(imported)].map(([, kind = '', rest = '']) =>
    kind === '#' ? `src/${rest}` : posix.join(posix.dirname(file), kind + rest),
  )
}

/** The room of a source file: its folder, at most two below the floor. 'src/domain/journal' for 'src/domain/journal/reading/about.ts'. */
const roomOf = (file: string): string => posix.dirname(file).split('/').slice(0, 3).join('/')

/** Rooms that import each other, directly or around a corner, each ring with one import of every step. */
export function folderCycles(files: readonly string[], imports = importsOf): string[] {
  const known = new Set(files)
  const next = new Map<string, Map<string, string>>()
  for (const file of files)
    for (const to of imports(file)) {
      if (!known.has(to) || roomOf(to) === roomOf(file)) continue
      const steps = next.get(roomOf(file)) ?? new Map<string, string>()
      next.set(roomOf(file), steps.set(roomOf(to), `${file} -> ${to}`))
    }
  const wayBack = (from: string, to: string, seen = new Set<string>()): string[] | null => {
    for (const [room, step] of next.get(from) ?? []) {
      if (room === to) return [step]
      if (seen.has(room)) continue
      const rest = wayBack(room, to, seen.add(room))
      if (rest) return [step, ...rest]
    }
    return null
  }
  const rings = [...next.keys()].sort().map((room) => wayBack(room, room))
  return rings.flatMap((steps) => (steps ? [steps.join(', ')] : []))
}
