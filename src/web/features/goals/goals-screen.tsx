import { Suspense } from 'react'
import type { VisualizationType } from '#domain/goals/goal-choices.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { Button } from '#web/ui/button.tsx'
import { AllGoals, type AllGoalsProps } from './all-goals.tsx'
import { useGoalData } from './use-goals.ts'
import { withDrawings } from './visualizations/drawings/drawn-visualization.ts'
import type { OpenTarget } from './visualizations/drawings/graph-list.tsx'

const GoalDetail = lateComponent(async () => (await import('./detail/goal-detail.tsx')).GoalDetail)
const GoalVisualizations = lateComponent(
  withDrawings(async () => (await import('./visualizations/goal-visualizations.tsx')).GoalVisualizations),
)
const OneVisualization = lateComponent(
  withDrawings(async () => (await import('./visualizations/one-visualization.tsx')).OneVisualization),
)

/** Which drawings of a goal are looked at: all nine, or one alone. */
export type GoalLook = 'nine' | VisualizationType

interface GoalsScreenProps extends Omit<AllGoalsProps, 'data'> {
  /** The goal that stands open, by uid. */
  goalId: string | undefined
  /** Its drawings are shown; null: the goal with everything that belongs to it. */
  look: GoalLook | null
  onGoal: (uid: string | null, look?: GoalLook) => void
  onOpenEntry: (uid: string) => void
  onOpenHabit: (uid: string) => void
}

/** Goals: board, tree, timeline and wall; one of them with everything that belongs to it; its nine drawings, and each of them alone. */
export function GoalsScreen({ goalId, look, ...rest }: GoalsScreenProps) {
  const data = useGoalData()
  const goal = data.goals.find(({ id }) => id === goalId)
  const { onGoal, onOpenEntry, onOpenHabit } = rest
  if (!goal || goalId === undefined) {
    if (goalId !== undefined && data.isReady) return <GoneGoal onBack={() => onGoal(null)} />
    return goalId === undefined ? <AllGoals {...rest} data={data} /> : null
  }
  const onOpen = ({ is, id }: OpenTarget) => {
    if (is === 'goal') return onGoal(id)
    if (is === 'habit') return onOpenHabit(id)
    onOpenEntry(id)
  }
  const shared = { goal, data, onOpen, onLook: (type: VisualizationType) => onGoal(goal.id, type) }
  return (
    <Suspense fallback={null}>
      {look === 'nine' ? (
        <GoalVisualizations key={goal.id} {...shared} onBack={() => onGoal(goal.id)} />
      ) : look ? (
        <OneVisualization key={goal.id} {...shared} type={look} onBack={() => onGoal(goal.id, 'nine')} />
      ) : (
        <GoalDetail
          key={goal.id}
          {...{ goal, data, onOpenEntry, onOpenHabit }}
          onBack={() => onGoal(null)}
          onOpen={(id) => onGoal(id)}
          onLook={(to) => onGoal(goal.id, to)}
        />
      )}
    </Suspense>
  )
}

function GoneGoal({ onBack }: { onBack: () => void }) {
  return (
    <div className="mt-16">
      <h1 className="type-insight">This goal is no longer here.</h1>
      <Button variant="outline" className="mt-5" onClick={onBack}>
        All goals
      </Button>
    </div>
  )
}
