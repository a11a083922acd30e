import { useEffect, useState } from 'react'
import { useMemory } from './memory-place.ts'

/** What each step over the pages of the fictional life cost, from reading to what is on the screen. */
export function SampleCosts() {
  const { overview, of } = useMemory()
  const { read, assemble, overview: told } = overview.tookMs
  const drawn = useDrawnMs(overview)
  const steps = [
    [`Reading ${(of ?? 0).toLocaleString('en')} pages`, read],
    ['Putting them together', assemble],
    ['Making this overview', told],
    ['Drawing it', drawn],
  ] as const
  return (
    <dl className="mb-6 flex flex-wrap gap-x-8 gap-y-1 border-b border-line pb-4 text-small">
      {steps.map(([step, ms]) => (
        <div key={step} className="flex gap-2">
          <dt className="text-text-2">{step}</dt>
          <dd className="figures font-strong">{ms === null ? '…' : msWords(ms)}</dd>
        </div>
      ))}
    </dl>
  )
}

const msWords = (ms: number): string =>
  ms < 1_000 ? `${Math.max(1, Math.round(ms))} ms` : `${(ms / 1_000).toFixed(1)} s`

/** From the moment at which something was there to be drawn until it was; null: not yet. */
function useDrawnMs(what: unknown): number | null {
  const [drawn, setDrawn] = useState<{ what: unknown; ms: number } | null>(null)
  const [began, setBegan] = useState({ what, at: performance.now() })
  if (began.what !== what) setBegan({ what, at: performance.now() })
  useEffect(() => {
    // Two frames on, the first has been painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setDrawn({ what: began.what, ms: performance.now() - began.at }))
    })
    return () => cancelAnimationFrame(frame)
  }, [began])
  return drawn !== null && drawn.what === what ? drawn.ms : null
}
