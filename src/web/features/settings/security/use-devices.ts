import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#browser/request.ts'
import type { OpenSession } from '#contract/sessions.ts'
import type { Moment } from '#web/lib/time-words.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { endOtherSessions, endSession } from '#worker/settings/security.calls.ts'
import { readKeys, removeKey } from '#worker/settings/settings.calls.ts'
import { askedKey, useAsk } from '../use-worker.ts'
import { deviceRows } from './device-rows.ts'

/** Fetched when it is needed: the first paint waits for no schema library. */
const contract = () => import('#contract/sessions.ts')
const sessionsKey = ['/api/sessions']
const keysKey = askedKey(readKeys)

async function askSessions(signal: AbortSignal): Promise<readonly OpenSession[] | null> {
  return (await call((await contract()).readSessions, { signal }))?.sessions ?? null
}

/** Browsers that are signed in; null: this one no longer is. */
export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => askSessions(signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
    networkMode: 'always',
  })
}

export const useKeys = () => useAsk(readKeys)

/** Asks for sessions and keys again. */
export function useFreshDevices(): () => void {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: sessionsKey })
    void client.invalidateQueries({ queryKey: keysKey })
  }
}

/** Ends sessions and takes keys of whoever types their password; the lists are asked again after it. */
export function useEndSessions() {
  const vault = useVaultCalls()
  const refresh = useFreshDevices()
  return {
    end: async (sessionId: string, password: string) => {
      await vault.run(endSession, { sessionId, password })
      refresh()
    },
    endOthers: async (password: string) => {
      await vault.run(endOtherSessions, { password })
      refresh()
    },
    takeKey: async (slotId: string, password: string) => {
      await vault.run(removeKey, { slotId, password })
      refresh()
    },
  }
}

/** Browsers and keys as rows. */
export function useDevices(moment: Moment) {
  const sessions = useSessions()
  const keys = useKeys()
  return {
    // Not before the keys are known: a row that says too early that a key is gone would frighten.
    rows: sessions.data && keys.data ? deviceRows(sessions.data, keys.data, moment) : null,
    isSignedOut: sessions.data === null,
    error: sessions.error ?? keys.error,
    ask: () => {
      void sessions.refetch()
      void keys.refetch()
    },
  }
}
