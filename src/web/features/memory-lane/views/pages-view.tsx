import { Layers } from 'lucide-react'
import { useState } from 'react'
import { untitled } from '#domain/journal/entry-summary.ts'
import { dayNumber, weekday } from '#domain/time/entry-date.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { monthPages, type PageRow, type Quote } from '#worker/memory/memory.calls.ts'
import { useMemory } from '../memory-place.ts'
import { count, monthYear, pagesWords } from '../memory-words.ts'
import { PageMenu } from '../parts/leave-out.tsx'
import { QuoteLines } from '../parts/quote-lines.tsx'
import { StorySheet } from '../parts/story-sheet.tsx'
import { useAsked } from '../use-memory-life.ts'
import { AllYears, OneYear, ZoomChoice } from './time-zoom.tsx'

/** The pages of a month as reading matter, this day in other years, a story that is forming, and the review. */
export function PagesView({ onReview }: { onReview: () => void }) {
  const { overview, place, of, go } = useMemory()
  const month = place.month ?? overview.months[0]?.month ?? ''
  const pages = useAsked(monthPages, { of, month }, overview)
  const { level } = place
  const latestOf = (year: string) => overview.months.find((one) => one.month.startsWith(year))?.month ?? month
  return (
    <div className="grid gap-x-12 gap-y-10 pt-7 xl:grid-cols-[minmax(0,1fr)_300px]">
      <div>
        <ZoomChoice level={level} onLevel={(to) => go({ level: to })} />
        {level === 'years' && <AllYears onYear={(year) => go({ month: latestOf(year), level: 'year' })} />}
        {level === 'year' && (
          <OneYear year={month.slice(0, 4)} onMonth={(one) => go({ month: one, level: 'month' })} />
        )}
        {level === 'month' && (
          <section aria-label={monthYear(month)}>
            <MonthChoice month={month} />
            {pages === null ? (
              <Skeleton className="mt-6 h-60 w-full" />
            ) : (
              pages.map((page) => <PageItem key={page.uid} page={page} />)
            )}
          </section>
        )}
      </div>
      <aside
        className={classNames(
          'space-y-8 xl:border-l xl:border-line xl:pl-8',
          // Below the pages, and not before them: they would push it away when they come.
          level === 'month' && pages === null && 'max-xl:hidden',
        )}
      >
        <OnThisDay quotes={overview.onThisDay} />
        <Forming />
        <section>
          <h3 className="text-label font-strong text-muted">Through the pile</h3>
          <p className="mt-1 text-small text-text-2">
            {overview.left > 0
              ? `One page at a time, none twice within 30 days. ${overview.left.toLocaleString('en')} left.`
              : 'No page is left for now. Pages rest for 30 days before they come again.'}
          </p>
          <Button variant="outline" className="mt-3" onClick={onReview} disabled={overview.left === 0}>
            <Layers size={18} strokeWidth={1.7} aria-hidden="true" />
            {overview.left === 0 ? 'None left for now' : 'Begin'}
          </Button>
        </section>
      </aside>
    </div>
  )
}

function MonthChoice({ month }: { month: string }) {
  const { overview, go } = useMemory()
  const found = overview.months.find((one) => one.month === month)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line pb-3">
      <h2 className="font-serif text-title-s leading-title tracking-title">{monthYear(month)}</h2>
      <p className="text-label text-muted max-lg:hidden">{found && pagesWords([found])}</p>
      <Select
        aria-label="Month"
        value={month}
        onChange={(event) => go({ month: event.target.value })}
        className="w-56 max-w-full lg:hidden"
      >
        {overview.months.map((one) => (
          <option key={one.month} value={one.month}>
            {monthYear(one.month)}, {pagesWords([one])}
          </option>
        ))}
      </Select>
    </div>
  )
}

function PageItem({ page }: { page: PageRow }) {
  const { openPage, go, of } = useMemory()
  const title = page.title || untitled(page)
  return (
    <article className="grid grid-cols-[52px_minmax(0,1fr)] border-b border-line py-5 md:grid-cols-[72px_minmax(0,1fr)]">
      <p>
        <span className="figures block font-serif text-title-s leading-7">{dayNumber(page.day)}</span>
        <span className="block text-label text-muted">{weekday(page.day, 'short')}</span>
      </p>
      <div className="min-w-0">
        <h3
          className={classNames(
            'font-serif text-write leading-item',
            page.title ? 'weight-row' : 'text-text-2 italic',
          )}
        >
          {of === null ? (
            <button
              type="button"
              onClick={() => openPage(page.uid)}
              className="hit-44 text-left hover:text-ink"
            >
              {title}
            </button>
          ) : (
            title
          )}
        </h3>
        <p className="mt-1 max-w-145 font-serif text-quote leading-body text-text-2">{page.excerpt}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-3 text-label text-muted">
          <span>{page.mood === null ? 'not rated' : `mood ${page.mood}`}</span>
          {page.names.slice(0, 5).map(({ id, name }) => (
            <button
              key={id}
              type="button"
              onClick={() => go({ node: id })}
              className="hit-44 text-text-2 hover:text-ink"
            >
              {name}
            </button>
          ))}
          <span className="figures">{page.time}</span>
          <PageMenu page={page} />
        </div>
      </div>
    </article>
  )
}

function OnThisDay({ quotes }: { quotes: readonly Quote[] }) {
  const { openPage, of, overview } = useMemory()
  const year = Number(overview.today.slice(0, 4))
  return (
    <section>
      <h3 className="text-label font-strong text-muted">On this day</h3>
      {quotes.length === 0 && (
        <p className="mt-1 text-small text-text-2">
          There is no page to show from this day in an earlier year.
        </p>
      )}
      {quotes.map((quote) => (
        <div key={quote.uid} className="mt-3">
          <p className="text-label text-muted">
            {quote.day.slice(0, 4)}, {count(year - Number(quote.day.slice(0, 4)), 'year')} ago
          </p>
          <p className="mt-0.5 font-serif text-lead leading-list text-balance">“{quote.words}”</p>
          {of === null && (
            <button
              type="button"
              onClick={() => openPage(quote.uid)}
              className="hit-44 mt-1 text-small font-strong text-ink"
            >
              Open the page
            </button>
          )}
        </div>
      ))}
    </section>
  )
}

/** The thread or person that the latest pages add to. */
function Forming() {
  const { overview, go } = useMemory()
  const [isRead, setRead] = useState(false)
  const story = overview.stories.find(
    ({ type, to }) => type === 'episodic' && to.slice(0, 7) === overview.months[0]?.month,
  )
  if (!story) return null
  return (
    <section className="border-t border-line pt-6">
      <h3 className="text-label font-strong text-muted">A story that is forming</h3>
      <p className="mt-2 font-serif text-title-xs leading-item text-balance">{story.of}</p>
      <p className="mt-1 mb-4 text-small text-text-2">
        {count(story.pages, 'page')} from {monthYear(story.from)}. The words are yours; only the order is
        ours.
      </p>
      <QuoteLines quotes={story.lines} />
      <p className="mt-4 flex flex-wrap gap-x-5">
        <button
          type="button"
          onClick={() => setRead(true)}
          className="hit-44 text-small font-strong text-ink"
        >
          Read as one text
        </button>
        <button
          type="button"
          onClick={() => go({ view: 'stories' })}
          className="hit-44 text-small font-strong text-ink"
        >
          All stories
        </button>
      </p>
      {isRead && <StorySheet story={story} onClose={() => setRead(false)} />}
    </section>
  )
}
