import { useCallback } from 'react'
import { areaFor, habitFromWish } from '#domain/goals/engine/wish-habit.ts'
import type { Goal } from '#domain/goals/records/goal.ts'
import type { Day } from '#domain/time/day.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { changeCue } from '#worker/habits/habits.calls.ts'

type WithPlan = Pick<Goal, 'category'> & { readonly id: string; readonly woop: Goal['customization']['woop'] }

/**
 * Makes the plan of a goal's wish a habit, with the obstacle as its cue; answers its uid, or null where there is none to make or it could not be kept, which has
 * been said then. It is only counted: on a day when the obstacle does not come, nothing is missed.
 */
export function usePlanHabit(today: Day) {
  const made = useEntityActions('habit')
  const vault = useVaultCalls()
  return useCallback(
    async ({ id, category, woop }: WithPlan): Promise<string | null> => {
      const plan = woop && habitFromWish(woop)
      if (!plan) return null
      const habitId = await made.create({
        ...plan,
        area: areaFor(category),
        kind: 'track',
        frequency: { type: 'daily' },
        cueType: 'emotional_state',
        startDate: today,
        goalId: id,
      })
      if (habitId === null) return null
      const cue = { habitId, cueType: 'emotional_state' as const, text: plan.trigger, today }
      await vault.run(changeCue, cue).catch(sayFailed)
      return habitId
    },
    [made, vault, today],
  )
}
