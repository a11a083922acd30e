import type { BreathingSeconds } from '#domain/mindfulness/breathing/breathing-patterns.ts'
import { breathingPhases, cycleMs } from '#domain/mindfulness/breathing/breathing-session.ts'

const width = 200
const [low, high] = [30, 6]

/** A breath as a line: rising, dashed while it is held, falling, each as long as its seconds. */
export function PatternLine({ pattern, className }: { pattern: BreathingSeconds; className?: string }) {
  const whole = cycleMs(pattern) / 1_000
  let at = 0
  const parts = breathingPhases
    .filter((phase) => pattern[phase] > 0)
    .map((phase) => {
      const from = at
      at += (width * pattern[phase]) / whole
      const begins = phase === 'inhale' || phase === 'hold2' ? low : high
      const ends = phase === 'inhale' || phase === 'hold1' ? high : low
      return { phase, d: `M${from} ${begins}L${at} ${ends}` }
    })
  return (
    <svg
      viewBox={`-2 0 ${width + 4} 36`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      {parts.map(({ phase, d }) => (
        <path key={phase} d={d} strokeDasharray={phase.startsWith('hold') ? '1.5 4.5' : undefined} />
      ))}
    </svg>
  )
}
