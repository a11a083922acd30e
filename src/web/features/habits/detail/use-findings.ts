import { useEffect, useState } from 'react'
import type { HabitFinding } from '#domain/habits/insights/finding.ts'
import type { Day } from '#domain/time/day.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { watchHabit } from '#worker/habits/habit-insights.calls.ts'

export interface FindingsView {
  /** Null: still being compared. */
  readonly findings: readonly HabitFinding[] | null
  readonly hasFailed: boolean
}

/** What the days of a habit show, kept up to date. */
export function useFindings(uid: string, today: Day): FindingsView {
  const vault = useVaultCalls()
  const [found, setFound] = useState<{ uid: string; findings: readonly HabitFinding[] } | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    const life = new AbortController()
    vault
      .stream(
        watchHabit,
        { uid, today },
        (findings) => {
          if (life.signal.aborted) return
          setFailed(null)
          setFound({ uid, findings })
        },
        life.signal,
      )
      .catch(() => life.signal.aborted || setFailed(uid))
    return () => life.abort()
  }, [vault, uid, today])
  return { findings: found?.uid === uid ? found.findings : null, hasFailed: failed === uid }
}
