import { Feather } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { type Day, dayOf, hourOf } from '#domain/time/day.ts'
import { weekStartOf } from '#domain/time/my-day.ts'
import type { LatestRow } from '#domain/views/dashboard.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { Soon, soonPart } from '#web/lib/device/soon-part.tsx'
import { useMedia } from '#web/lib/device/use-media.ts'
import { useNow } from '#web/lib/device/use-now.ts'
import { useFirstSync } from '#web/lib/vault/use-first-sync.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { BottomAction } from '#web/ui/bottom-action.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

import type { CardsProps } from './cards/cards.tsx'
import { CheckIn } from './check-in.tsx'
import { CourseSkeleton } from './course-skeleton.tsx'
import { FirstLine } from './first-line.tsx'
import { Greeting } from './greeting.tsx'
import { LatestList } from './latest-list.tsx'
import { WordsSentChip } from './words-sent-chip.tsx'

const cards = soonPart(async () => (await import('./cards/cards.tsx')).Cards)
const Cards = (props: CardsProps) => (
  <Soon part={cards} props={props} fallback={<Skeleton className="air-mt-9 h-96 w-full" />} />
)

const CourseCard = lateComponent(async () => (await import('./course-card.tsx')).CourseCard)

export interface DashboardScreenProps {
  /** How the person is called. */
  userName: string
  onOpenEntry: (uid: string) => void
  /** Opens a blank page. */
  onWrite: () => void
  /** Opens a page that answers one of an earlier day. */
  onWriteBack: (day: Day) => void
  /** What comes back to the first line once it is sealed. `isFresh`: just now, and not before the page was loaded. */
  answer: (uid: string, isFresh: boolean) => ReactNode
  /** Offers to bring the journal of another app in. */
  bring: ReactNode
  /** Quiet things to do beside writing. */
  practice: ReactNode
  /** Offers something to look at to somebody who has nothing here yet. */
  lookAround: ReactNode
  /** Something that asks for attention once; beside the page where there is room. Null: nothing. */
  reminder?: ReactNode
}

const latestCount = 6

/** The column at the right; below the page where there is no room for it. */
const sideClass =
  'mt-9 border-line max-xl:border-t max-xl:pt-8 xl:-mb-16 xl:-mt-9 xl:border-l xl:pb-16 xl:pl-8 xl:pt-10'

