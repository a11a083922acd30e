import { useEffect, useState } from 'react'
import { productName } from '#web/lib/product.ts'
import { Drop } from '#web/ui/drop-mark.tsx'

const radius = 46
const around = 2 * Math.PI * radius
const tickMs = 100

/** The next percentage on the way to 99, which is never passed: each step is a part of what is left. */
export function creep(percent: number): number {
  return Math.min(99, percent + Math.max(0.1, (99 - percent) * 0.06))
}

/** As far as it has crept since the page was asked for, `elapsedMs` ago: the ring of index.html came before. */
export function creptIn(elapsedMs: number): number {
  let percent = 0
  const ticks = Math.min(200, Math.floor(elapsedMs / tickMs))
  for (let tick = 0; tick < ticks; tick++) percent = creep(percent)
  return percent
}

/** Fills the screen while it is not known yet who is here. */
export function LoadingScreen() {
  const [percent, setPercent] = useState(() => creptIn(performance.now()))
  useEffect(() => {
    const timer = setInterval(() => setPercent(creep), tickMs)
    return () => clearInterval(timer)
  }, [])
  const shown = Math.floor(percent)
  const angle = (percent / 100) * 2 * Math.PI - Math.PI / 2
  return (
    <main
      id="content"
      className="grid min-h-dvh content-start justify-items-center pt-[max(24px,calc(50dvh-146px))] text-center"
    >
      <div
        className="relative grid size-47.5 place-items-center text-ink"
        role="progressbar"
        aria-label={`Loading ${productName}`}
        aria-valuenow={shown}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <svg viewBox="0 0 100 100" fill="none" aria-hidden="true" className="absolute inset-0">
          <circle cx="50" cy="50" r={radius} stroke="var(--line)" strokeWidth="1.1" />
          <circle
            cx="50"
            cy="50"
            r={radius}
            stroke="currentColor"
            strokeWidth="1.2"
            strokeDasharray={`${(percent / 100) * around} ${around}`}
            transform="rotate(-90 50 50)"
          />
          <circle
            cx={50 + radius * Math.cos(angle)}
            cy={50 + radius * Math.sin(angle)}
            r="2.3"
            fill="currentColor"
          />
        </svg>
        <Drop size={84} level={percent / 100} />
      </div>
      <p className="mt-10 font-serif text-title-m leading-title tracking-title">Loading {productName}</p>
      <p className="type-interface figures mt-2 text-muted">{shown} %</p>
    </main>
  )
}
