import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import { habitFromWish } from '#domain/goals/engine/wish-habit.ts'
import type { GoalWorld } from '#domain/goals/visuals/goal-world.ts'
import type { Day } from '#domain/time/day.ts'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { usePlanHabit } from '../use-plan-habit.ts'

interface WoopPlanProps {
  goal: GoalFact
  world: GoalWorld
  today: Day
  onOpenHabit: (uid: string) => void
}

/** The plan of a wish, and the way to make it a habit that its obstacle sets off. */
export function WoopPlan({ goal, world, today, onOpenHabit }: WoopPlanProps) {
  const planHabit = usePlanHabit(today)
  const { woop } = goal.customization
  const planned = woop && habitFromWish(woop)
  if (!woop) return null
  const isHabit = world.habits.some(({ name }) => name === planned?.name)
  const make = async () => {
    const uid = await planHabit({ id: goal.id, category: goal.category, woop })
    if (uid === null || !planned) return
    const action = { label: 'Look at it', onPress: () => onOpenHabit(uid) }
    toast({ title: `“${planned.name}” is a habit now`, action })
  }
  return (
    <div>
      <h2 className="type-label text-muted">The plan</h2>
      <p className="type-quote mt-1">“{woop.plan}”</p>
      {planned && !isHabit && (
        <Button variant="quiet" size="small" className="-ml-3 mt-1" onClick={() => void make()}>
          Make it a habit
        </Button>
      )}
    </div>
  )
}
