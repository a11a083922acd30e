import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { GuidedMethodId } from '#domain/guided/guided-method.ts'
import type { Suggestion } from '#domain/journal/reading/suggestions.ts'
import { dayOf } from '#domain/time/day.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { useOwnBar } from '#web/lib/overlays/own-bar.ts'
import type { GuidedFrom } from '#web/lib/vault/begin-guided.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { BackCloses } from '#web/ui/use-back-closes.ts'

import { CompanionEdge } from './companion-edge.tsx'
import { CompanionFrame, useIsOver } from './companion-frame.tsx'
import { JournalOverlays } from './journal-overlay-hosts.tsx'
import { EntriesPane } from './list/entries-pane.tsx'
import { beginPage, freshPage, type PageSeed, questionSeed } from './page/fresh-pages.ts'
import type { PaneLinks } from './page/page-bar.tsx'
import type { PageDictation } from './page/page-editor.tsx'
import { PageWaiting } from './page/page-waiting.tsx'
import { useChosen, useChosenUid } from './page/use-chosen-uid.ts'
import { useFoundTerms } from './search/use-found-terms.ts'
import type { SlashItem } from './slash/slash-items.ts'
import { pickTemplate } from './templates/template-overlay.ts'
import { useJournalKeys } from './use-journal-keys.ts'
import { usePanes } from './use-panes.ts'

const loadPage = async () => (await import('./page/entry-page.tsx')).EntryPage
const EntryPage = lateComponent(loadPage)
const InsightsPanel = lateComponent(async () => (await import('./insights/insights-panel.tsx')).InsightsPanel)
const InsightsPanelThreads = lateComponent(
  async () => (await import('./insights/insights-panel-threads.tsx')).InsightsPanelThreads,
  'unseen',
)
const TemplateHost = lateComponent(
  async () => (await import('./templates/template-host.tsx')).TemplateHost,
  'unseen',
)
const TemplateBeginnings = lateComponent(
  async () => (await import('./templates/template-beginnings.tsx')).TemplateBeginnings,
  'unseen',
)

export interface JournalScreenProps {
  entryUid?: string | undefined
  /** Words to show on that page: the ones the companion quoted. */
  quote?: string | undefined
  /** The message of the talk beside that page that is to be shown. */
  message?: string | undefined
  onSelect: (uid: string | null) => void
  /** To the talks that belong to no page. */
  onTalks: () => void
  /** Opens a page at words of it. */
  onOpenQuote: (uid: string, quote: string) => void
  /** Begins a guided conversation from a page, because of some words of it or for its own sake. */
  onGuided: (method: GuidedMethodId, from: GuidedFrom | null) => void
  /** How a page is spoken to. */
  dictation: PageDictation
  /** What stands beside a page that is read, for its own reasons. */
  care: (uid: string) => ReactNode
  /** A line on a page that was begun after a mindfulness session. */
  session: (uid: string) => ReactNode
  /** 'sheet': it lies over the page on a phone, and the frame around it has the way back. */
  companion: (props: { entryUid: string | null; variant: 'pane' | 'sheet' }) => ReactNode
}

