import { useEffect, useState } from 'react'
import { useReducedMotion } from '#web/lib/device/reduced-motion.ts'
import { openMindfulness } from '#web/lib/overlays/app-overlays.ts'
import { breathAt } from './breath.ts'

/** Often enough for a count of seconds. */
const tickMs = 200

/** Two minutes of slow breath inside the card: rings that widen and narrow, and the words for who cannot or would rather not see them. */
export function CareBreathing() {
  const elapsed = useElapsed()
  const isReduced = useReducedMotion()
  const breath = breathAt(elapsed)
  const isWide = breath?.phase === 'in'
  return (
    <div className="flex items-center gap-5 border-b border-line py-5">
      <svg
        width="64"
        height="64"
        viewBox="-32 -32 64 64"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        className="shrink-0 text-ink"
      >
        <g
          style={
            breath && !isReduced
              ? {
                  transform: `scale(${isWide ? 1 : 0.62})`,
                  transition: `transform ${breath.length}s ease-in-out`,
                }
              : undefined
          }
        >
          <circle r="30" strokeWidth="1.2" opacity=".3" />
          <circle r="23" strokeWidth="1.4" opacity=".6" />
          <circle r="16" strokeWidth="1.6" />
        </g>
      </svg>
      <div>
        <p className="font-serif text-lead leading-list">
          <span aria-live="polite">
            {breath ? (isWide ? 'Breathe in' : 'Breathe out') : 'Two minutes. Stay as long as you like.'}
          </span>
          {breath && (
            <span aria-hidden="true" className="figures ml-2 text-text-2">
              {breath.count}
            </span>
          )}
        </p>
        <button
          type="button"
          onClick={() => openMindfulness('breathing')}
          className="type-secondary text-link hit-44 mt-1.5 text-text-2"
        >
          Larger, with bowl and chime
        </button>
      </div>
    </div>
  )
}

/** Ms since it was first drawn. */
function useElapsed(): number {
  const [elapsed, setElapsed] = useState(0)
  useEffect(() => {
    const begun = performance.now()
    const timer = setInterval(() => setElapsed(performance.now() - begun), tickMs)
    return () => clearInterval(timer)
  }, [])
  return elapsed
}
