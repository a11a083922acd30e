import { NotebookText, Plus, Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { type Day, dayOf } from '#domain/time/day.ts'
import { longDate } from '#domain/time/entry-date.ts'
import type { MyDayRule } from '#domain/time/my-day.ts'
import type { TalksRow } from '#domain/views/companion.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

const dayMs = 86_400_000

interface TalksListProps {
  chosen: string | null
  onSelect: (id: string) => void
  onNew: () => void
  onEntries: () => void
}

/** All talks that stand alone, by the day on which something was said last. */
export function TalksList({ chosen, onSelect, onNew, onEntries }: TalksListProps) {
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const { rows, isReady } = useView('companion.talks', { search })
  const rule = useMyDay()
  return (
    <section aria-label="Talks" className="flex h-full min-h-0 flex-col">
      <header className="flex items-center pb-3 pl-6 pr-3 pt-4.5">
        <h1 className="mr-auto font-serif weight-title text-title-s leading-11 tracking-title">Talks</h1>
        <IconButton
          label="Entries"
          icon={<NotebookText size={18} strokeWidth={1.6} aria-hidden="true" />}
          onClick={onEntries}
        />
        <IconButton
          label="New talk"
          icon={<Plus size={20} strokeWidth={1.7} aria-hidden="true" />}
          onClick={onNew}
        />
      </header>
      <div className="relative mx-4 flex min-h-10 quiet-field pl-9.5 pr-3 has-focus-visible:outline-2 has-focus-visible:outline-ring">
        <Search
          size={16}
          strokeWidth={1.7}
          aria-hidden="true"
          className="pointer-events-none absolute left-3 top-3 text-muted"
        />
        <input
          type="search"
          aria-label="Search your talks"
          placeholder="Search your talks"
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="min-w-0 flex-1 bg-transparent text-small outline-none placeholder:text-muted"
        />
      </div>
      <div className="mt-2 min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 pb-6 [scrollbar-width:thin]">
        {isReady && rows.length === 0 && <NoTalks isSearch={search !== ''} />}
        {byDay(rows, rule).map(({ day, talks: ofDay }) => (
          <section key={day} aria-label={dayName(day, rule)}>
            <h2 className="type-label px-3 pb-1.5 pt-4 text-muted">{dayName(day, rule)}</h2>
            <ul>
              {ofDay.map((row) => (
                <li key={row.id}>
                  <TalkButton row={row} isChosen={row.id === chosen} onPress={() => onSelect(row.id)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

function NoTalks({ isSearch }: { isSearch: boolean }) {
  return (
    <p className="type-secondary px-3 pt-6 text-text-2">
      {isSearch
        ? 'Nothing in your talks holds these words.'
        : 'No talk stands here yet. The talks beside your pages stay with them.'}
    </p>
  )
}

function TalkButton({ row, isChosen, onPress }: { row: TalksRow; isChosen: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-current={isChosen || undefined}
      onClick={onPress}
      className="-outline-offset-2 block w-full rounded-control px-3 py-2.25 text-left hover:bg-[color-mix(in_oklab,transparent,var(--text)_4%)] aria-[current]:chosen"
    >
      <span dir="auto" className="weight-row block truncate font-serif text-item leading-6">
        {row.title || row.firstWords}
      </span>
      <span dir="auto" className="block truncate text-label leading-5.5 text-text-2">
        {row.lastWords}
      </span>
    </button>
  )
}

interface DayOfTalks {
  readonly day: Day
  readonly talks: readonly TalksRow[]
}

function byDay(rows: readonly TalksRow[], rule: MyDayRule): DayOfTalks[] {
  const days = Map.groupBy(rows, ({ at }) => dayOf(Date.parse(at), rule))
  return [...days].map(([day, ofDay]) => ({ day, talks: ofDay }))
}

function dayName(day: Day, rule: MyDayRule): string {
  const now = Date.now()
  if (day === dayOf(now, rule)) return 'Today'
  return day === dayOf(now - dayMs, rule) ? 'Yesterday' : longDate(day)
}
