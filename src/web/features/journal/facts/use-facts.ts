import { useCallback } from 'react'
import { wasDone } from '#web/lib/vault/say-failed.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { changeFact, type FactChange } from '#worker/journal/entries/facts.calls.ts'

/** Changes the facts of a page. Resolves to false when that failed, which has been said then. */
export function useFacts(uid: string, begunAt: string): (change: FactChange) => Promise<boolean> {
  const vault = useVaultCalls()
  return useCallback(
    (change) => wasDone(vault.run(changeFact, { uid, begunAt, change })),
    [uid, begunAt, vault],
  )
}
