import { Feather, LayoutTemplate, MessagesSquare, Plus } from 'lucide-react'
import { type Ref, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { useWeekLetter, WeekLetterOffer } from '#web/lib/vault/week-letter-offer.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { entryCount, entryRows, monthRows, placeOfEntry } from '#worker/journal/entries/journal.calls.ts'
import { searchRow } from '#worker/journal/search/search.calls.ts'
import { SearchField } from '../search/search-field.tsx'
import { SearchFoot } from '../search/search-foot.tsx'
import { SearchHead } from '../search/search-head.tsx'
import { pickTemplate } from '../templates/template-overlay.ts'
import { TrashLink } from '../trash/trash-link.tsx'
import { EntriesEmpty, NothingFound } from './entries-empty.tsx'
import { EntriesList, WaitingRow } from './entries-list.tsx'
import { stretch } from './list-layout.ts'
import { useSteadyRows } from './use-steady-rows.ts'

const NearPages = lateComponent(async () => (await import('../search/near-pages.tsx')).NearPages, 'unseen')

interface EntriesPaneProps {
  searchRef: Ref<HTMLTextAreaElement>
  search: string
  onSearch: (search: string) => void
  chosen: string | null
  freshDay: string | null
  isPhone: boolean
  onSelect: (uid: string) => void
  /** Opens a page at words of it. */
  onOpenQuote: (uid: string, quote: string) => void
  onNew: () => void
  onTalks: () => void
}

/** The left pane: everything that was written, and the way to find it again. */
export function EntriesPane(props: EntriesPaneProps) {
  const { searchRef, search, onSearch, chosen, freshDay, isPhone, onSelect, onOpenQuote, onNew, onTalks } =
    props
  const letter = useWeekLetter()
  const pane = useRef<HTMLElement>(null)
  const isSearch = search !== ''
  const months = useSteadyRows(monthRows, { search })
  const count = useSteadyRows(entryCount, { search }).rows[0]
  const first = useSteadyRows(entryRows, { search, from: 0, count: stretch }).rows
  const searched = useSteadyRows(searchRow, { search }).rows[0]
  const row = isSearch ? searched : undefined
  const reveal = useDeferredValue(usePlace(chosen, search))
  const found = count?.found ?? 0
  const isEmpty = months.isReady && count?.all === 0
  const isHidden = (row?.hidden.length ?? 0) > 0
  const onClear = () => onSearch('')
  const nothing = isSearch && found === 0 && <NothingFound {...{ isHidden, onClear }} />
  const near = isSearch && (
    <Suspense fallback={nothing}>
      <NearPages {...{ search, found, isHidden, chosen, onClear }} instead={nothing} onOpen={onOpenQuote} />
    </Suspense>
  )
  const goToFound = () => pane.current?.querySelector<HTMLElement>('ol button[tabindex="0"]')?.focus()

  return (
    <section ref={pane} aria-label="Entries" className="flex h-full min-h-0 flex-col">
      <header className="flex items-center justify-between pb-3 pl-6 pr-3 pt-4.5">
        <h1 className="font-serif weight-title text-title-s leading-11 tracking-title">Entries</h1>
        <IconButton
          label="Talks"
          className="ml-auto"
          icon={<MessagesSquare size={18} strokeWidth={1.6} />}
          onClick={onTalks}
        />
        <IconButton
          label="Begin from a template"
          hotkey="T"
          aria-keyshortcuts="T"
          icon={<LayoutTemplate size={18} strokeWidth={1.6} />}
          onClick={() => pickTemplate()}
        />
        {!isPhone && (
          <IconButton
            label="New entry"
            hotkey="N"
            aria-keyshortcuts="N"
            icon={<Plus size={20} strokeWidth={1.7} />}
            onClick={onNew}
          />
        )}
      </header>
      <SearchField
        ref={searchRef}
        problems={row?.problems ?? []}
        onGo={goToFound}
        {...{ search, onSearch }}
      />
      {row ? <SearchHead row={row} /> : <div className="min-h-2 shrink-0" />}
      {letter && !isSearch && (
        <div className="shrink-0 border-line border-b px-6 pb-2">
          <WeekLetterOffer letter={letter} onOpenEntry={onSelect} />
        </div>
      )}
      {months.isReady ? (
        <>
          {found === 0 && near && <div className="min-h-0 flex-1 overflow-y-auto">{near}</div>}
          {(found > 0 || (freshDay !== null && !isSearch)) && (
            <EntriesList
              months={months.rows}
              total={found}
              isRanked={row?.isRanked === true}
              {...{ search, chosen, freshDay, reveal, onSelect, first }}
              below={near}
            />
          )}
          {isEmpty && !isSearch && <EntriesEmpty onWrite={freshDay === null ? onNew : null} />}
        </>
      ) : (
        <ListWaiting />
      )}
      {row ? (
        <SearchFoot {...{ row, search, onSearch }} />
      ) : (
        <div className="shrink-0 px-4 empty:hidden">
          <TrashLink />
        </div>
      )}
      {isPhone && !isSearch && (
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
  const vault = useVaultCalls()
  const [place, setPlace] = useState<{ readonly index: number } | null>(null)
  useEffect(() => {
    if (!uid) return
    let isCurrent = true
    vault
      .run(placeOfEntry, { uid, search })
      .then((index) => isCurrent && setPlace({ index }))
      .catch(() => isCurrent && setPlace(null))
    return () => {
      isCurrent = false
    }
  }, [uid, search, vault.run])
  return place
}
