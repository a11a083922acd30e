import type { NameContext } from '../journal/reading/context.ts'
import { fold } from '../text/fold.ts'
import { correctionsOf, type MemoryCorrection } from './memory-correction.ts'
import type { Surface } from './reading/page-memory.ts'

/** A way of naming somebody or something that is forgotten. `words`: folded. */
export interface Naming {
  readonly kind: string
  readonly words: string
}

/** Who and what is to be forgotten, as texts name them. */
export interface Forgotten {
  readonly surfaces: ReadonlySet<Surface>
  readonly namings: readonly Naming[]
  /** What forgotten people are to the writer, such as 'mother'. */
  readonly roles: ReadonlySet<string>
  /** Longer names, folded, that hold a forgotten one and belong to others. */
  readonly others: ReadonlySet<string>
}

export type Forget = Extract<MemoryCorrection, { type: 'forget' }>

const roleSurface = /^person:role:/
const lead = /^(?:the|my|our) /

/** What the person wants forgotten. */
export function forgottenIn(corrections: readonly MemoryCorrection[]): Forgotten {
  const said = correctionsOf(corrections, 'forget')
  const surfaces = said.flatMap(surfacesForgotten)
  const roles = surfaces.filter((surface) => roleSurface.test(surface))
  const named = [
    ...surfaces.filter((surface) => !roleSurface.test(surface)),
    // What a role's node is called, 'Mum' or 'My sister', says no more than the role.
    ...said.flatMap(({ surface, name }) =>
      roleSurface.test(surface) ? [] : [`${kindOf(surface)}:${fold(name)}`],
    ),
  ]
  return {
    surfaces: new Set(surfaces),
    namings: [...new Set(named)].map((one) => ({ kind: kindOf(one), words: wordsOf(one) })),
    roles: new Set(roles.map((surface) => surface.replace(roleSurface, ''))),
    others: new Set(said.flatMap(({ others = [] }) => others.map(fold))),
  }
}

const kindOf = (surface: string): string => surface.slice(0, surface.indexOf(':'))
/** The words of a surface, without 'the' and 'my'. */
export const wordsOf = (surface: string): string => surface.slice(surface.indexOf(':') + 1).replace(lead, '')

/** Every way in which pages named what one correction wants forgotten. */
const surfacesForgotten = ({ surface, surfaces = [] }: Forget): readonly string[] => [
  ...new Set([surface, ...surfaces]),
]

/** The names that are forgotten, folded: those that were shown, every way of writing them, and a first name by itself. */
export function forgottenNames(corrections: readonly MemoryCorrection[]): ReadonlySet<string> {
  const { namings } = forgottenIn(corrections)
  return new Set([
    ...correctionsOf(corrections, 'forget').map(({ name }) => fold(name)),
    ...namings.flatMap(({ kind, words }) =>
      kind === 'person' ? [words, words.split(' ')[0] ?? ''] : [words],
    ),
  ])
}

/** What readings know of names, so that none of the forgotten is found any more. */
export function knowingNoForgotten(
  { names, notNames }: NameContext,
  corrections: readonly MemoryCorrection[],
): NameContext {
  const forgotten = forgottenNames(corrections)
  if (forgotten.size === 0) return { names, notNames }
  return {
    names: names.filter(({ name }) => !forgotten.has(fold(name))),
    notNames: [...notNames, ...[...forgotten].sort()],
  }
}
