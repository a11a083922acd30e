import {
  ChartNoAxesCombined,
  ChevronLeft,
  Ellipsis,
  Pause,
  Pencil,
  Play,
  RotateCcw,
  Trash2,
} from 'lucide-react'
import { Suspense, useState } from 'react'
import { dated } from '#domain/goals/engine/days.ts'
import { type GoalFact, milestonesOf } from '#domain/goals/engine/goal-facts.ts'
import { timeframeName } from '#domain/goals/goal-choices.ts'
import { progressChart } from '#domain/goals/visuals/progress-chart.ts'
import { capital } from '#domain/text/number-words.ts'
import type { Day } from '#domain/time/day.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { Button } from '#web/ui/button.tsx'
import { Figure } from '#web/ui/charts/figure.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CompleteModal, PauseModal } from '../parts/reason-modals.tsx'
import { useGoalWorld } from '../use-goal-world.ts'
import { type GoalData, useGoalMoves } from '../use-goals.ts'
import { drawingHeights } from '../visualizations/drawing-heights.ts'
import { ProgressDrawing } from '../visualizations/progress-drawing.tsx'
import { useVisualizationPreferences } from '../visualizations/use-visualizations.ts'
import { GoalLines } from './goal-lines.tsx'
import { LinkedHabits } from './linked-habits.tsx'
import { MetricList } from './metric-list.tsx'
import { MilestoneList } from './milestone-list.tsx'

const EditGoalSheet = lateComponent(
  async () => (await import('./edit-goal-sheet.tsx')).EditGoalSheet,
  'asked for',
)

const GoalCarried = lateComponent(async () => (await import('./goal-carried.tsx')).GoalCarried)
const OwnFields = lateComponent(async () => (await import('./own-fields.tsx')).OwnFields)
const StepForm = lateComponent(async () => (await import('./step-form.tsx')).StepForm)
const WoopPlan = lateComponent(async () => (await import('./woop-plan.tsx')).WoopPlan)

export interface GoalDetailProps {
  goal: GoalFact
  data: GoalData
  onBack: () => void
  onOpen: (id: string) => void
  onLooks: () => void
  onOpenEntry: (uid: string) => void
  onOpenHabit: (uid: string) => void
}

/** A goal with everything that belongs to it. */
export function GoalDetail(props: GoalDetailProps) {
  const { goal, data, onBack, onOpen, onLooks, onOpenEntry, onOpenHabit } = props
  const { today } = data
  const moves = useGoalMoves()
  const { world } = useGoalWorld(goal, data)
  const { preferences } = useVisualizationPreferences()
  const chart = progressChart(world)
  const parent = data.goals.find(({ id }) => id === String(goal.parentId))
  return (
    <>
      <Button variant="quiet" size="small" className="-ml-3 self-start" onClick={onBack}>
        <ChevronLeft size={16} strokeWidth={1.7} aria-hidden="true" />
        Goals
      </Button>
      <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <DetailHead {...{ goal, data, onBack }} />
          <p className="type-secondary mt-2 text-text-2">
            {headLine(goal, today)}
            {parent && (
              <>
                {' Under '}
                <button type="button" className="text-link" onClick={() => onOpen(parent.id)}>
                  {parent.title}
                </button>
                .
              </>
            )}
            {goal.customization.why && <span className="text-muted"> “{goal.customization.why}”</span>}
          </p>
          {goal.status === 'paused' && goal.customization.pauseReason && (
            <p className="type-secondary mt-1 text-muted">It rests: {goal.customization.pauseReason}</p>
          )}
          {goal.description && (
            <p className="type-interface mt-4 max-w-prose whitespace-pre-wrap text-text-2">
              {goal.description}
            </p>
          )}
          <Figure
            level={2}
            className="mt-8"
            question={chart.question}
            answer={chart.answer}
            table={chart.table}
            fileName={`goal-${today}`}
            actions={
              <Button variant="quiet" size="small" className="-ml-3" onClick={onLooks}>
                <ChartNoAxesCombined size={16} strokeWidth={1.7} aria-hidden="true" className="text-muted" />
                Nine ways to look at it
              </Button>
            }
          >
            <ProgressDrawing
              {...{ chart, today }}
              height={drawingHeights[preferences.density]}
              mood={[]}
              energy={[]}
            />
          </Figure>
          <div className="mt-8 grid gap-x-12 gap-y-10 border-line border-t pt-8 md:grid-cols-[3fr_2fr]">
            <MilestoneList
              goal={goal}
              milestones={milestonesOf(data.milestones, goal.id)}
              today={today}
              moves={moves}
            />
            <div className="grid content-start gap-7">
              <LinkedHabits goal={goal} today={today} />
              <div className="grid gap-4 border-line border-t pt-6">
                {goal.customization.woop && (
                  <Suspense fallback={null}>
                    <WoopPlan {...{ goal, world, today, onOpenHabit }} />
                  </Suspense>
                )}
                <Suspense fallback={<Skeleton className="h-24 w-full" />}>
                  <OwnFields goalId={goal.id} impact={goal.impact} today={today} />
                </Suspense>
                <MetricList goal={goal} />
              </div>
            </div>
          </div>
        </div>
        <aside className="grid content-start gap-8 border-line max-xl:border-t max-xl:pt-8 xl:border-l xl:pl-9">
          {goal.status === 'completed' ? (
            <Suspense fallback={null}>
              <GoalCarried {...{ goal, world, onOpenEntry }} />
            </Suspense>
          ) : (
            <Suspense fallback={<Skeleton className="h-64 w-full" />}>
              <StepForm key={goal.id} goal={goal} moves={moves} />
            </Suspense>
          )}
          <div className="border-line border-t pt-7">
            <GoalLines {...{ goal, today, onOpenEntry }} />
          </div>
        </aside>
      </div>
    </>
  )
}

