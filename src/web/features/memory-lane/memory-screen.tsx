import { Shuffle } from 'lucide-react'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { sameVisit } from '#web/lib/device/page-left.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { sayFailed, tried } from '#web/lib/vault/say-failed.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { dropPath } from '#web/ui/drop-mark.tsx'
import { EmptyPage } from '#web/ui/empty/empty-page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import {
  type MemoryOf,
  type MemoryOverview,
  sayOfMemory,
  type TalkPlace,
  unsayOfMemory,
} from '#worker/memory/memory.calls.ts'
import { type Memory, type MemoryPlace, MemoryProvider, type MemoryView } from './memory-place.ts'
import { behindWords, isBlank, progressWords } from './memory-words.ts'
import { SampleCosts } from './sample-costs.tsx'
import { useFocusKept } from './use-focus-kept.ts'
import { useMemoryLife } from './use-memory-life.ts'
import { MonthRail } from './views/month-rail.tsx'
import { PagesView } from './views/pages-view.tsx'

const ReviewSheet = lateComponent(
  async () => (await import('./review/review-sheet.tsx')).ReviewSheet,
  'asked for',
)

const NodeView = lateComponent(async () => (await import('./views/node-view.tsx')).NodeView)
const InboxView = lateComponent(async () => (await import('./views/inbox-view.tsx')).InboxView)
const PeopleView = lateComponent(async () => (await import('./views/people-view.tsx')).PeopleView)
const StoriesView = lateComponent(async () => (await import('./views/stories-view.tsx')).StoriesView)
const BeliefsView = lateComponent(async () => (await import('./views/beliefs-view.tsx')).BeliefsView)
const CorrectionsView = lateComponent(
  async () => (await import('./views/corrections-view.tsx')).CorrectionsView,
)
const onItsWay = <Skeleton className="mt-7 h-80 w-full rounded-card" />

interface MemoryScreenProps {
  of: MemoryOf
  place: MemoryPlace
  /** `isHere`: only what the place is like has changed, and going back skips it. */
  onGo: (place: MemoryPlace, isHere?: boolean) => void
  onOpenPage: (uid: string, talk?: TalkPlace) => void
  onWrite: () => void
  /** Says whose life it is, where that is nobody's. */
  head?: ReactNode
}

/** Earlier days, the people and places in them, the stories they make, and everything that was made of them, to be put right. */
export function MemoryScreen({ of, place, onGo, onOpenPage, onWrite, head }: MemoryScreenProps) {
  const { overview, progress, isFailed, again } = useMemoryLife(of)
  if (!overview)
    return (
      <Frame head={head}>
        <h1 className="type-screen-title">Memory Lane</h1>
        <p role="status" className="mt-3 text-text-2">
          {isFailed ? 'Your pages could not be read just now. Nothing is lost.' : progressWords(progress)}
        </p>
        {isFailed ? (
          <Button className="mt-6" onClick={again}>
            Try again
          </Button>
        ) : (
          <Skeleton className="mt-9 h-80 w-full rounded-card" />
        )}
      </Frame>
    )
  if (isBlank(overview)) return <FirstPage onWrite={onWrite} />
  const behind = isFailed ? 'What is new could not be read.' : behindWords(progress)
  return (
    <Ready
      {...{ of, place, onGo, onOpenPage, onWrite, head, overview, behind, again }}
      canGoOn={isFailed || progress?.step === 'stopped'}
    />
  )
}

const Frame = ({ head, children }: { head?: ReactNode; children: ReactNode }) => (
  <div className="h-full overflow-y-auto px-5.5 pt-6 pb-28 lg:px-12 lg:pt-10">
    {head}
    {children}
  </div>
)

const drawing = (
  <>
    <g className="stroke-line-strong" strokeLinecap="round">
      <path d="M1 66C26 66 30 40 54 40S86 58 104 52" />
      <path d="M104 52C122 46 126 24 149 20" strokeDasharray="1 5" />
      <path d="M24 12H66M24 22H52" />
    </g>
    <g className="fill-surface-0 stroke-line-strong">
      <circle cx="16" cy="61" r="4" />
      <circle cx="54" cy="40" r="4" />
    </g>
    <path className="stroke-ink" d={dropPath} transform="translate(90 22) scale(1.15)" strokeWidth="1.4" />
  </>
)

function FirstPage({ onWrite }: { onWrite: () => void }) {
  return (
    <Frame>
      <h1 className="type-screen-title">Memory Lane</h1>
      <EmptyPage
        className="mt-10"
        drawing={drawing}
        will="There is nothing to look back on yet. The first page will be the first thing here."
        about="People, places and what you write of them are found on this device, in your own sentences."
      >
        <Button onClick={onWrite}>Write a page</Button>
      </EmptyPage>
    </Frame>
  )
}

