import { monthYear } from '../memory-words.ts'

/** How many pages name something, month by month; months without one are a tick. */
export function MonthBars({
  months,
  until,
}: {
  months: readonly { month: string; pages: number }[]
  until: string
}) {
  const [first] = months
  if (!first) return null
  const counts = new Map(months.map(({ month, pages }) => [month, pages]))
  const all = monthsBetween(first.month, until.slice(0, 7))
  const most = Math.max(...months.map(({ pages }) => pages))
  return (
    <div>
      <div
        className="flex h-14 items-end gap-px"
        role="img"
        aria-label={months.map(({ month, pages }) => `${monthYear(month)}: ${pages}`).join(', ')}
      >
        {all.map((month) => {
          const pages = counts.get(month) ?? 0
          return (
            <span
              key={month}
              className={
                pages > 0 ? 'min-w-[2px] flex-1 rounded-hair bg-ink' : 'min-w-[2px] flex-1 bg-line-strong'
              }
              style={{ height: pages > 0 ? `${Math.max(10, (pages / most) * 100)}%` : '1.5px' }}
            />
          )
        })}
      </div>
      <p className="mt-1 flex justify-between text-label text-muted">
        <span>{monthYear(first.month)}</span>
        <span>now</span>
      </p>
    </div>
  )
}

function monthsBetween(from: string, to: string): string[] {
  const [year = 0, month = 1] = from.split('-').map(Number)
  const [lastYear = 0, lastMonth = 1] = to.split('-').map(Number)
  const length = Math.min(1_200, (lastYear - year) * 12 + lastMonth - month + 1)
  return Array.from({ length: Math.max(0, length) }, (_, at) => {
    const place = month - 1 + at
    return `${year + Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`
  })
}