function headLine(goal: GoalFact, today: Day): string {
  const when = goal.targetDate
    ? `by ${dated(goal.targetDate, today)}`
    : timeframeName(goal.timeframe).toLowerCase()
  return `${capital(goal.category)}, ${goal.priority}, ${when}.`
}

function DetailHead({ goal, data, onBack }: { goal: GoalFact; data: GoalData; onBack: () => void }) {
  const moves = useGoalMoves()
  const [asked, setAsked] = useState<'pause' | 'complete' | 'edit' | null>(null)
  const close = () => setAsked(null)
  const remove = async () => {
    onBack()
    await moves.remove(goal)
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <h1 className="type-screen-title [overflow-wrap:anywhere]">{goal.title}</h1>
      <div className="-mr-3 flex items-center">
        <StatusAction
          goal={goal}
          onPause={() => setAsked('pause')}
          onGo={() => void moves.move(goal, 'in_progress')}
        />
        {goal.status !== 'completed' && (
          <Button variant="outline" size="small" className="mx-2" onClick={() => setAsked('complete')}>
            It is done
          </Button>
        )}
        <Menu
          label="More about this goal"
          align="end"
          trigger={<IconButton label="More" icon={<Ellipsis size={20} strokeWidth={1.6} />} />}
        >
          <MenuItem icon={<Pencil size={18} strokeWidth={1.6} />} onSelect={() => setAsked('edit')}>
            All fields
          </MenuItem>
          {goal.status !== 'not_started' && (
            <MenuItem
              icon={<RotateCcw size={18} strokeWidth={1.6} />}
              onSelect={() => void moves.move(goal, 'not_started')}
            >
              Not started yet
            </MenuItem>
          )}
          <MenuItem icon={<Trash2 size={18} strokeWidth={1.6} />} onSelect={() => void remove()}>
            Delete
          </MenuItem>
        </Menu>
      </div>
      {asked === 'pause' && <PauseModal {...{ goal, moves }} onClose={close} />}
      {asked === 'complete' && <CompleteModal {...{ goal, moves }} onClose={close} />}
      {asked === 'edit' && (
        <Suspense fallback={null}>
          <EditGoalSheet goal={goal} goals={data.goals} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}

function StatusAction({ goal, onPause, onGo }: { goal: GoalFact; onPause: () => void; onGo: () => void }) {
  const isGoing = goal.status === 'in_progress'
  const Icon = isGoing ? Pause : Play
  const words = isGoing
    ? 'Pause, with a reason'
    : goal.status === 'not_started'
      ? 'Begin'
      : 'Take it up again'
  return (
    <Button variant="quiet" size="small" onClick={isGoing ? onPause : onGo}>
      <Icon size={16} strokeWidth={1.7} aria-hidden="true" />
      {words}
    </Button>
  )
}
