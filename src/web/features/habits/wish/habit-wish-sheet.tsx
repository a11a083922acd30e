import { habitWishSteps } from '#domain/goals/engine/wish-steps.ts'
import type { Day } from '#domain/time/day.ts'
import { toast } from '#web/lib/toasts.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { planHabit } from '#web/lib/wish/plan-habit.ts'
import { WishForm } from '#web/lib/wish/wish-form.tsx'

interface HabitWishSheetProps {
  today: Day
  onKept: (uid: string) => void
  onClose: () => void
}

/** The words with a stop at their end. */
const stopped = (words: string): string => words.trim().replace(/(?<![.!?…])$/, '.')

/** A habit from a wish: its plan, set off by the obstacle. */
export function HabitWishSheet({ today, onKept, onClose }: HabitWishSheetProps) {
  const vault = useVaultCalls()
  return (
    <WishForm
      isHabitOnly
      begun="habit-wish"
      steps={habitWishSteps}
      last="Seal it"
      onClose={onClose}
      onKeep={async ({ wish, outcome }, planned, isSent) => {
        if (!planned) return
        const about = `Wish: ${stopped(wish)} Outcome: ${stopped(outcome)}`
        const uid = await planHabit(vault, { planned, today, area: 'other', about })
        if (uid === null) return
        isSent()
        toast({ title: 'Sealed. Small is enough.' })
        onKept(uid)
      }}
    />
  )
}
