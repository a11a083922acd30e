import { useEffect, useState } from 'react'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { type NearRow, watchNearPages } from '#worker/journal/search/near-pages.calls.ts'

/** A question is asked once typing rests: half a word means something else. */
const pauseMs = 200

/** What was told of a search; of an earlier one nothing is. */
interface Told {
  readonly search: string
  readonly rows: readonly NearRow[] | null
}

/** The pages near a search in meaning; null: it asks nothing that has one. Undefined until that is known. */
export function useNearPages(search: string): readonly NearRow[] | null | undefined {
  const vault = useVaultCalls()
  const [told, setTold] = useState<Told | null>(null)
  useEffect(() => {
    const life = new AbortController()
    const hear = (rows: Told['rows']) => life.signal.aborted || setTold({ search, rows })
    const timer = setTimeout(
      () => vault.stream(watchNearPages, { search }, hear, life.signal).catch(() => hear(null)),
      pauseMs,
    )
    return () => {
      clearTimeout(timer)
      life.abort()
    }
  }, [vault, search])
  return told?.search === search ? told.rows : undefined
}
