import { useEffect, useState } from 'react'
import type { Look } from '#domain/theme/theme-tokens.ts'
import { keyOf } from './look-list.ts'
import { type Measured, measure, type PairKind, pairKinds } from './look-measure.ts'

const known = new Map<string, Measured>()

/** Measured once for as long as the page is open. */
export function measuredOf(look: Look): Measured {
  const key = keyOf(look)
  const made = known.get(key) ?? measure(look)
  known.set(key, made)
  return made
}

export interface Summary {
  readonly pairs: number
  readonly passing: number
  readonly worst: Readonly<Record<PairKind, number>>
}

function summaryOf(looks: readonly Look[]): Summary {
  const all = looks.map(measuredOf)
  const worstOf = (kind: PairKind) => Math.min(...all.map(({ worst }) => worst[kind]))
  return {
    pairs: all.reduce((sum, { pairs }) => sum + pairs.length, 0),
    passing: all.reduce((sum, { passing }) => sum + passing, 0),
    worst: Object.fromEntries(pairKinds.map((kind) => [kind, worstOf(kind)])) as Record<PairKind, number>,
  }
}

const looksAtOnce = 6

/** All of these looks together; null until the last of them is measured. A few at a time, so that the page stays free. */
export function useSummary(looks: readonly Look[]): Summary | null {
  const [summary, setSummary] = useState<Summary | null>(null)
  useEffect(() => {
    let next = 0
    let timer = 0
    const go = () => {
      looks.slice(next, next + looksAtOnce).forEach(measuredOf)
      next += looksAtOnce
      if (next < looks.length) timer = window.setTimeout(go)
      else setSummary(summaryOf(looks))
    }
    timer = window.setTimeout(go)
    return () => clearTimeout(timer)
  }, [looks])
  return summary
}
