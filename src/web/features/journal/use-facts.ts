import { useCallback } from 'react'
import { useVaultState } from '#web/lib/use-vault.ts'
import { inkwell } from '#web/lib/worker-link.ts'
import { changeFact, type FactChange } from './facts.calls.ts'
import { sayFailed } from './say-failed.ts'

/** Changes the facts of a page. Resolves to false when that failed, which has been said then. */
export function useFacts(uid: string, begunAt: string): (change: FactChange) => Promise<boolean> {
  const { userId: owner } = useVaultState()
  return useCallback(
    async (change) => {
      if (owner === null) return false
      try {
        await inkwell.run(changeFact, { owner, uid, begunAt, change })
        return true
      } catch (error) {
        sayFailed(error)
        return false
      }
    },
    [owner, uid, begunAt],
  )
}
