import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import { staleGoal } from '#domain/goals/engine/stale-goals.ts'
import type { GoalStatus } from '#domain/goals/goal-choices.ts'
import { timeline } from '#domain/goals/visuals/timeline.ts'
import { isWeekEnding } from '#domain/week-review/reviewed-week.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { Button } from '#web/ui/button.tsx'
import { Figure } from '#web/ui/charts/figure.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { GoalBoard } from './board/goal-board.tsx'
import { GoalTreeView } from './board/goal-tree-view.tsx'
import { GoalWall } from './board/goal-wall.tsx'
import { DayLines } from './day-lines.tsx'
import { goalsSentence } from './parts/goal-words.ts'
import { NoGoals } from './parts/no-goals.tsx'
import { CompleteModal, PauseModal } from './parts/reason-modals.tsx'
import { StaleQuestion } from './stale-question.tsx'
import { type GoalData, useGoalData, useGoalMoves } from './use-goals.ts'
import { TimelineDrawing } from './visualizations/timeline-drawing.tsx'

const GoalDetail = lateComponent(async () => (await import('./detail/goal-detail.tsx')).GoalDetail)
const NewGoalSheet = lateComponent(
  async () => (await import('./parts/new-goal-sheet.tsx')).NewGoalSheet,
  'asked for',
)
const WishSheet = lateComponent(async () => (await import('./parts/wish-sheet.tsx')).WishSheet, 'asked for')
const GoalVisualizations = lateComponent(
  async () => (await import('./visualizations/goal-visualizations.tsx')).GoalVisualizations,
)

export const goalViews = ['board', 'tree', 'timeline', 'wall'] as const
export type GoalView = (typeof goalViews)[number]

const viewWords: Readonly<Record<GoalView, string>> = {
  board: 'Board',
  tree: 'Tree',
  timeline: 'Timeline',
  wall: 'Completed',
}

export interface GoalsScreenProps {
  view: GoalView
  /** The goal that stands open, by uid. */
  goalId: string | undefined
  /** Its nine drawings are shown. */
  isLooking: boolean
  onView: (view: GoalView) => void
  onGoal: (uid: string | null, isLooking?: boolean) => void
  onOpenEntry: (uid: string) => void
  onOpenHabit: (uid: string) => void
  /** Looks back at the week. */
  onWeek: () => void
}

/** Goals: board, tree, timeline and wall; one of them with everything that belongs to it; its nine drawings. */
export function GoalsScreen({ goalId, isLooking, ...rest }: GoalsScreenProps) {
  const data = useGoalData()
  const goal = data.goals.find(({ id }) => id === goalId)
  const { onGoal, onOpenEntry, onOpenHabit } = rest
  if (!goal || goalId === undefined) {
    if (goalId !== undefined && data.isReady) return <GoneGoal onBack={() => onGoal(null)} />
    return goalId === undefined ? <AllGoals {...rest} data={data} /> : null
  }
  return (
    <Suspense fallback={null}>
      {isLooking ? (
        <GoalVisualizations {...{ goal, data }} onBack={() => onGoal(goal.id)} />
      ) : (
        <GoalDetail
          key={goal.id}
          {...{ goal, data, onOpenEntry, onOpenHabit }}
          onBack={() => onGoal(null)}
          onOpen={(id) => onGoal(id)}
          onLooks={() => onGoal(goal.id, true)}
        />
      )}
    </Suspense>
  )
}

function GoneGoal({ onBack }: { onBack: () => void }) {
  return (
    <div className="mt-16">
      <h1 className="type-insight">This goal is not here any more.</h1>
      <Button variant="outline" className="mt-5" onClick={onBack}>
        To all goals
      </Button>
    </div>
  )
}

type AllGoalsProps = Pick<GoalsScreenProps, 'view' | 'onView' | 'onGoal' | 'onWeek'> & { data: GoalData }

