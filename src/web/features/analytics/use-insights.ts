import { useEffect, useState } from 'react'
import type { Analysis } from '#domain/insights/analysis.ts'
import type { InsightRange } from '#domain/insights/insight-range.ts'
import type { Day } from '#domain/time/day.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { useWaitsFor } from '#web/ui/together.tsx'
import { watchInsights } from '#worker/insights/insights.calls.ts'

export interface InsightsView {
  /** Null: still being reckoned. What was found in another range stands until then. */
  readonly analysis: Analysis | null
  /** The range that `analysis` is of is another one than was asked for. */
  readonly isOld: boolean
  readonly progress: { readonly read: number; readonly of: number } | null
  readonly hasFailed: boolean
}

interface Found {
  readonly range: InsightRange
  readonly analysis: Analysis
}

/** What is found in a range of days, kept up to date.  */
export function useInsights(range: InsightRange, today: Day): InsightsView {
  const vault = useVaultCalls()
  const [found, setFound] = useState<Found | null>(null)
  const [progress, setProgress] = useState<InsightsView['progress']>(null)
  const [failed, setFailed] = useState<InsightRange | null>(null)
  useEffect(() => {
    const life = new AbortController()
    vault
      .stream(
        watchInsights,
        { range, today },
        (event) => {
          if (life.signal.aborted) return
          if (event.is === 'reading') return setProgress(event)
          setProgress(null)
          setFailed(null)
          setFound({ range, analysis: event.analysis })
        },
        life.signal,
      )
      .catch(() => life.signal.aborted || setFailed(range))
    return () => life.abort()
  }, [vault, range, today])
  useWaitsFor(found !== null || failed !== null)
  return {
    analysis: found?.analysis ?? null,
    isOld: found?.range !== range,
    progress,
    hasFailed: failed === range,
  }
}
