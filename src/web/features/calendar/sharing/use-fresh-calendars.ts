import { useEffect } from 'react'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { syncGoogleNow } from '#worker/calendar/google/google.calls.ts'
import { refreshCalendars } from '#worker/calendar/sharing/sharing.calls.ts'
import { logError } from '#worker/core/vault-locked.ts'

/** Fetches followed calendars anew when somebody looks at their own, each at most once an hour, and Google’s at once. What went wrong stands beside it in the settings. */
export function useFreshCalendars(): void {
  const vault = useVaultCalls()
  useEffect(() => {
    vault.run(refreshCalendars, { uid: null }).catch(logError)
    vault.run(syncGoogleNow, null).catch(logError)
  }, [vault])
}