function AllGoals({ view, onView, onGoal, onWeek, data }: AllGoalsProps) {
  const { goals, steps, today, isReady } = data
  const moves = useGoalMoves()
  const { weekStart } = useMyDay()
  const [making, setMaking] = useState<'new' | 'wish' | null>(null)
  const [asked, setAsked] = useState<{ goal: GoalFact; to: 'paused' | 'completed' } | null>(null)
  const onMove = (goal: GoalFact, to: GoalStatus) => {
    if (to === 'paused' || to === 'completed') setAsked({ goal, to })
    else void moves.move(goal, to)
  }
  const stale = staleGoal(goals, steps, today)
  const isEmpty = isReady && goals.length === 0
  const closeAsked = () => setAsked(null)
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="type-screen-title">{view === 'tree' && !isEmpty ? 'What serves what?' : 'Goals'}</h1>
          {!isEmpty && (
            <p className="type-secondary mt-2 min-h-5 text-text-2">{isReady && goalsSentence(goals)}</p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {!isEmpty && (
            <Segments
              label="View"
              values={goalViews}
              chosen={view}
              wordsOf={(one) => viewWords[one]}
              onChange={onView}
            />
          )}
          {!isEmpty && (
            <Button variant="outline" onClick={() => setMaking('new')}>
              <Plus size={18} strokeWidth={1.7} aria-hidden="true" />
              New goal
            </Button>
          )}
        </div>
      </header>
      {isEmpty ? (
        <NoGoals onNew={() => setMaking('new')} onWish={() => setMaking('wish')} />
      ) : (
        isReady && (
          <>
            {view === 'board' && <GoalBoard {...{ goals, today, onMove }} onOpen={(id) => onGoal(id)} />}
            {view === 'tree' && <GoalTreeView {...{ goals, today }} onOpen={(id) => onGoal(id)} />}
            {view === 'timeline' && <GoalsOverTime data={data} />}
            {view === 'wall' && <GoalWall {...{ goals, today }} onOpen={(id) => onGoal(id)} />}
            {isWeekEnding(today, weekStart) && <WeekEnds onWeek={onWeek} />}
            {stale && (
              <StaleQuestion
                goal={stale}
                today={today}
                onOpen={() => onGoal(stale.id)}
                onPause={() => setAsked({ goal: stale, to: 'paused' })}
              />
            )}
          </>
        )
      )}
      {isReady && <DayLines today={today} />}
      <Suspense fallback={null}>
        {making === 'new' && (
          <NewGoalSheet
            today={today}
            onKept={(uid) => onGoal(uid)}
            onWish={() => setMaking('wish')}
            onClose={() => setMaking(null)}
          />
        )}
        {making === 'wish' && (
          <WishSheet today={today} onKept={(uid) => onGoal(uid)} onClose={() => setMaking(null)} />
        )}
      </Suspense>
      {asked?.to === 'paused' && <PauseModal goal={asked.goal} moves={moves} onClose={closeAsked} />}
      {asked?.to === 'completed' && <CompleteModal goal={asked.goal} moves={moves} onClose={closeAsked} />}
    </>
  )
}

/** Offered at the end of a week, and no question: it can be passed over. */
const WeekEnds = ({ onWeek }: { onWeek: () => void }) => (
  <section
    aria-label="The end of the week"
    className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-line border-t pt-5"
  >
    <p className="font-serif text-title-xs leading-item">Ten minutes to look back at the week?</p>
    <Button variant="quiet" size="small" className="-mx-3" onClick={onWeek}>
      Look back at the week
    </Button>
  </section>
)

function GoalsOverTime({ data }: { data: GoalData }) {
  const drawn = timeline({ goals: data.goals, goal: null, today: data.today })
  return (
    <Figure
      className="mt-9"
      level={2}
      question={drawn.question}
      answer={drawn.answer}
      table={drawn.table}
      fileName={`goals-${data.today}`}
    >
      {drawn.isDrawn && <TimelineDrawing drawn={drawn} today={data.today} rowHeight={34} names={168} />}
    </Figure>
  )
}
