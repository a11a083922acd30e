import { useEffect, useState } from 'react'
import type { DoneSuggestion } from '#domain/insights/deeds/done-words.ts'
import type { Day } from '#domain/time/day.ts'
import type { SuggestionRow } from '#domain/views/habit-suggestions.ts'
import type { Rows } from '#web/lib/vault/use-rows.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { watchDone } from '#worker/habits/done-suggestions.calls.ts'

/** What may be a habit, kept up to date: what was written at once, what days show once they were compared. */
export function useSuggestions(today: Day): Rows<SuggestionRow> {
  const vault = useVaultCalls()
  const [done, setDone] = useState<readonly DoneSuggestion[]>([])
  useEffect(() => {
    const life = new AbortController()
    // Days that could not be compared show nothing; what was written is offered without them.
    void vault
      .stream(watchDone, { today }, (found) => life.signal.aborted || setDone(found), life.signal)
      .catch(() => undefined)
    return () => life.abort()
  }, [vault, today])
  return useView('habits.suggestions', { today, done: [...done] })
}
