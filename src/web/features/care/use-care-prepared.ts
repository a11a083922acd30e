import { useEffect, useState } from 'react'
import { isLocked } from '#web/lib/vault-locked.ts'
import { inkwell } from '#web/lib/worker-link.ts'
import { prepareCare } from './care.calls.ts'

/** True once what judges words is ready in the worker; asks for it. */
export function useCarePrepared(): boolean {
  const [isPrepared, setIsPrepared] = useState(false)
  useEffect(() => {
    let isMounted = true
    inkwell.run(prepareCare, null).then(
      () => isMounted && setIsPrepared(true),
      (error: unknown) => isLocked(error) || console.error(error),
    )
    return () => {
      isMounted = false
    }
  }, [])
  return isPrepared
}
