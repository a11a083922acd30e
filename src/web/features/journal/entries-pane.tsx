import { Feather, Plus } from 'lucide-react'
import { type Ref, useDeferredValue, useEffect, useState } from 'react'
import { inkwell } from '#web/lib/worker-link.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { EntriesEmpty, NothingFound } from './entries-empty.tsx'
import { EntriesList, WaitingRow } from './entries-list.tsx'
import { entryCount, entryRows, monthRows, placeOfEntry } from './journal.calls.ts'
import { stretch } from './list-layout.ts'
import { SearchField } from './search-field.tsx'
import { useSteadyRows } from './use-steady-rows.ts'

interface EntriesPaneProps {
  searchRef: Ref<HTMLInputElement>
  chosen: string | null
  freshDay: string | null
  isPhone: boolean
  onSelect: (uid: string) => void
  onNew: () => void
}

/** The left pane: everything that was written, and the way to find it again. */
export function EntriesPane(props: EntriesPaneProps) {
  const { searchRef, chosen, freshDay, isPhone, onSelect, onNew } = props
  const [search, setSearch] = useState('')
  const months = useSteadyRows(monthRows, { search })
  const count = useSteadyRows(entryCount, { search }).rows[0]
  const first = useSteadyRows(entryRows, { search, from: 0, count: stretch }).rows
  const reveal = useDeferredValue(usePlace(chosen, search))
  const found = count?.found ?? 0
  const isEmpty = months.isReady && count?.all === 0

  return (
    <section aria-label="Entries" className="flex h-full min-h-0 flex-col">
      <header className="flex items-center justify-between pb-3 pl-6 pr-3 pt-[18px]">
        <h1 className="font-serif weight-title text-[24px] leading-11 tracking-[-0.012em]">Entries</h1>
        {!isPhone && (
          <IconButton
            label="New entry"
            hotkey="N"
            icon={<Plus size={20} strokeWidth={1.7} />}
            onClick={onNew}
          />
        )}
      </header>
      <SearchField ref={searchRef} search={search} onSearch={setSearch} />
      <p aria-live="polite" className="type-label figures min-h-2 px-6 pb-2 pt-3 text-muted empty:p-0">
        {search !== '' && count && `${found} of ${count.all} ${count.all === 1 ? 'entry' : 'entries'}`}
      </p>
      {months.isReady ? (
        <>
          {search !== '' && found === 0 && <NothingFound onClear={() => setSearch('')} />}
          {(found > 0 || (freshDay !== null && search === '')) && (
            <EntriesList
              months={months.rows}
              total={found}
              {...{ search, chosen, freshDay, reveal, onSelect, first }}
            />
          )}
          {isEmpty && search === '' && <EntriesEmpty onWrite={freshDay === null ? onNew : null} />}
        </>
      ) : (
        <ListWaiting />
      )}
      {isPhone && (
        <Button
          onClick={onNew}
          className="absolute bottom-[max(20px,env(safe-area-inset-bottom))] right-5 min-h-14 rounded-pill shadow-float"
        >
          <Feather size={18} strokeWidth={1.7} aria-hidden="true" />
          New entry
        </Button>
      )}
    </section>
  )
}

function ListWaiting() {
  return (
    <div aria-busy="true" className="px-3 pt-10">
      <span className="sr-only">Your entries are being opened</span>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <WaitingRow key={key} />
      ))}
    </div>
  )
}

/** The place of the chosen entry in the list, asked for whenever another one is chosen. */
function usePlace(uid: string | null, search: string): { readonly index: number } | null {
  const [place, setPlace] = useState<{ readonly index: number } | null>(null)
  useEffect(() => {
    if (!uid) return
    let isCurrent = true
    inkwell
      .run(placeOfEntry, { uid, search })
      .then((index) => isCurrent && setPlace({ index }))
      .catch(() => isCurrent && setPlace(null))
    return () => {
      isCurrent = false
    }
  }, [uid, search])
  return place
}
