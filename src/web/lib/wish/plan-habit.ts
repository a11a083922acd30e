import type { WishHabit } from '#domain/goals/engine/wish-habit.ts'
import type { HabitArea } from '#domain/habits/habit-choices.ts'
import type { Day } from '#domain/time/day.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { entityActions } from '#web/lib/vault/use-entities.ts'
import type { VaultCalls } from '#web/lib/vault/vault-calls.ts'
import { changeCue } from '#worker/habits/habits.calls.ts'

interface Planned {
  readonly planned: WishHabit
  readonly today: Day
  readonly area: HabitArea
  /** The goal that it serves. */
  readonly goalId?: string
  readonly about?: string
}

/**
 * Makes the plan of a wish a habit, with the obstacle as its cue; answers its uid, or null where it could not be kept, which has been said then. It is only
 * counted: on a day when the obstacle does not come, nothing is missed.
 */
export async function planHabit(
  vault: VaultCalls,
  { planned, today, ...more }: Planned,
): Promise<string | null> {
  const { cueType, trigger } = planned
  const habitId = await entityActions(vault, 'habit').create({
    ...planned,
    ...more,
    kind: 'track',
    frequency: { type: 'daily' },
    startDate: today,
  })
  if (habitId === null) return null
  await vault.run(changeCue, { habitId, cueType, text: trigger, today }).catch(sayFailed)
  return habitId
}
