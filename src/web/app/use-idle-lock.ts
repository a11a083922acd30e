import { useEffect } from 'react'
import { keepAllWriting } from '#web/lib/device/unsaved.ts'
import { untilThere } from '#web/lib/device/until-there.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { askIdleRule } from '#worker/shell/shell.calls.ts'
import { lockNow } from './use-session.ts'

/** While the vault of that person is open: locks when nobody has been here for as long as this device's rule says. */
export function useIdleLock(userId: number | null): void {
  const vault = useVaultCalls()
  useEffect(() => {
    if (userId === null) return
    let isOver = false
    let stop: (() => void) | undefined
    void untilThere(() => import('./idle-lock.ts')).then(({ IdleLock }) => {
      if (isOver) return
      const lock = new IdleLock({
        askRule: (isHere) => vault.run(askIdleRule, { isHere }),
        flush: keepAllWriting,
        lock: lockNow,
        now: () => Date.now(),
        channelName: `inkwell-here-${userId}`,
      })
      stop = () => lock.stop()
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [userId, vault])
}
