import type { YearFacts } from '#domain/calendar/year-facts.ts'
import { type RatingScale, scaleName } from '#domain/journal/rating-words.ts'
import { Figure } from '#web/ui/charts/figure.tsx'

/** How often each value came, the highest first. */
export function YearSide({ facts, scale, year }: { facts: YearFacts; scale: RatingScale; year: string }) {
  const { byValue, usual, rated } = facts
  if (!usual) return null
  const most = Math.max(1, ...byValue)
  const rows = byValue.map((days, at) => ({ value: at + 1, days })).reverse()
  return (
    <Figure
      question="What was the usual day?"
      answer={`${usual.value}, on ${usual.days} of ${rated} rated days.`}
      size="side"
      level={2}
      table={{
        caption: `${scaleName(scale)} by value, ${year}`,
        head: [scaleName(scale), 'Days'],
        rows: rows.map(({ value, days }) => [value, days]),
      }}
    >
      <ul aria-hidden="true" className="space-y-2">
        {rows.map(({ value, days }) => (
          <li key={value} className="figures flex items-center gap-2.5 text-small text-text-2">
            <span className="w-5 text-right">{value}</span>
            <span
              className="h-3 rounded-mark bg-ink"
              style={{
                width: days > 0 ? `${(days / most) * 62}%` : 2,
                opacity: days > 0 ? 0.12 + value * 0.085 : 0.3,
              }}
            />
            {days}
          </li>
        ))}
      </ul>
    </Figure>
  )
}
