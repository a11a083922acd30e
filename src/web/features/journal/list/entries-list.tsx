import { type ReactNode, useMemo, useRef } from 'react'
import { dayOf } from '#domain/time/day.ts'
import { monthName } from '#domain/time/entry-date.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type EntryRow as Entry, entryRows, type MonthRow } from '#worker/journal/entries/journal.calls.ts'
import { EntryRow, FreshRow } from './entry-row.tsx'
import { type ListLayout, layoutList, stretch } from './list-layout.ts'
import { useFromTop, useReveal, useSeenRows } from './use-seen-rows.ts'
import { useSteadyRows } from './use-steady-rows.ts'

const sizes = { row: 64, head: 42 }
const searchSizes = { row: 106, head: 0 }
/** Room below the last row, for the phone's button. */
const foot = 96
export interface EntriesListProps {
  months: readonly MonthRow[]
  total: number
  search: string
  /** What answers a question best stands first. */
  isRanked: boolean
  chosen: string | null
  /** Day of a page that is being written and not in the list yet. */
  freshDay: string | null
  /** Place of the chosen entry; a new object brings it into view. */
  reveal: { readonly index: number } | null
  onSelect: (uid: string) => void
  /** What stands below the last row. */
  below?: ReactNode
  /** The first stretch of rows, asked for before it is known how many there are. */
  first: readonly Entry[]
}

/** All entries by month. Only what is near the window is asked for and drawn. */
export function EntriesList(props: EntriesListProps) {
  const { months, total, search, isRanked, chosen, freshDay, reveal, onSelect, below, first } = props
  const scroller = useRef<HTMLDivElement>(null)
  const isSearch = search !== ''
  const { row, head } = isSearch ? searchSizes : sizes
  const freshMonth = isSearch ? null : (freshDay?.slice(0, 7) ?? null)
  const layout = useMemo(() => layoutList(months, { row, head }, freshMonth), [months, row, head, freshMonth])
  const seen = useSeenRows(scroller, layout)
  useReveal(scroller, layout, reveal, row)
  useFromTop(scroller, search)
  const last = Math.min(total, seen.last)
  const isTabStopSeen = reveal !== null && reveal.index >= seen.first && reveal.index < last
  const tabStop = isTabStopSeen ? reveal.index : seen.first
  const stretches = []
  for (let at = Math.floor(seen.first / stretch); at * stretch < last; at++) stretches.push(at)

  return (
    <div
      ref={scroller}
      className={classNames(
        'relative min-h-0 overflow-y-auto max-md:scroll-pb-24 overscroll-contain [scrollbar-width:thin]',
        total > 0 && 'flex-1',
      )}
    >
      <div className="relative" style={{ height: layout.height + (total > 0 && !below ? foot : 0) }}>
        {!isSearch &&
          layout
            .monthsAmong(seen.first, seen.last)
            .map((month) => <MonthHead key={month.month} {...month} />)}
        {layout.freshTop !== null && freshDay && (
          <div className="absolute inset-x-3" style={{ top: layout.freshTop, height: row }}>
            <FreshRow day={freshDay} onSelect={() => document.getElementById('page-text')?.focus()} />
          </div>
        )}
        <ol aria-label={isRanked ? 'Entries, best matches first' : 'Entries, newest first'}>
          {stretches.map((at) => {
            const drawn = {
              at,
              from: Math.max(seen.first, at * stretch),
              to: Math.min(last, (at + 1) * stretch),
              ...{ row, layout, total, search, chosen, tabStop, onSelect },
            }
            return at === 0 ? <Rows key={at} {...drawn} rows={first} /> : <Stretch key={at} {...drawn} />
          })}
        </ol>
      </div>
      {below && <div style={{ paddingBottom: foot }}>{below}</div>}
    </div>
  )
}

function MonthHead({ month, top, count }: { month: string; top: number; count: string }) {
  const isThisYear = month.startsWith(dayOf(Date.now(), useMyDay()).slice(0, 4))
  return (
    <div
      className="type-label absolute inset-x-6 flex items-end justify-between pb-2 text-muted"
      style={{ top, height: sizes.head }}
    >
      <h3 className="font-medium">
        {monthName(month)}
        {!isThisYear && ` ${month.slice(0, 4)}`}
      </h3>
      <span className="figures">{count}</span>
    </div>
  )
}

interface StretchProps extends Pick<EntriesListProps, 'total' | 'search' | 'chosen' | 'onSelect'> {
  at: number
  /** Places of the first row drawn and of the one after the last. */
  from: number
  to: number
  row: number
  layout: ListLayout
  tabStop: number
}

function Stretch(props: StretchProps) {
  const { rows } = useSteadyRows(entryRows, {
    search: props.search,
    from: props.at * stretch,
    count: stretch,
  })
  return <Rows {...props} rows={rows} />
}

function Rows(props: StretchProps & { rows: readonly Entry[] }) {
  const { at, from, to, row: height, layout, total, search, chosen, tabStop, onSelect, rows } = props
  const places = Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)
  return places.map((index) => {
    const entry = rows[index - at * stretch]
    return (
      <li
        key={entry?.id ?? index}
        aria-posinset={index + 1}
        aria-setsize={total}
        className="absolute inset-x-3"
        style={{ top: layout.topOf(index), height }}
      >
        {entry ? (
          <EntryRow
            isChosen={entry.id === chosen}
            isSearch={search !== ''}
            isSameDay={rows[index - at * stretch - 1]?.day === entry.day}
            isTabStop={index === tabStop}
            {...{ entry, index, onSelect }}
          />
        ) : (
          <WaitingRow />
        )}
      </li>
    )
  })
}

/** A row that has not come yet. */
export function WaitingRow() {
  return (
    <div className="grid h-16 grid-cols-[42px_1fr] px-3 py-2.5">
      <Skeleton className="size-6" />
      <div className="grid content-start gap-2.5 pt-1">
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-3 w-full" />
      </div>
    </div>
  )
}