function useMemoryOf({
  of,
  place,
  onGo,
  onOpenPage,
  onWrite,
  overview,
}: Omit<ReadyProps, 'head' | 'behind' | 'canGoOn' | 'again'>): Memory {
  const vault = useVaultCalls()
  return useMemo(() => {
    const unsay = (uid: string) =>
      vault.run(unsayOfMemory, { of, uid }).catch((error: unknown) => sayFailed(error))
    return {
      ...{ of, overview, place, unsay },
      openPage: onOpenPage,
      write: of === null ? onWrite : null,
      go: (to) => onGo({ ...place, node: null, ...to }),
      stay: (to) => onGo({ ...place, ...to }, true),
      async say(said, words) {
        const isHere = sameVisit()
        const uids: string[] = []
        for (const one of Array.isArray(said) ? said : [said]) {
          const uid = await tried(vault.run(sayOfMemory, { of, said: one }))
          if (uid === null) break
          uids.push(uid)
        }
        const undo = async () => {
          for (const uid of uids.toReversed()) await unsay(uid)
        }
        if (uids.length > 0 && isHere() && words) offerUndo(words, undo)
        return uids.length > 0
      },
    }
  }, [vault, of, place, onGo, onOpenPage, onWrite, overview])
}

interface ReadyProps
  extends Pick<MemoryScreenProps, 'of' | 'place' | 'onGo' | 'onOpenPage' | 'onWrite' | 'head'> {
  overview: MemoryOverview
  /** Why what is shown is not the newest; '' where it is. */
  behind: string
  canGoOn: boolean
  again: () => void
}

function Ready({ head, behind, canGoOn, again, ...parts }: ReadyProps) {
  const memory = useMemoryOf(parts)
  const [review, setReview] = useState<'chance' | 'review' | null>(null)
  const { overview, place, go } = memory
  const held = useFocusKept()
  const choices: { value: MemoryView; label: string }[] = [
    { value: 'pages', label: 'Pages' },
    { value: 'people', label: 'People and places' },
    { value: 'stories', label: 'Stories' },
    {
      value: 'settle',
      label: overview.toSettle > 0 ? `To settle ${overview.toSettle.toLocaleString('en')}` : 'To settle',
    },
    { value: 'beliefs', label: 'What Inkwell believes' },
    { value: 'corrections', label: 'Put right' },
  ]
  return (
    <MemoryProvider value={memory}>
      <div className="h-full overflow-y-auto lg:grid lg:grid-cols-[256px_minmax(0,1fr)] lg:overflow-hidden">
        <MonthRail />
        <div
          ref={held}
          tabIndex={-1}
          className="px-5.5 pt-6 pb-28 outline-none lg:h-full lg:overflow-y-auto lg:px-10 lg:pt-8"
        >
          {head}
          {memory.of !== null && <SampleCosts />}
          {behind !== '' && (
            <p role="status" className="mb-4 flex flex-wrap items-center gap-x-4 text-small text-text-2">
              {behind}
              {canGoOn && (
                <Button variant="quiet" size="small" onClick={again}>
                  Go on
                </Button>
              )}
            </p>
          )}
          {place.node ? (
            <Suspense fallback={onItsWay}>
              <NodeView key={place.node} id={place.node} />
            </Suspense>
          ) : (
            <>
              <div className="flex flex-wrap items-center justify-between gap-4">
                <h1 className="type-screen-title">Memory Lane</h1>
                <Button variant="outline" onClick={() => setReview('chance')}>
                  <Shuffle size={18} strokeWidth={1.7} aria-hidden="true" />A page by chance
                </Button>
              </div>
              <div className="memory-tabs mt-4 [&_[role=tablist]]:overflow-x-auto [&_[role=tab]]:shrink-0">
                <Tabs
                  label="Memory Lane"
                  value={place.view}
                  onChange={(view) => go({ view })}
                  choices={choices}
                >
                  <TabPanel value={place.view}>
                    <Suspense fallback={onItsWay}>
                      <ViewOf view={place.view} onReview={() => setReview('review')} />
                    </Suspense>
                  </TabPanel>
                </Tabs>
              </div>
            </>
          )}
        </div>
        {review && (
          <Suspense fallback={null}>
            <ReviewSheet isReview={review === 'review'} onClose={() => setReview(null)} />
          </Suspense>
        )}
      </div>
    </MemoryProvider>
  )
}

function ViewOf({ view, onReview }: { view: MemoryView; onReview: () => void }) {
  if (view === 'people') return <PeopleView />
  if (view === 'stories') return <StoriesView />
  if (view === 'settle') return <InboxView />
  if (view === 'beliefs') return <BeliefsView />
  if (view === 'corrections') return <CorrectionsView />
  return <PagesView onReview={onReview} />
}
