import type { Day } from '#domain/time/day.ts'
import { useHabitRows } from './habits-card.tsx'

const meanOf = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length))

/** How strong all habits are together, and how strong they were a week ago. */
export function StrengthCard({ today }: { today: Day }) {
  const habits = useHabitRows(today).filter(({ kind }) => kind !== 'track')
  if (habits.length === 0) return null
  const now = meanOf(habits.map(({ strength }) => strength))
  const before = meanOf(habits.map(({ trend, strength }) => trend[0] ?? strength))
  const words =
    now === before
      ? 'As it was last week.'
      : `${now > before ? 'Up' : 'Down'} from ${before} last week. Nothing resets.`
  const reach = 2 * Math.PI * 32
  return (
    <section aria-label="Strength of all habits" className="flex items-center gap-4">
      <svg width="72" height="72" viewBox="0 0 72 72" fill="none" aria-hidden="true" className="shrink-0">
        <circle cx="36" cy="36" r="32" strokeWidth="5" className="stroke-surface-3" />
        <circle
          cx="36"
          cy="36"
          r="32"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray={`${(reach * now) / 100} ${reach}`}
          transform="rotate(-90 36 36)"
          className={now === 0 ? 'stroke-transparent' : 'stroke-ink'}
        />
        <text x="36" y="43" textAnchor="middle" className="figures fill-text font-serif text-title-s">
          {now}
        </text>
      </svg>
      <div>
        <h2 className="text-ui font-strong">Strength, all habits</h2>
        <p className="type-secondary text-text-2">
          <span className="sr-only">{now} of 100. </span>
          {words}
        </p>
      </div>
    </section>
  )
}
