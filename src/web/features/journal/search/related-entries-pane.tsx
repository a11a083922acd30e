import { untitled } from '#domain/journal/entry-summary.ts'
import { longDate } from '#domain/time/entry-date.ts'
import { useRows } from '#web/lib/vault/use-rows.ts'
import { classNames } from '#web/ui/class-names.ts'
import { type RelatedEntryRow, relatedEntryRows } from '#worker/journal/search/related-entries.calls.ts'

interface RelatedEntriesPaneProps {
  uid: string
  isPhone: boolean
  onOpen: (uid: string, quote: string) => void
}

const ago = (years: number): string => (years === 1 ? 'a year before' : `${years} years before`)

/** What else the person wrote on this day of the year, and about the same things. */
export function RelatedEntriesPane({ uid, isPhone, onOpen }: RelatedEntriesPaneProps) {
  const { rows, isReady } = useRows(relatedEntryRows, { uid })
  const related = rows.filter(({ kind }) => kind === 'related')
  const ofDay = rows.filter(({ kind }) => kind !== 'related')
  const isSame = ofDay.some(({ kind }) => kind === 'same-day')
  const side = isPhone ? 'px-5.5' : 'px-7'
  return (
    <section
      aria-label="Near this page"
      aria-busy={!isReady}
      className={classNames(
        'h-full overflow-y-auto overscroll-contain bg-surface-0 pb-10 pt-16 [scrollbar-width:thin]',
        side,
      )}
    >
      {isReady && rows.length === 0 && <Nothing />}
      {ofDay.length > 0 && (
        <RelatedEntryList title={isSame ? 'On this day' : 'Around this day'} rows={ofDay} onOpen={onOpen} />
      )}
      {related.length > 0 && (
        <RelatedEntryList title="About the same things" rows={related} onOpen={onOpen} />
      )}
      {rows.length > 0 && (
        <p className="type-label mt-8 border-t border-line pt-4 text-muted">
          Put together on this device, of your own words only.
        </p>
      )}
    </section>
  )
}

function Nothing() {
  return (
    <div className="pt-3">
      <p className="font-serif text-lead leading-list">Nothing stands near this page yet.</p>
      <p className="type-secondary mt-2 text-muted">
        What you wrote on this day in other years, and pages about the same things, will be here.
      </p>
    </div>
  )
}

function RelatedEntryList({
  title,
  rows,
  onOpen,
}: { title: string; rows: readonly RelatedEntryRow[] } & Pick<RelatedEntriesPaneProps, 'onOpen'>) {
  return (
    <div className="mb-8 pt-3">
      <h3 className="type-label mb-1 text-muted">{title}</h3>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id}>
            <RelatedEntryItem row={row} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function RelatedEntryItem({
  row,
  onOpen,
}: { row: RelatedEntryRow } & Pick<RelatedEntriesPaneProps, 'onOpen'>) {
  const { uid, kind, title, day, years, quote, words } = row
  return (
    <button
      type="button"
      onClick={() => onOpen(uid, quote)}
      className="-mx-3 block w-[calc(100%+24px)] rounded-control px-3 py-3.5 text-left hover:bg-[color-mix(in_oklab,transparent,var(--text)_4%)]"
    >
      <span
        dir="auto"
        className={classNames(
          'line-clamp-2 text-start font-serif text-quote leading-6 [overflow-wrap:anywhere]',
          title ? 'weight-row' : 'italic text-text-2',
        )}
      >
        {title || untitled(row)}
      </span>
      {quote && (
        <span
          dir="auto"
          className="type-quote mt-1 line-clamp-3 text-start text-text-2 [overflow-wrap:anywhere]"
        >
          “{quote}”
        </span>
      )}
      <span className="type-label figures mt-1.5 block text-muted">
        {longDate(day)}
        {years !== null && `, ${ago(years)}`}
      </span>
      {kind === 'related' && (
        <span className="type-label mt-0.5 block text-muted">
          {words.length > 0 ? (
            <>
              Both have <span className="text-text-2">{words.join(', ')}</span>
            </>
          ) : (
            'Near in meaning'
          )}
        </span>
      )}
    </button>
  )
}
