import { useEffect, useState } from 'react'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { logError } from '#worker/core/vault-locked.ts'
import { type MeaningSeen, watchMeaning } from '#worker/meaning/meaning.calls.ts'

/** How it stands with finding pages by what they mean on this device; null until that is known. */
export function useMeaning(): MeaningSeen | null {
  const vault = useVaultCalls()
  const [seen, setSeen] = useState<MeaningSeen | null>(null)
  useEffect(() => {
    const life = new AbortController()
    vault.stream(watchMeaning, null, setSeen, life.signal).catch((error: unknown) => {
      if (!life.signal.aborted) logError(error)
    })
    return () => life.abort()
  }, [vault])
  return seen
}
