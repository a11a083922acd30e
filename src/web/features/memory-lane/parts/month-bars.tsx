import { timeBars } from './time-bars.ts'

/** So many bars of 2 px, 1 px apart, fit beside the pages and on the narrowest phone. */
const most = 90

/** How many pages name something, month by month, or quarter by quarter or year by year where so many months do not fit; a time without one is a tick. */
export function MonthBars({
  months,
  until,
}: {
  months: readonly { month: string; pages: number }[]
  until: string
}) {
  const { unit, bars } = timeBars(months, until.slice(0, 7), most)
  const [first] = bars
  if (!first) return null
  const highest = Math.max(...bars.map(({ pages }) => pages))
  const told = bars.filter(({ pages }) => pages > 0).map(({ label, pages }) => `${label}: ${pages}`)
  return (
    <div>
      <div
        className="flex h-14 items-end gap-px"
        role="img"
        aria-label={`Pages by ${unit}. ${told.join(', ')}`}
      >
        {bars.map(({ label, pages }) => (
          <span
            key={label}
            className={
              pages > 0 ? 'min-w-[2px] flex-1 rounded-hair bg-ink' : 'min-w-[2px] flex-1 bg-line-strong'
            }
            style={{ height: pages > 0 ? `${Math.max(10, (pages / highest) * 100)}%` : '1.5px' }}
          />
        ))}
      </div>
      <p className="mt-1 flex justify-between gap-3 text-label text-muted">
        <span>{first.label}</span>
        {unit !== 'month' && <span>by {unit}</span>}
        <span>now</span>
      </p>
    </div>
  )
}
