import { monthName } from '#domain/time/entry-date.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useMemory, type ZoomLevel, zoomLevels } from '../memory-place.ts'
import { pagesWords } from '../memory-words.ts'
import { yearsOf } from './month-rail.tsx'

const words = { years: 'All years', year: 'One year', month: 'One month' } as const

/** Chooses how much of the journal is seen at once. */
export function ZoomChoice({ level, onLevel }: { level: ZoomLevel; onLevel: (level: ZoomLevel) => void }) {
  return (
    <div
      role="radiogroup"
      aria-label="How much at once"
      className="mb-5 inline-flex rounded-pill border border-line bg-surface-1 p-0.75"
    >
      {zoomLevels.map((one) => (
        <label
          key={one}
          className={classNames(
            'flex min-h-9 cursor-pointer items-center rounded-pill px-4 text-small has-focus-visible:outline-2 has-focus-visible:outline-ring',
            level === one ? 'bg-surface-3 font-strong' : 'text-text-2',
          )}
        >
          <input
            autoComplete="off"
            type="radio"
            name="zoom"
            className="sr-only"
            checked={level === one}
            onChange={() => onLevel(one)}
          />
          {words[one]}
        </label>
      ))}
    </div>
  )
}

/** Years as rows of twelve bars; a press comes nearer. */
export function AllYears({ onYear }: { onYear: (year: string) => void }) {
  const { overview } = useMemory()
  const most = Math.max(1, ...overview.months.map(({ pages }) => pages))
  return (
    <ul className="border-t border-line">
      {yearsOf(overview.months).map(({ year, months }) => {
        const pages = new Map(months.map((month) => [Number(month.month.slice(5)), month.pages]))
        return (
          <li key={year} className="border-b border-line">
            <button
              type="button"
              onClick={() => onYear(year)}
              className="grid min-h-20 w-full grid-cols-[72px_minmax(0,1fr)_88px] items-end gap-5 py-4 text-left hover:text-ink"
            >
              <span className="figures font-serif text-title-s leading-7">{year}</span>
              <span aria-hidden="true" className="flex h-10 items-end gap-1">
                {Array.from({ length: 12 }, (_, at) => (
                  <span
                    key={`${year} ${monthName(`${year}-${String(at + 1).padStart(2, '0')}`)}`}
                    className={classNames(
                      'flex-1 rounded-hair',
                      pages.get(at + 1) ? 'bg-ink' : 'bg-line-strong',
                    )}
                    style={{ height: `${Math.max(4, ((pages.get(at + 1) ?? 0) / most) * 100)}%` }}
                  />
                ))}
              </span>
              <span className="text-right text-label text-muted">{pagesWords(months)}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** The months of a year, newest first, with the sentence that each is called by; a press comes nearer. */
export function OneYear({ year, onMonth }: { year: string; onMonth: (month: string) => void }) {
  const { overview } = useMemory()
  const months = overview.months.filter(({ month }) => month.startsWith(year))
  return (
    <section aria-label={year}>
      <h2 className="border-b border-line pb-3 font-serif text-title-s leading-title tracking-title">
        {year}
      </h2>
      <ul>
        {months.map(({ title, ...one }) => (
          <li key={one.month} className="border-b border-line">
            <button
              type="button"
              onClick={() => onMonth(one.month)}
              className="grid min-h-16 w-full grid-cols-[110px_minmax(0,1fr)_72px] items-baseline gap-4 py-4 text-left hover:text-ink"
            >
              <span className="text-ui">{monthName(one.month)}</span>
              <span className="font-serif text-read leading-item text-text-2 italic">{title}</span>
              <span className="text-right text-label text-muted">{pagesWords([one])}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
