import type { insightRanges } from '#domain/insights/insight-range.ts'
import { Segments } from '#web/ui/segments.tsx'

/** A range that ends today. */
export type RecentRange = keyof typeof insightRanges
const ranges = ['30', '90', 'year', 'all'] as const satisfies readonly RecentRange[]
const names: Readonly<Record<RecentRange, string>> = {
  '30': '30 days',
  '90': '90 days',
  year: 'Year',
  all: 'All',
}

/** How many days of the range have a rating, as a bar and in words. */
export function Meter({ rated, days }: { rated: number; days: number }) {
  return (
    <p className="type-label figures flex items-center gap-3 text-text-2">
      <span aria-hidden="true" className="h-1 w-22 overflow-hidden rounded-pill bg-surface-3">
        <span
          className="block h-full rounded-pill bg-ink"
          style={{ width: `${(100 * rated) / Math.max(1, days)}%` }}
        />
      </span>
      {rated} of {days} days rated
    </p>
  )
}

/** Which time is looked at. */
export function RangeChoice({
  value,
  onChange,
}: {
  value: RecentRange
  onChange: (range: RecentRange) => void
}) {
  return (
    <Segments
      label="Which time"
      values={ranges}
      chosen={value}
      wordsOf={(range) => names[range]}
      onChange={onChange}
    />
  )
}
