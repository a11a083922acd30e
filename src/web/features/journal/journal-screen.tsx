import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { dayOf } from '#domain/time/day.ts'
import { useMyDay } from '#web/lib/use-my-day.ts'
import { useRows } from '#web/lib/use-rows.ts'
import { CompanionEdge } from './companion-edge.tsx'
import { CompanionFrame, useIsOver } from './companion-frame.tsx'
import { EntriesPane } from './entries-pane.tsx'
import { EntryPage } from './entry-page.tsx'
import { beginPage, freshPage } from './fresh-pages.ts'
import { binnedMark, entryMark } from './journal.calls.ts'
import type { PaneLinks } from './page-bar.tsx'
import { useChosen, useDeskUid } from './use-desk-uid.ts'
import { useJournalKeys } from './use-journal-keys.ts'
import { usePanes } from './use-panes.ts'

export interface JournalScreenProps {
  entryUid?: string | undefined
  /** Words to show on that page: the ones the companion quoted. */
  quote?: string | undefined
  onSelect: (uid: string | null) => void
  /** 'sheet': it lies over the page on a phone, and the frame around it has the way back. */
  companion: (props: { entryUid: string | null; variant: 'pane' | 'sheet' }) => ReactNode
}

/** The journal: entries, the page, the companion; beside each other where there is room, one at a time where not. */
export function JournalScreen({ entryUid, quote, onSelect, companion }: JournalScreenProps) {
  const around = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const panes = usePanes(around)
  const isPhone = panes === 'one'
  const { chosen, select } = useChosen(entryUid, onSelect)
  const uid = useDeskUid(chosen, isPhone)
  const { isKept, freshDay } = useKeptState(uid)
  const onNew = useCallback(() => select(beginPage().uid), [select])
  const [isBeside, setIsBeside] = useState(true)
  const [isOver, setIsOver] = useIsOver(`${uid} ${quote}`)
  const isCompanionOpen = panes === 'three' ? isBeside : isOver
  useJournalKeys({ onNew, search })

  useEffect(() => {
    if (uid && isKept && uid !== chosen) select(uid)
  }, [uid, isKept, chosen, select])

  const links: PaneLinks = {
    onBack: isPhone ? () => select(null) : null,
    onCompanion: isPhone ? null : () => (panes === 'three' ? setIsBeside : setIsOver)(!isCompanionOpen),
    isCompanionOpen,
    onNew,
  }

  return (
    <div ref={around} className="relative flex h-full min-h-0 flex-1 overflow-hidden">
      {(!isPhone || !uid) && (
        <div className={isPhone ? 'w-full' : 'w-[292px] shrink-0 border-r border-line'}>
          <EntriesPane
            searchRef={search}
            chosen={uid}
            freshDay={freshDay}
            isPhone={isPhone}
            onSelect={select}
            onNew={onNew}
          />
        </div>
      )}
      {uid && (
        <div className="min-w-0 flex-1" inert={isPhone && isOver}>
          <EntryPage
            key={uid}
            quote={chosen === entryUid ? quote : undefined}
            panes={links}
            onSelect={select}
            edge={isPhone && <CompanionEdge uid={uid} onOpen={() => setIsOver(true)} />}
            {...{ uid, isPhone }}
          />
        </div>
      )}
      {uid && isCompanionOpen && (
        <CompanionFrame panes={panes} onClose={() => setIsOver(false)}>
          {companion({ entryUid: uid, variant: isPhone ? 'sheet' : 'pane' })}
        </CompanionFrame>
      )}
    </div>
  )
}

/** Whether the page is an entry by now, and the day of a page that was begun and has nothing to keep yet. */
function useKeptState(uid: string | null): { isKept: boolean; freshDay: string | null } {
  const { rows, isReady } = useRows(entryMark, { uid: uid ?? '' })
  const binned = useRows(binnedMark, { uid: uid ?? '' })
  const isKept = uid !== null && rows.length > 0
  const isOpen = isReady && binned.isReady && !isKept && binned.rows.length === 0
  const fresh = isOpen && uid !== null ? freshPage(uid, Date.now()) : undefined
  const rule = useMyDay()
  return { isKept, freshDay: fresh ? dayOf(Date.parse(fresh.begunAt), rule) : null }
}
