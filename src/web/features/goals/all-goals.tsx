import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import { filteredGoals, type GoalFilter, isFiltering, tagsOf } from '#domain/goals/engine/goal-filter.ts'
import { staleGoal } from '#domain/goals/engine/stale-goals.ts'
import type { GoalStatus } from '#domain/goals/goal-choices.ts'
import { isWeekEnding } from '#domain/week-review/reviewed-week.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { useCameFor } from '#web/lib/vault/came-for.tsx'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { Button } from '#web/ui/button.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { GoalBoard } from './board/goal-board.tsx'
import { GoalTreeView } from './board/goal-tree-view.tsx'
import { DayLines } from './day-lines.tsx'
import { GoalFilterBar } from './filter/goal-filter-bar.tsx'
import { goalsSentence } from './parts/goal-words.ts'
import { NoGoals } from './parts/no-goals.tsx'
import { CompleteModal, PauseModal } from './parts/reason-modals.tsx'
import { StaleQuestion } from './stale-question.tsx'
import { type GoalData, type GoalMoves, useGoalMoves } from './use-goals.ts'
import { withDrawings } from './visualizations/drawings/drawn-visualization.ts'

const NewGoalSheet = lateComponent(
  async () => (await import('./parts/new-goal-sheet.tsx')).NewGoalSheet,
  'asked for',
)
const GoalTimeline = lateComponent(async () => (await import('./board/goal-timeline.tsx')).GoalTimeline)
const GoalWall = lateComponent(async () => (await import('./board/goal-wall.tsx')).GoalWall)
const GoalsOverview = lateComponent(
  withDrawings(async () => (await import('./board/goals-overview.tsx')).GoalsOverview),
)
const WishSheet = lateComponent(async () => (await import('./parts/wish-sheet.tsx')).WishSheet, 'asked for')

export const goalViews = ['board', 'tree', 'timeline', 'wall', 'overview'] as const
type GoalView = (typeof goalViews)[number]

const viewWords: Readonly<Record<GoalView, string>> = {
  board: 'Board',
  tree: 'Tree',
  timeline: 'Timeline',
  wall: 'Completed',
  overview: 'Overview',
}

export interface AllGoalsProps {
  data: GoalData
  view: GoalView
  filter: GoalFilter
  onView: (view: GoalView) => void
  onFilter: (filter: GoalFilter) => void
  onGoal: (uid: string) => void
  /** A new goal is asked for by the address. */
  isMaking: boolean
  onMade: () => void
  /** Looks back at the week. */
  onWeek: () => void
}

interface Asked {
  readonly goal: GoalFact
  readonly to: 'paused' | 'completed'
}

/** All goals as board, tree, timeline, wall or in numbers; the day's own lines below them. */
export function AllGoals(props: AllGoalsProps) {
  const { data, view, filter, isMaking, onMade, onView, onFilter, onGoal, onWeek } = props
  const { goals, steps, today, isReady } = data
  const moves = useGoalMoves()
  const cameFor = useCameFor()
  const { weekStart } = useMyDay()
  const [chosen, setChosen] = useState<'new' | 'wish' | null>(null)
  const making = isMaking ? 'new' : chosen
  const setMaking = (next: typeof chosen) => {
    if (isMaking) onMade()
    setChosen(next)
  }
  const [asked, setAsked] = useState<Asked | null>(null)
  const stale = staleGoal(goals, steps, today)
  const isEmpty = isReady && goals.length === 0
  return (
    <>
      <GoalsHead {...{ data, view, onView }} onNew={() => setMaking('new')} />
      {isEmpty && <NoGoals onNew={() => setMaking('new')} onWish={() => setMaking('wish')} />}
      {isReady && !isEmpty && (
        <>
          <GoalsShown {...{ data, view, filter, moves, onFilter, onGoal }} onAsk={setAsked} />
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
      )}
      {isReady && <DayLines today={today} />}
      <Suspense fallback={null}>
        {making === 'new' && (
          <NewGoalSheet
            today={today}
            title={isEmpty ? cameFor : ''}
            onKept={onGoal}
            onWish={() => setMaking('wish')}
            onClose={() => setMaking(null)}
          />
        )}
        {making === 'wish' && <WishSheet today={today} onKept={onGoal} onClose={() => setMaking(null)} />}
      </Suspense>
      {asked && <Ask {...{ asked, moves }} onClose={() => setAsked(null)} />}
    </>
  )
}

function Ask({ asked: { goal, to }, ...rest }: { asked: Asked; moves: GoalMoves; onClose: () => void }) {
  const Modal = to === 'paused' ? PauseModal : CompleteModal
  return <Modal goal={goal} {...rest} />
}

interface GoalsHeadProps extends Pick<AllGoalsProps, 'data' | 'view' | 'onView'> {
  onNew: () => void
}

function GoalsHead({ data: { goals, isReady }, view, onView, onNew }: GoalsHeadProps) {
  const isEmpty = isReady && goals.length === 0
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div>
        <h1 className="type-screen-title">{view === 'tree' && !isEmpty ? 'What serves what?' : 'Goals'}</h1>
        {!isEmpty && (
          <p className="type-secondary mt-2 min-h-5 text-text-2">{isReady && goalsSentence(goals)}</p>
        )}
      </div>
      {!isEmpty && (
        <>
          <div className="max-md:order-2 max-md:col-span-2">
            <Segments
              label="View"
              values={goalViews}
              chosen={view}
              wordsOf={(one) => viewWords[one]}
              onChange={onView}
            />
          </div>
          <Button variant="outline" onClick={onNew}>
            <Plus size={18} strokeWidth={1.7} aria-hidden="true" />
            New goal
          </Button>
        </>
      )}
    </header>
  )
}

interface GoalsShownProps extends Pick<AllGoalsProps, 'data' | 'view' | 'filter' | 'onFilter' | 'onGoal'> {
  moves: GoalMoves
  onAsk: (asked: Asked) => void
}

/** The goals that were looked for, in the chosen view. */
function GoalsShown({ data, view, filter, moves, onFilter, onGoal, onAsk }: GoalsShownProps) {
  const { goals, today } = data
  const all = view === 'wall' ? goals.filter(({ status }) => status === 'completed') : goals
  const found = filteredGoals(all, filter)
  const isNothing = isFiltering(filter) && found.length === 0
  const onMove = (goal: GoalFact, to: GoalStatus) => {
    if (to === 'paused' || to === 'completed') onAsk({ goal, to })
    else void moves.move(goal, to)
  }
  return (
    <>
      {(goals.length > 1 || isFiltering(filter)) && (
        <GoalFilterBar
          filter={filter}
          tags={tagsOf(goals)}
          shown={found.length}
          all={all.length}
          onChange={onFilter}
        />
      )}
      {!isNothing && (
        <Suspense fallback={<Skeleton className="mt-8 h-96 w-full" />}>
          {view === 'board' && <GoalBoard {...{ today, onMove }} goals={found} onOpen={onGoal} />}
          {view === 'tree' && <GoalTreeView {...{ goals, found, today, moves }} onOpen={onGoal} />}
          {view === 'timeline' && <GoalTimeline {...{ today }} goals={found} onOpen={onGoal} />}
          {view === 'wall' && <GoalWall {...{ today }} goals={found} all={goals} onOpen={onGoal} />}
          {view === 'overview' && (
            <GoalsOverview {...{ data }} goals={found} onOpen={({ id }) => onGoal(id)} />
          )}
        </Suspense>
      )}
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
