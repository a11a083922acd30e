import { useEffect } from 'react'
import { milestonesOf } from '#domain/goals/engine/goal-facts.ts'
import { progressByRule } from '#domain/goals/engine/goal-progress.ts'
import type { GoalWorld } from '#domain/goals/visuals/goal-world.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { followRule } from '#worker/goals/goals.calls.ts'

/** What moves a goal may change in several places at once: only what stays apart for so long (ms) is brought together. */
const settledMs = 600

/** Lets a goal follow its rule once what it counts says something else than its progress: a habit that was done elsewhere, a milestone that was deleted. */
export function useFollowedProgress({ goal, milestones, habits }: GoalWorld, isReady: boolean): void {
  const vault = useVaultCalls()
  const grounds = { milestones: milestonesOf(milestones, goal.id), habits }
  const isApart =
    isReady && goal.customization.progressRule !== 'hand' && progressByRule(goal, grounds) !== goal.progress
  const { id } = goal
  useEffect(() => {
    if (!isApart) return
    const soon = setTimeout(() => vault.run(followRule, { goalId: id }).catch(sayFailed), settledMs)
    return () => clearTimeout(soon)
  }, [vault, id, isApart])
}
