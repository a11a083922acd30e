import { contrastOf, type Pair, themePairs } from '#domain/theme/theme-pairs.ts'
import { type Appearance, type PaletteName, paletteOf } from '#domain/theme/theme-tokens.ts'

export type PairKind = 'page' | 'fill' | 'edge'
export const pairKinds: readonly PairKind[] = ['page', 'fill', 'edge']

export interface MeasuredPair extends Pair {
  readonly kind: PairKind
  /** 1 to 21. */
  readonly ratio: number
}

export interface Measured {
  /** Those with the least to spare first. */
  readonly pairs: readonly MeasuredPair[]
  readonly worst: Readonly<Record<PairKind, number>>
  /** How many pairs keep their contrast. */
  readonly passing: number
}

const fills: readonly PaletteName[] = ['primary', 'primary-end', 'wash', 'surface-3']

function kindOf({ ground, least }: Pair): PairKind {
  if (least < 4.5) return 'edge'
  return fills.includes(ground) ? 'fill' : 'page'
}

/** The contrast of every pair that a look may draw. */
export function measure(appearance: Appearance): Measured {
  const palette = paletteOf(appearance)
  const pairs = themePairs
    .map((pair) => ({ ...pair, kind: kindOf(pair), ratio: contrastOf(palette, pair) }))
    .sort((one, other) => one.ratio / one.least - other.ratio / other.least)
  const worstOf = (kind: PairKind) =>
    Math.min(...pairs.filter((pair) => pair.kind === kind).map(({ ratio }) => ratio))
  return {
    pairs,
    worst: { page: worstOf('page'), fill: worstOf('fill'), edge: worstOf('edge') },
    passing: pairs.filter(({ ratio, least }) => ratio >= least).length,
  }
}

/** Rounded down, so that no number promises more than there is. */
export const ratioWords = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`
