import { useEffect, useState } from 'react'
import {
  isRecoveryDue,
  type RecoveryHealth,
  type RecoverySlot,
  recoveryHealth,
} from '#domain/account/recovery-health.ts'
import { useFirstSync } from '#web/lib/vault/use-first-sync.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { useWaitsFor } from '#web/ui/together.tsx'
import { recoverySlots } from '#worker/recovery/recovery.calls.ts'

export interface RecoveryKnown {
  /** Null until the vault has answered. */
  readonly health: RecoveryHealth | null
  /** Whether the dashboard asks for a code. */
  readonly isDue: boolean
}

/** How things stand with the recovery code. Without a connection the sealed records decide alone. */
export function useRecoveryState(): RecoveryKnown {
  const vault = useVaultCalls()
  const { rows, isEarly = false } = useView('recovery.records')
  const row = rows[0]
  // A device that kept an answer has had everything once, and need not ask the server before it shows one.
  const [wasEarly, setWasEarly] = useState(isEarly)
  if (isEarly && !wasEarly) setWasEarly(true)
  const [slots, setSlots] = useState<readonly RecoverySlot[] | null>(null)
  const [arrivedAt] = useState(Date.now)
  const isComplete = useFirstSync()

  const [isAnswered, setAnswered] = useState(false)
  const isKnown = isComplete || wasEarly || (row?.states.length ?? 0) > 0
  useWaitsFor(wasEarly || (isAnswered && isKnown))

  useEffect(() => {
    if (!row) return
    const keep = (found: readonly RecoverySlot[] | null) => {
      setSlots(found)
      setAnswered(true)
    }
    let isOver = false
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      vault.run(recoverySlots, null).then(
        (found) => isOver || keep(found),
        () => isOver || keep(null),
      )
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
    }
  }, [row, vault])

  if (!row) return { health: null, isDue: false }
  const health = recoveryHealth(row.states, slots)
  return { health, isDue: isKnown && isRecoveryDue(health, row.hiddenUntil, arrivedAt) }
}
