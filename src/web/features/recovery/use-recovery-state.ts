import { useEffect, useState } from 'react'
import {
  isRecoveryDue,
  type RecoverySlot,
  type RecoveryStanding,
  recoveryStanding,
} from '#domain/account/recovery-standing.ts'
import { useFirstSync } from '#web/lib/use-first-sync.ts'
import { useRows } from '#web/lib/use-rows.ts'
import { useVaultCalls } from '#web/lib/vault-calls.ts'
import { recoveryRecords, recoverySlots } from './recovery.calls.ts'

export interface RecoveryKnown {
  /** Null until the vault has answered. */
  readonly standing: RecoveryStanding | null
  /** Whether the dashboard asks for a code. */
  readonly isDue: boolean
}

/** How things stand with the recovery code. Without a connection the sealed records decide alone. */
export function useRecoveryState(): RecoveryKnown {
  const vault = useVaultCalls()
  const row = useRows(recoveryRecords, null).rows[0]
  const [slots, setSlots] = useState<readonly RecoverySlot[] | null>(null)
  const [arrivedAt] = useState(Date.now)
  const isComplete = useFirstSync()

  useEffect(() => {
    if (!row) return
    let isOver = false
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      vault.run(recoverySlots, null).then(
        (found) => isOver || setSlots(found),
        () => isOver || setSlots(null),
      )
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
    }
  }, [row, vault])

  if (!row) return { standing: null, isDue: false }
  const standing = recoveryStanding(row.states, slots)
  const isKnown = isComplete || row.states.length > 0
  return { standing, isDue: isKnown && isRecoveryDue(standing, row.hiddenUntil, arrivedAt) }
}