/** Where a person arrives: how it is now, how it was, and the way to a page. */
export function DashboardScreen(props: DashboardScreenProps) {
  const { userName, onOpenEntry, onWrite, onWriteBack, answer, practice, reminder = null } = props
  const now = useNow()
  const rule = useMyDay()
  const today = dayOf(now, rule)
  const latest = useView('entries.latest', { count: latestCount })
  const arrival = useArrival(latest)
  const isFirst = arrival === 'first'
  const [only, ...others] = latest.rows
  const isAnswered = arrival === 'again' && only?.day === today && !only.isCheckIn && others.length === 0
  const hasReminder = Boolean(reminder)
  const week = { since: weekStartOf(today, rule), rule }

  const isWide = useMedia('(min-width: 1280px)')
  const hasSide = isWide && (hasReminder || !isFirst)
  const reminderBox = hasReminder && (
    <div className={classNames(!isFirst && 'mb-9 border-b border-line pb-8', !isWide && 'mt-9')}>
      {reminder}
    </div>
  )
  const cardProps = {
    today,
    practice,
    onOpenEntry,
    onWriteBack,
    lately: (!latest.isReady || latest.rows.length > 0) && (
      <Latest isReady={latest.isReady}>
        <LatestList rows={latest.rows} today={today} onOpenEntry={onOpenEntry} />
      </Latest>
    ),
  }
  return (
    <div
      className={classNames(
        'flex-1 max-md:pb-20',
        isFirst && !hasReminder && 'w-full max-w-190',
        isFirst && hasReminder && 'xl:grid xl:grid-cols-[minmax(0,1fr)_340px] xl:gap-x-11',
        !isFirst && 'xl:grid xl:grid-cols-[minmax(0,1fr)_288px] xl:gap-x-12',
      )}
    >
      <div className="min-w-0">
        <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 md:mb-9">
          <div className="min-w-[min(100%,300px)] flex-1">
            <Greeting userName={userName} today={today} hour={hourOf(now, rule.zone)} />
            <div className="mt-2 md:hidden">
              <WordsSentChip {...week} />
            </div>
          </div>
          <div className="flex shrink-0 flex-col items-end gap-3 max-md:hidden">
            <WordsSentChip {...week} />
            {!isFirst && <WriteButton onWrite={onWrite} />}
          </div>
        </header>
        {arrival === 'coming' && <Skeleton className="h-62.5 w-full rounded-card" />}
        {(isFirst || arrival === 'begun') && <Beginnings {...props} />}
        {isAnswered && <div className="mb-5 md:mb-9">{answer(only.id, false)}</div>}
        {arrival === 'again' && <CheckIn isBare={false} onOpenEntry={onOpenEntry} />}
        {isFirst && (
          <div className="air-mt-9 border-line max-md:border-t max-md:pt-8">
            <Suspense fallback={<CourseSkeleton />}>
              <CourseCard today={today} isFirst />
            </Suspense>
            <p className="type-secondary mt-4 text-muted">The first comparison needs fourteen rated days.</p>
          </div>
        )}
        {!isWide && reminderBox}
        {!isFirst && <Cards {...cardProps} column={isWide ? 'main' : 'all'} />}
      </div>
      {hasSide && (
        <div className={sideClass}>
          {reminderBox}
          {!isFirst && <Cards {...cardProps} column="side" />}
        </div>
      )}
      {!isFirst && (
        <BottomAction>
          <WriteButton onWrite={onWrite} />
        </BottomAction>
      )}
    </div>
  )
}

/** `first`: there is nothing yet; `begun`: a habit, a goal or a check-in, but no page; `again`: at least one page. */
type Arrival = 'coming' | 'first' | 'begun' | 'again'

/** What there was on arrival; a first line does not turn the screen over while it is written. */
function useArrival(latest: { rows: readonly LatestRow[]; isReady: boolean }): Arrival {
  const isComplete = useFirstSync()
  const plans = useView('plans.any')
  const [arrival, setArrival] = useState<Arrival>('coming')
  if (arrival === 'coming') {
    const { rows } = latest
    // Earlier than so many check-ins there may be a page.
    if (rows.length === latestCount || rows.some(({ isCheckIn }) => !isCheckIn)) setArrival('again')
    else if (isComplete && latest.isReady && plans.isReady)
      setArrival(rows.length + plans.rows.length > 0 ? 'begun' : 'first')
  }
  return arrival
}

/** Three ways to begin, and the check-in of the day. */
function Beginnings({ onOpenEntry, answer, bring, lookAround }: DashboardScreenProps) {
  return (
    <>
      <FirstLine answer={(uid) => answer(uid, true)} />
      {bring}
      {lookAround}
      <div className="border-line py-7 md:border-b">
        <CheckIn isBare onOpenEntry={onOpenEntry} />
      </div>
    </>
  )
}

function Latest({ isReady, children }: { isReady: boolean; children: ReactNode }) {
  return (
    <section aria-labelledby="latest-title">
      <h2 id="latest-title" className="type-secondary font-strong text-text-2">
        Lately
      </h2>
      {isReady ? children : <Skeleton className="mt-3 h-48 w-full" />}
    </section>
  )
}

/** The one primary action; on phones in reach of the thumb. */
function WriteButton({ onWrite }: { onWrite: () => void }) {
  return (
    <Button onClick={onWrite} className="max-md:min-h-14 max-md:rounded-pill">
      <Feather size={18} strokeWidth={1.7} aria-hidden="true" />
      Write
    </Button>
  )
}
