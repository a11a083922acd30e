import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { monthName } from '#domain/time/entry-date.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { MemoryOverview } from '#worker/memory/memory.calls.ts'
import { useMemory } from '../memory-place.ts'
import { monthYear, pagesWords } from '../memory-words.ts'

type Month = MemoryOverview['months'][number]

/** The journal by year and month; a year opens and closes, so that ten of them still fit. */
export function MonthRail() {
  const { overview } = useMemory()
  const years = yearsOf(overview.months)
  const most = Math.max(1, ...overview.months.map(({ pages }) => pages))
  return (
    <nav
      aria-label="Years and months"
      className="hidden border-r border-line px-7 pt-8 pb-10 lg:block lg:h-full lg:overflow-y-auto"
    >
      <p className="text-label text-muted">
        {pagesWords(overview.months)} since {overview.since ? monthYear(overview.since) : ''}
      </p>
      {years.map(({ year, months }, at) => (
        <Year key={year} year={year} months={months} most={most} isOpenAtFirst={at < 2} />
      ))}
    </nav>
  )
}

export function yearsOf(months: readonly Month[]): { year: string; months: Month[] }[] {
  const years = new Map<string, Month[]>()
  for (const month of months)
    years.set(month.month.slice(0, 4), [...(years.get(month.month.slice(0, 4)) ?? []), month])
  return Array.from(years, ([year, own]) => ({ year, months: own }))
}

function Year({
  year,
  months,
  most,
  isOpenAtFirst,
}: {
  year: string
  months: readonly Month[]
  most: number
  isOpenAtFirst: boolean
}) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <section className="mt-4">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between text-left"
      >
        <span className="font-serif text-title-xs">{year}</span>
        <span className="flex items-center gap-2 text-label text-muted">
          {!isOpen && pagesWords(months)}
          <ChevronDown
            size={16}
            aria-hidden="true"
            className={classNames('transition-transform', isOpen && 'rotate-180')}
          />
        </span>
      </button>
      {isOpen && (
        <ul>
          {months.map((month) => (
            <MonthRow key={month.month} month={month} most={most} />
          ))}
        </ul>
      )}
    </section>
  )
}

function MonthRow({ month: { month, pages, title }, most }: { month: Month; most: number }) {
  const { place, overview, go } = useMemory()
  const isChosen =
    place.view === 'pages' &&
    place.level === 'month' &&
    !place.node &&
    (place.month ?? overview.months[0]?.month) === month
  return (
    <li>
      <button
        type="button"
        aria-current={isChosen || undefined}
        onClick={() => go({ view: 'pages', level: 'month', month })}
        className={classNames(
          'block min-h-9 w-full py-1 text-left text-small',
          isChosen ? 'font-strong text-ink' : 'text-text-2 hover:text-text',
        )}
      >
        <span className="flex items-center gap-3">
          <span className="flex-1">
            {monthName(month)}
            <span className="sr-only"> {month.slice(0, 4)},</span>
          </span>
          <span
            aria-hidden="true"
            className={classNames('h-0.75 rounded-pill', isChosen ? 'bg-ink' : 'bg-line-strong')}
            style={{ width: `${8 + (pages / most) * 48}px` }}
          />
          <span className="figures w-6 text-right text-label">
            {pages}
            <span className="sr-only"> {pages === 1 ? 'page' : 'pages'}</span>
          </span>
        </span>
        {title && (
          <span className="line-clamp-1 font-serif text-small font-normal text-text-2 italic">{title}</span>
        )}
      </button>
    </li>
  )
}
