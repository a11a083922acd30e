import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OpenSession } from '#contract/sessions.ts'
import { call, RefusedError } from '#web/lib/request.ts'
import { useVaultCalls } from '#web/lib/vault-calls.ts'
import { deviceRows } from './device-rows.ts'
import { type KeyFact, readKeys, removeKey } from './settings.calls.ts'
import type { Moment } from './time-words.ts'
import { askedKey, useAsk, useDo } from './use-worker.ts'

/** Fetched when it is needed: the first paint waits for no schema library. */
const contract = () => import('#contract/sessions.ts')
const sessionsKey = ['/api/sessions']
const keysKey = askedKey(readKeys)

type Sessions = readonly OpenSession[] | null
const sessionsOf = (answer: { sessions: OpenSession[] } | null): Sessions => answer?.sessions ?? null

async function askSessions(signal?: AbortSignal): Promise<Sessions> {
  return sessionsOf(await call((await contract()).readSessions, signal ? { signal } : {}))
}

/** One that is over already is as good as ended. */
async function endSession(sessionId: string): Promise<Sessions> {
  try {
    return sessionsOf(await call((await contract()).endOneSession, { params: { sessionId } }))
  } catch (error) {
    if (error instanceof RefusedError && error.status === 404) return askSessions()
    throw error
  }
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

/** Browsers and keys as rows, and how they are taken away. */
export function useDevices(moment: Moment, onGone: () => void) {
  const vault = useVaultCalls()
  const client = useQueryClient()
  const sessions = useSessions()
  const keys = useKeys()
  const adopt = (left: Sessions) => {
    client.setQueryData(sessionsKey, left)
    void client.invalidateQueries({ queryKey: keysKey })
    onGone()
  }
  const end = useDo(endSession, adopt)
  const endOthers = useDo(
    async (_: null) => sessionsOf(await call((await contract()).endOtherSessions, {})),
    adopt,
  )
  const remove = useDo(
    (slotId: string) => vault.run(removeKey, { slotId }),
    (left: readonly KeyFact[]) => {
      client.setQueryData(keysKey, left)
      onGone()
    },
  )
  return {
    // Not before the keys are known: a row that says too early that a key is gone would frighten.
    rows: sessions.data && keys.data ? deviceRows(sessions.data, keys.data, moment) : null,
    isSignedOut: sessions.data === null,
    error: sessions.error ?? keys.error,
    ask: () => {
      void sessions.refetch()
      void keys.refetch()
    },
    end,
    endOthers,
    remove,
  }
}
