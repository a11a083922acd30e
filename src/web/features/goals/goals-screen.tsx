import { Suspense } from 'react'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { Button } from '#web/ui/button.tsx'
import { AllGoals, type AllGoalsProps } from './all-goals.tsx'
import { useGoalData } from './use-goals.ts'

const GoalDetail = lateComponent(async () => (await import('./detail/goal-detail.tsx')).GoalDetail)
const GoalVisualizations = lateComponent(
  async () => (await import('./visualizations/goal-visualizations.tsx')).GoalVisualizations,
)

interface GoalsScreenProps extends Omit<AllGoalsProps, 'data'> {
  /** The goal that stands open, by uid. */
  goalId: string | undefined
  /** Its nine drawings are shown. */
  isLooking: boolean
  onGoal: (uid: string | null, isLooking?: boolean) => void
  onOpenEntry: (uid: string) => void
  onOpenHabit: (uid: string) => void
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
      <h1 className="type-insight">This goal is no longer here.</h1>
      <Button variant="outline" className="mt-5" onClick={onBack}>
        All goals
      </Button>
    </div>
  )
}
