import { useEffect } from 'react'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { syncGoogleNow } from '#worker/calendar/google/google.calls.ts'
import { logError } from '#worker/core/vault-locked.ts'

const lookEveryMs = 60_000

/** Reads Google’s calendars when somebody looks at their own, and says once what is wrong with one that they follow. What went wrong stands beside it in the settings. */
export function useFreshCalendars(): void {
  const vault = useVaultCalls()
  useEffect(() => {
    vault.run(syncGoogleNow, null).catch(logError)
    const look = () => import('./say-faults.ts').then(({ sayFaults }) => sayFaults(vault)).catch(logError)
    void look()
    const timer = setInterval(look, lookEveryMs)
    return () => clearInterval(timer)
  }, [vault])
}
