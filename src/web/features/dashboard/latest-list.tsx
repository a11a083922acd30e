import { spokenMood, untitled } from '#domain/journal/entry-summary.ts'
import type { Day } from '#domain/time/day.ts'
import { dayNumber, monthName, weekday } from '#domain/time/entry-date.ts'
import type { LatestRow } from '#domain/views/dashboard.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Drop } from '#web/ui/drop-mark.tsx'

interface LatestListProps {
  rows: readonly LatestRow[]
  today: Day
  onOpenEntry: (uid: string) => void
}

/** The newest pages; a press opens one. */
export function LatestList({ rows, today, onOpenEntry }: LatestListProps) {
  return (
    <ol aria-label="Latest entries" className="-mx-3 mt-2">
      {rows.map((row) => (
        <li key={row.id}>
          <button
            type="button"
            onClick={() => onOpenEntry(row.id)}
            className="grid min-h-16 w-full grid-cols-[46px_1fr_auto] rounded-control px-3 py-2 text-left hover:bg-[color-mix(in_oklab,transparent,var(--text)_5%)]"
          >
            <span>
              <span className="figures block font-serif text-write leading-6 text-text-2">
                {dayNumber(row.day)}
              </span>
              <span className="block text-fine leading-5.5 text-muted">
                {row.day.slice(0, 7) === today.slice(0, 7)
                  ? weekday(row.day, 'short')
                  : monthName(row.day).slice(0, 3)}
              </span>
            </span>
            <span className="min-w-0">
              <span
                className={classNames(
                  'block truncate font-serif text-item leading-6',
                  row.title ? 'weight-row' : 'italic text-text-2',
                )}
              >
                {row.title || untitled(row)}
              </span>
              <span className="block truncate text-label leading-5.5 text-text-2">{row.excerpt}</span>
            </span>
            <Drop
              size={14}
              level={(row.mood ?? 0) / 10}
              label={spokenMood(row.mood)}
              className="ml-2 mt-1.25 text-muted"
            />
          </button>
        </li>
      ))}
    </ol>
  )
}
