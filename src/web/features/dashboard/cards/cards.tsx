import { Link } from '@tanstack/react-router'
import { LayoutList } from 'lucide-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { cardsIn } from '#domain/dashboard/card-order.ts'
import { type DashboardCard, dashboardCards } from '#domain/dashboard/dashboard-layout.ts'
import type { Day } from '#domain/time/day.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { GuidedOffer } from '#web/lib/vault/guided-offer.tsx'
import { QuietAction } from '#web/ui/quiet-action.tsx'
import { CourseCard } from '../course-card.tsx'
import { EarlierCard } from './earlier-card.tsx'
import { ExperimentCard } from './experiment-card.tsx'
import { HabitsCard } from './habits-card.tsx'
import { IntentionCard } from './intention-card.tsx'
import { LetterCard } from './letter-card.tsx'
import { moreClass } from './more-class.ts'
import { NextCard } from './next-card.tsx'
import { NoticedCard } from './noticed-card.tsx'
import { StepCard } from './step-card.tsx'
import { StreakCard } from './streak-card.tsx'
import { StrengthCard } from './strength-card.tsx'
import { useDrawnCards } from './use-drawn-cards.ts'
import { useLayout } from './use-layout.ts'

const ArrangeSheet = lateComponent(
  async () => (await import('./arrange-sheet.tsx')).ArrangeSheet,
  'asked for',
)

export interface CardsProps {
  today: Day
  lately: ReactNode
  practice: ReactNode
  onOpenEntry: (uid: string) => void
  onWriteBack: (day: Day) => void
  /** The cards beside the page, those on it, or all of them one under the other. */
  column: 'main' | 'side' | 'all'
}

const onPage =
  'air-mt-9 border-line max-md:border-t max-md:pt-6 [&>*:empty]:hidden [&>*:not(:empty)~*:not(:empty)]:border-line [&>*:not(:empty)~*:not(:empty)]:border-t'

/** A line stands between two cards that are drawn. */
const spacing = {
  main: `${onPage} [&>*:not(:empty)~*:not(:empty)]:mt-9 [&>*:not(:empty)~*:not(:empty)]:pt-8`,
  all: `${onPage} [&>*:not(:empty)~*:not(:empty)]:mt-6 [&>*:not(:empty)~*:not(:empty)]:pt-6`,
  side: '[&>*:empty]:hidden [&>*:not(:empty)~*:not(:empty)]:mt-6 [&>*:not(:empty)~*:not(:empty)]:border-line [&>*:not(:empty)~*:not(:empty)]:border-t [&>*:not(:empty)~*:not(:empty)]:pt-6',
} as const

/** The cards below the check-in, in the order of their person. One that has nothing to say draws nothing, and no line stands for it. */
export function Cards(props: CardsProps) {
  const { column } = props
  const view = useLayout()
  const own = cardsIn(view.layout, column).filter(view.isShown)
  const [isArranging, setArranging] = useState(false)
  const opener = useRef<HTMLSpanElement>(null)
  return (
    <>
      <div className={spacing[column]}>
        {own.map((card) => (
          <div key={card} data-card={card} className="@container">
            <Card card={card} {...props} />
          </div>
        ))}
      </div>
      {column !== 'side' && (
        <div className="mt-9 flex flex-wrap items-center gap-x-6 border-line border-t pt-4">
          <span ref={opener} tabIndex={-1}>
            <QuietAction Icon={LayoutList} words="Move or hide cards" onPress={() => setArranging(true)} />
          </span>
          <ShownCount />
        </div>
      )}
      {isArranging && (
        <Suspense fallback={null}>
          <ArrangeSheet
            view={view}
            isWide={column === 'main'}
            onClose={() => setArranging(false)}
            returnFocus={opener}
          />
        </Suspense>
      )}
    </>
  )
}

function ShownCount() {
  const drawn = useDrawnCards()
  return (
    <p className="type-label figures text-muted">
      Shown: {drawn} of {dashboardCards.length}
    </p>
  )
}

function Card({
  card,
  today,
  lately,
  practice,
  onOpenEntry,
  onWriteBack,
}: CardsProps & { card: DashboardCard }) {
  switch (card) {
    case 'letter':
      return (
        <>
          <LetterCard {...{ today, onOpenEntry }} />
          <GuidedOffer talk={null} className="not-first:mt-6" />
        </>
      )
    case 'habits':
      return <HabitsCard today={today} />
    case 'next':
      return <NextCard />
    case 'intention':
      return <IntentionCard today={today} />
    case 'step':
      return <StepCard today={today} />
    case 'experiment':
      return (
        <ExperimentCard
          today={today}
          more={
            <Link to="/analytics" search={{ tab: 'experiments' }} className={moreClass}>
              The experiment
            </Link>
          }
        />
      )
    case 'course':
      return <CourseCard today={today} isFirst={false} />
    case 'noticed':
      return <NoticedCard {...{ today, onOpenEntry }} />
    case 'on-this-day':
      return <EarlierCard {...{ today, onOpenEntry, onWriteBack }} />
    case 'strength':
      return <StrengthCard today={today} />
    case 'streak':
      return <StreakCard today={today} />
    case 'lately':
      return lately
    case 'practice':
      return practice
  }
}
