import { Link } from '@tanstack/react-router'
import { LayoutList } from 'lucide-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import type { DashboardCard } from '#domain/dashboard/dashboard-layout.ts'
import type { Day } from '#domain/time/day.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { GuidedOffer } from '#web/lib/vault/guided-offer.tsx'
import { QuietAction } from '#web/ui/quiet-action.tsx'
import { CourseCard } from '../course-card.tsx'
import { sideCards } from './card-names.ts'
import { EarlierCard } from './earlier-card.tsx'
import { ExperimentCard } from './experiment-card.tsx'
import { HabitsCard } from './habits-card.tsx'
import { IntentionCard } from './intention-card.tsx'
import { LetterCard } from './letter-card.tsx'
import { NextCard } from './next-card.tsx'
import { NoticedCard } from './noticed-card.tsx'
import { StepCard } from './step-card.tsx'
import { StrengthCard } from './strength-card.tsx'
import { useLayout } from './use-layout.ts'

const ArrangeSheet = lateComponent(
  async () => (await import('./arrange-sheet.tsx')).ArrangeSheet,
  'asked for',
)

interface CardsProps {
  today: Day
  lately: ReactNode
  practice: ReactNode
  onOpenEntry: (uid: string) => void
  /** The cards beside the page, those on it, or all of them one under the other. */
  column: 'main' | 'side' | 'all'
}

const more =
  'hit-44 mt-2 inline-flex rounded-inner text-small font-strong text-text-2 underline-offset-4 hover:text-text hover:underline'

/** The cards below the check-in, in the order of their person. One that has nothing to say draws nothing, and no line stands for it. */
export function Cards(props: CardsProps) {
  const { column } = props
  const view = useLayout()
  const own = view.cards.filter(
    (card) => view.isShown(card) && (column === 'all' || sideCards.has(card) === (column === 'side')),
  )
  const shown = view.cards.filter(view.isShown).length
  const [isArranging, setArranging] = useState(false)
  const opener = useRef<HTMLSpanElement>(null)
  return (
    <>
      <div
        className={
          column === 'side'
            ? '[&>*:empty]:hidden [&>*:not(:empty)~*:not(:empty)]:mt-8 [&>*:not(:empty)~*:not(:empty)]:border-line [&>*:not(:empty)~*:not(:empty)]:border-t [&>*:not(:empty)~*:not(:empty)]:pt-7'
            : 'air-mt-9 border-line max-md:border-t max-md:pt-8 [&>*:empty]:hidden [&>*:not(:empty)~*:not(:empty)]:mt-9 [&>*:not(:empty)~*:not(:empty)]:border-line [&>*:not(:empty)~*:not(:empty)]:border-t [&>*:not(:empty)~*:not(:empty)]:pt-8'
        }
      >
        {own.map((card) => (
          <div key={card} data-card={card}>
            <Card card={card} {...props} />
          </div>
        ))}
      </div>
      {column !== 'side' && (
        <div className="mt-9 flex flex-wrap items-center gap-x-6 border-line border-t pt-4">
          <span ref={opener} tabIndex={-1}>
            <QuietAction Icon={LayoutList} words="Move or hide cards" onPress={() => setArranging(true)} />
          </span>
          <p className="type-label figures text-muted">
            Shown: {shown} of {view.cards.length}
          </p>
        </div>
      )}
      {isArranging && (
        <Suspense fallback={null}>
          <ArrangeSheet view={view} onClose={() => setArranging(false)} returnFocus={opener} />
        </Suspense>
      )}
    </>
  )
}

function Card({ card, today, lately, practice, onOpenEntry }: CardsProps & { card: DashboardCard }) {
  switch (card) {
    case 'letter':
      return (
        <>
          <LetterCard {...{ today, onOpenEntry }} />
          <GuidedOffer talk={null} className="not-first:mt-6" />
        </>
      )
    case 'habits':
      return (
        <HabitsCard
          today={today}
          more={
            <Link to="/habits" className={more}>
              All habits
            </Link>
          }
        />
      )
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
            <Link to="/analytics" search={{ tab: 'experiments' }} className={more}>
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
      return <EarlierCard {...{ today, onOpenEntry }} />
    case 'strength':
      return <StrengthCard today={today} />
    case 'lately':
      return lately
    case 'practice':
      return practice
  }
}
