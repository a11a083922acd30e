import { useEffect, useState } from 'react'
import type { Appearance } from '#domain/theme/theme-tokens.ts'
import { keyOf } from './appearance-list.ts'
import { type Measured, measure, type PairKind, pairKinds } from './measured-contrast.ts'

const known = new Map<string, Measured>()

/** Measured once for as long as the page is open. */
export function measuredOf(appearance: Appearance): Measured {
  const key = keyOf(appearance)
  const made = known.get(key) ?? measure(appearance)
  known.set(key, made)
  return made
}

export interface Summary {
  readonly pairs: number
  readonly passing: number
  readonly worst: Readonly<Record<PairKind, number>>
}

function summaryOf(appearances: readonly Appearance[]): Summary {
  const all = appearances.map(measuredOf)
  const worstOf = (kind: PairKind) => Math.min(...all.map(({ worst }) => worst[kind]))
  return {
    pairs: all.reduce((sum, { pairs }) => sum + pairs.length, 0),
    passing: all.reduce((sum, { passing }) => sum + passing, 0),
    worst: Object.fromEntries(pairKinds.map((kind) => [kind, worstOf(kind)])) as Record<PairKind, number>,
  }
}

const looksAtOnce = 6

/** All of these looks together; null until the last of them is measured. A few at a time, so that the page stays free. */
export function useSummary(appearances: readonly Appearance[]): Summary | null {
  const [summary, setSummary] = useState<Summary | null>(null)
  useEffect(() => {
    let next = 0
    let timer = 0
    const go = () => {
      appearances.slice(next, next + looksAtOnce).forEach(measuredOf)
      next += looksAtOnce
      if (next < appearances.length) timer = window.setTimeout(go)
      else setSummary(summaryOf(appearances))
    }
    timer = window.setTimeout(go)
    return () => clearTimeout(timer)
  }, [appearances])
  return summary
}
