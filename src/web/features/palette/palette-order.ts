import type { LucideIcon } from 'lucide-react'
import { findBest } from '#web/lib/fuzzy.ts'

/** Something that the palette can do. */
export interface PaletteCommand {
  readonly id: string
  readonly title: string
  /** A muted word after the title: where it leads, how long it takes. */
  readonly aside?: string
  /** Other words that it is found by. */
  readonly also: string
  readonly group: 'Start' | 'Go'
  readonly Icon: LucideIcon
  /** Its own shortcut, as in the list of shortcuts. */
  readonly keys?: string
  /** Shown before anything was typed. */
  readonly isFirst: boolean
  readonly run: () => void
}

export interface PaletteGroup {
  readonly title: string
  readonly commands: readonly PaletteCommand[]
}

const mostRecent = 4
const mostFound = 7

/**
 * What the palette lists: before anything was typed the last choices, then the first things to start and all places to go; later what fits,
 * best first, and of what fits equally the last choices before others. Groups with nothing in them are left out.
 */
export function orderCommands(
  commands: readonly PaletteCommand[],
  query: string,
  recent: readonly string[],
): PaletteGroup[] {
  const known = recent.flatMap((id) => commands.find((one) => one.id === id) ?? [])
  const groups = query.trim() === '' ? atFirst(commands, known) : found(commands, query, known)
  return groups.filter((group) => group.commands.length > 0)
}

function atFirst(commands: readonly PaletteCommand[], known: readonly PaletteCommand[]): PaletteGroup[] {
  const last = known.slice(0, mostRecent)
  const rest = commands.filter((one) => one.isFirst && !last.includes(one))
  return [
    { title: 'Lately', commands: last },
    { title: 'Start', commands: rest.filter(({ group }) => group === 'Start') },
    { title: 'Go', commands: rest.filter(({ group }) => group === 'Go') },
  ]
}

function found(
  commands: readonly PaletteCommand[],
  query: string,
  known: readonly PaletteCommand[],
): PaletteGroup[] {
  const lastFirst = [...known, ...commands.filter((one) => !known.includes(one))]
  const best = findBest(lastFirst, query, ({ title, also, aside = '' }) => ({
    title,
    also: `${aside} ${also}`,
  }))
  const groups = [...new Set(best.map(({ group }) => group))]
  return groups.map((title) => ({
    title,
    commands: best.filter(({ group }) => group === title).slice(0, mostFound),
  }))
}