/** The journal: entries, the page, the companion; beside each other where there is room, one at a time where not. */
export function JournalScreen(props: JournalScreenProps) {
  const {
    entryUid,
    quote,
    message,
    onSelect,
    onTalks,
    onOpenQuote,
    onGuided,
    dictation,
    companion,
    care,
    session,
  } = props
  const around = useRef<HTMLDivElement>(null)
  const searchField = useRef<HTMLTextAreaElement>(null)
  const [search, setSearch] = useState('')
  const panes = usePanes(around)
  const isPhone = panes === 'one'
  const { chosen, select } = useChosen(entryUid, onSelect)
  const uid = useChosenUid(chosen, isPhone)
  const { isKept, freshDay } = useKeptState(uid)
  useOwnBar(isPhone && uid !== null)
  const terms = useFoundTerms(uid, search)
  const onNew = useCallback(() => select(beginPage().uid), [select])
  const onBegin = useCallback((seed: PageSeed) => select(beginPage(seed).uid), [select])
  const onFollow = useCallback(
    (suggestion: Suggestion) => {
      if (suggestion.kind === 'template') pickTemplate(suggestion.templateId)
      if (suggestion.kind === 'guided')
        onGuided(suggestion.method, uid ? { entryUid: uid, quote: suggestion.reason[0]?.text ?? '' } : null)
      if (suggestion.kind === 'prompt') select(beginPage(questionSeed(suggestion.question)).uid)
    },
    [select, onGuided, uid],
  )
  const [slashItems, setSlashItems] = useState<readonly SlashItem[]>([])
  const [isBeside, setIsBeside] = useState(true)
  const [isOver, setIsOver] = useIsOver(`${uid} ${quote}`)
  const [asked, setAsked] = useState(message)
  if (asked !== message) {
    setAsked(message)
    if (message) {
      setIsBeside(true)
      setIsOver(true)
    }
  }
  const isCompanionOpen = panes === 'three' ? isBeside : isOver
  const isCareBeside = isCompanionOpen && !isPhone
  // A list that is looked at first, as on phones, will be pressed soon.
  useEffect(() => void loadPage().catch(() => undefined), [])
  useJournalKeys({ onNew, onTemplate: pickTemplate, search: searchField })

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
        <div data-around className={isPhone ? 'w-full' : 'w-73 shrink-0 border-r border-line'}>
          <EntriesPane
            searchRef={searchField}
            search={search}
            onSearch={setSearch}
            chosen={uid}
            freshDay={freshDay}
            isPhone={isPhone}
            onSelect={select}
            onOpenQuote={onOpenQuote}
            onNew={onNew}
            onTalks={onTalks}
          />
        </div>
      )}
      {uid && (
        <div className="min-w-0 flex-1" inert={isPhone && isOver}>
          <Suspense fallback={<PageWaiting />}>
            <EntryPage
              key={uid}
              quote={chosen === entryUid ? quote : undefined}
              terms={terms}
              panes={links}
              onSelect={select}
              slashItems={slashItems}
              beginnings={
                <Suspense fallback={null}>
                  <TemplateBeginnings onBegin={onBegin} />
                </Suspense>
              }
              margin={
                isPhone && (
                  <Suspense fallback={null}>
                    <InsightsPanel key={uid} {...{ uid, onFollow }} hasHeading />
                  </Suspense>
                )
              }
              care={!isCareBeside && care(uid)}
              edge={isPhone && <CompanionEdge uid={uid} onOpen={() => setIsOver(true)} />}
              {...{ uid, isPhone, dictation, session }}
            />
          </Suspense>
        </div>
      )}
      {uid && isCompanionOpen && (
        <CompanionFrame
          {...{ panes, uid, onOpenQuote, onFollow }}
          care={isCareBeside && care(uid)}
          onClose={() => (panes === 'three' ? setIsBeside : setIsOver)(false)}
        >
          {isPhone && <BackCloses onClose={() => setIsOver(false)} />}
          {companion({ entryUid: uid, variant: isPhone ? 'sheet' : 'pane' })}
        </CompanionFrame>
      )}
      {uid && isCompanionOpen && panes === 'three' && (
        <Suspense fallback={null}>
          <InsightsPanelThreads {...{ uid, around }} />
        </Suspense>
      )}
      <JournalOverlays onSelect={select} />
      <Suspense fallback={null}>
        <TemplateHost {...{ uid, onBegin, onGuided }} onSlashItems={setSlashItems} />
      </Suspense>
    </div>
  )
}

/** Whether the page is an entry by now, and the day of a page that was begun and has nothing to keep yet. */
function useKeptState(uid: string | null): { isKept: boolean; freshDay: string | null } {
  const { rows, isReady } = useView('page.mark', { uid: uid ?? '' })
  const binned = useView('page.binned', { uid: uid ?? '' })
  const isKept = uid !== null && rows.length > 0
  const isOpen = isReady && binned.isReady && !isKept && binned.rows.length === 0
  const fresh = isOpen && uid !== null ? freshPage(uid, Date.now()) : undefined
  const rule = useMyDay()
  return { isKept, freshDay: fresh ? dayOf(Date.parse(fresh.begunAt), rule) : null }
}
