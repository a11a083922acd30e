import { areaFor } from '#domain/goals/engine/wish-habit.ts'
import { goalWishSteps } from '#domain/goals/engine/wish-steps.ts'
import type { Day } from '#domain/time/day.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { planHabit } from '#web/lib/wish/plan-habit.ts'
import { WishForm } from '#web/lib/wish/wish-form.tsx'
import { useGoalActions } from '../use-goals.ts'

interface WishSheetProps {
  today: Day
  onKept: (uid: string) => void
  onClose: () => void
}

const category = 'mental'

/** A goal from a wish, and its plan as a habit. */
export function WishSheet({ today, onKept, onClose }: WishSheetProps) {
  const actions = useGoalActions()
  const vault = useVaultCalls()
  return (
    <WishForm
      begun="wish"
      steps={goalWishSteps}
      last="Create goal"
      onClose={onClose}
      onKeep={async (answers, planned, isSent) => {
        const goalId = await actions.create({
          title: answers.wish.trim().slice(0, 200),
          category,
          priority: 'medium',
          timeframe: 'long_term',
          customization: { why: answers.outcome.trim(), woop: answers, madeOn: today },
        })
        if (goalId === null) return
        isSent()
        if (planned) await planHabit(vault, { planned, today, area: areaFor(category), goalId })
        onKept(goalId)
      }}
    />
  )
}
