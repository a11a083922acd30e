import { kindName } from './export-kinds.ts'
import type { Comparison, Planned, Unfit } from './restore-plan.ts'

/** How many things of a kind stand how. */
export interface KindTally extends Record<Comparison, number> {
  readonly kind: string
  /** What a person calls them. */
  readonly name: string
}

/** What restoring an export would do. */
export interface RestoreTally {
  /** By kind, most first. */
  readonly kinds: readonly KindTally[]
  /** The first of those that cannot be let in. */
  readonly unfit: readonly Unfit[]
  readonly unfitCount: number
  /** What belongs to the vault that it came from, and stays out. */
  readonly leftOut: number
}

const mostUnfitShown = 100

/** Counts plans up. */
export function restoreTally(plans: Iterable<Planned>): RestoreTally {
  const kinds = new Map<string, KindTally>()
  const unfit: Unfit[] = []
  let unfitCount = 0
  let leftOut = 0
  for (const plan of plans) {
    if (plan.comparison === 'left-out') leftOut++
    else if (plan.comparison === 'unfit') {
      unfitCount++
      if (unfit.length < mostUnfitShown) unfit.push(plan.unfit)
    } else {
      const { kind } = plan.record
      const tally = kinds.get(kind) ?? { kind, name: kindName(kind), ...none }
      kinds.set(kind, { ...tally, [plan.comparison]: tally[plan.comparison] + 1 })
    }
  }
  const count = (tally: KindTally): number =>
    standings.reduce((sum, comparison) => sum + tally[comparison], 0)
  return { kinds: [...kinds.values()].sort((x, y) => count(y) - count(x)), unfit, unfitCount, leftOut }
}

const none: Record<Comparison, number> = { new: 0, same: 0, 'newer-here': 0, different: 0 }
const standings = ['new', 'same', 'newer-here', 'different'] as const

/** How many things of all kinds stand so. */
export const totalOf = ({ kinds }: RestoreTally, comparison: Comparison): number =>
  kinds.reduce((sum, tally) => sum + tally[comparison], 0)
