import { useEffect } from 'react'
import { askIdleRule } from '#web/features/shell/shell.calls.ts'
import { keepAllWriting } from '#web/lib/unsaved.ts'
import { inkwell } from '#web/lib/worker-link.ts'
import { lockNow } from './use-session.ts'

/** While the vault of that person is open: locks when nobody has been here for as long as this device's rule says. */
export function useIdleLock(userId: number | null): void {
  useEffect(() => {
    if (userId === null) return
    let isOver = false
    let stop: (() => void) | undefined
    import('./idle-lock.ts').then(
      ({ IdleLock }) => {
        if (isOver) return
        const lock = new IdleLock({
          askRule: (isHere) => inkwell.run(askIdleRule, { isHere }),
          flush: keepAllWriting,
          lock: lockNow,
          now: () => Date.now(),
          channelName: `inkwell-here-${userId}`,
        })
        stop = () => lock.stop()
      },
      (error: unknown) => console.error(error),
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [userId])
}
