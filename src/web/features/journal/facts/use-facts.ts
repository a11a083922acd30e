import { useCallback } from 'react'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { changeFact, type FactChange } from '#worker/journal/entries/facts.calls.ts'

/** Changes the facts of a page. Resolves to false when that failed, which has been said then. */
export function useFacts(uid: string, begunAt: string): (change: FactChange) => Promise<boolean> {
  const vault = useVaultCalls()
  return useCallback(
    async (change) => {
      try {
        await vault.run(changeFact, { uid, begunAt, change })
        return true
      } catch (error) {
        sayFailed(error)
        return false
      }
    },
    [uid, begunAt, vault],
  )
}
