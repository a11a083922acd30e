import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import { areaFor, habitFromWish } from '#domain/goals/engine/wish-habit.ts'
import type { GoalWorld } from '#domain/goals/visuals/goal-world.ts'
import type { Day } from '#domain/time/day.ts'
import { toast } from '#web/lib/toasts.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { planHabit } from '#web/lib/wish/plan-habit.ts'
import { Button } from '#web/ui/button.tsx'

interface WoopPlanProps {
  goal: GoalFact
  world: GoalWorld
  today: Day
  onOpenHabit: (uid: string) => void
}

/** The plan of a wish, and the way to make it a habit that its obstacle sets off. */
export function WoopPlan({ goal, world, today, onOpenHabit }: WoopPlanProps) {
  const vault = useVaultCalls()
  const { woop } = goal.customization
  const planned = woop && habitFromWish(woop)
  if (!woop) return null
  const isHabit = world.habits.some(({ name }) => name === planned?.name)
  const make = async () => {
    if (!planned) return
    const uid = await planHabit(vault, { planned, today, area: areaFor(goal.category), goalId: goal.id })
    if (uid === null) return
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
