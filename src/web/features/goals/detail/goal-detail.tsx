import { ChevronLeft } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { dated } from '#domain/goals/engine/days.ts'
import { type GoalFact, milestonesOf } from '#domain/goals/engine/goal-facts.ts'
import { timeframeName, type VisualizationType } from '#domain/goals/goal-choices.ts'
import { capital } from '#domain/text/number-words.ts'
import type { Day } from '#domain/time/day.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useGoalWorld } from '../use-goal-world.ts'
import { type GoalData, useGoalMoves } from '../use-goals.ts'
import { GoalHead } from './goal-head.tsx'
import { MilestoneList } from './milestone-list.tsx'
import { useFollowedProgress } from './use-followed-progress.ts'
import { useGoalPicture } from './use-goal-picture.ts'

const GoalCarried = lateComponent(async () => (await import('./goal-carried.tsx')).GoalCarried)
const GoalDrawn = lateComponent(async () => (await import('./goal-drawn.tsx')).GoalDrawn)
const GoalLines = lateComponent(async () => (await import('./goal-lines.tsx')).GoalLines)
const GoalNotes = lateComponent(async () => (await import('./goal-notes.tsx')).GoalNotes)
const GoalPicture = lateComponent(async () => (await import('./goal-picture.tsx')).GoalPicture)
const LinkedHabits = lateComponent(async () => (await import('./linked-habits.tsx')).LinkedHabits)
const MetricList = lateComponent(async () => (await import('./metric-list.tsx')).MetricList)
const OwnFields = lateComponent(async () => (await import('./own-fields.tsx')).OwnFields)
const StepForm = lateComponent(async () => (await import('./step-form.tsx')).StepForm)
const StepList = lateComponent(async () => (await import('./step-list.tsx')).StepList)
const WoopPlan = lateComponent(async () => (await import('./woop-plan.tsx')).WoopPlan)

export interface GoalDetailProps {
  goal: GoalFact
  data: GoalData
  onBack: () => void
  onOpen: (id: string) => void
  onLook: (look: 'nine' | VisualizationType) => void
  onOpenEntry: (uid: string) => void
  onOpenHabit: (uid: string) => void
}

/** A goal with everything that belongs to it. */
export function GoalDetail(props: GoalDetailProps) {
  const { goal, data, onBack, onOpen, onLook, onOpenEntry, onOpenHabit } = props
  const { today } = data
  const moves = useGoalMoves()
  const { world, isReady } = useGoalWorld(goal, data)
  const picture = useGoalPicture(goal)
  const file = useRef<HTMLInputElement>(null)
  const choosePicture = () => file.current?.click()
  useFollowedProgress(world, isReady)
  const parent = data.goals.find(({ id }) => id === String(goal.parentId))
  return (
    <>
      <Button variant="quiet" size="small" className="-ml-3 self-start" onClick={onBack}>
        <ChevronLeft size={16} strokeWidth={1.7} aria-hidden="true" />
        Goals
      </Button>
      <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <GoalHead {...{ goal, data, onBack }} onPicture={picture.picture ? null : choosePicture} />
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
            <p className="type-secondary mt-1 text-muted">Paused: {goal.customization.pauseReason}</p>
          )}
          {goal.description && (
            <p className="type-interface mt-4 max-w-prose whitespace-pre-wrap text-text-2">
              {goal.description}
            </p>
          )}
          <input
            ref={file}
            type="file"
            accept="image/*,.heic,.heif,.avif"
            hidden
            aria-label="Picture of this goal"
            onChange={(event) => {
              const [chosen] = event.target.files ?? []
              event.target.value = ''
              if (chosen) void picture.choose(chosen)
            }}
          />
          {picture.isSealing && (
            <p role="status" className="type-secondary mt-4 text-muted">
              Sealing the picture ...
            </p>
          )}
          {picture.picture && (
            <Suspense fallback={null}>
              <GoalPicture goal={goal} moves={picture} onReplace={choosePicture} />
            </Suspense>
          )}
          <Suspense fallback={<Skeleton className="mt-8 h-84 w-full" />}>
            <GoalDrawn {...{ world, onLook }} />
          </Suspense>
          <div className="mt-8 grid gap-x-12 gap-y-10 border-line border-t pt-8 md:grid-cols-[3fr_2fr]">
            <MilestoneList
              goal={goal}
              milestones={milestonesOf(data.milestones, goal.id)}
              today={today}
              moves={moves}
            />
            <div className="grid content-start gap-7">
              <Suspense fallback={<Skeleton className="h-24 w-full" />}>
                <LinkedHabits goal={goal} today={today} />
              </Suspense>
              <div className="grid gap-4 border-line border-t pt-6">
                {goal.customization.woop && (
                  <Suspense fallback={null}>
                    <WoopPlan {...{ goal, world, today, onOpenHabit }} />
                  </Suspense>
                )}
                <Suspense fallback={<Skeleton className="h-24 w-full" />}>
                  <OwnFields goalId={goal.id} impact={goal.impact} today={today} />
                  <MetricList goal={goal} />
                </Suspense>
              </div>
            </div>
          </div>
          <div className="mt-8 border-line border-t pt-6">
            <Suspense fallback={<Skeleton className="h-10 w-full" />}>
              <GoalNotes goal={goal} />
            </Suspense>
          </div>
        </div>
        <aside className="grid content-start gap-8 border-line max-xl:border-t max-xl:pt-8 xl:border-l xl:pl-9">
          {goal.status === 'completed' ? (
            <Suspense fallback={null}>
              <GoalCarried {...{ goal, world, onOpenEntry }} />
            </Suspense>
          ) : (
            <Suspense fallback={<Skeleton className="h-64 w-full" />}>
              <StepForm {...{ goal, today, moves }} />
            </Suspense>
          )}
          {data.steps.some(({ goalId }) => goalId === goal.id) && (
            <div className="border-line border-t pt-7">
              <Suspense fallback={<Skeleton className="h-24 w-full" />}>
                <StepList {...{ goal, today }} steps={data.steps} />
              </Suspense>
            </div>
          )}
          <div className="border-line border-t pt-7">
            <Suspense fallback={<Skeleton className="h-24 w-full" />}>
              <GoalLines {...{ goal, today, onOpenEntry }} />
            </Suspense>
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
  return `${capital(goal.category)}, ${goal.priority} priority, ${when}.`
}
