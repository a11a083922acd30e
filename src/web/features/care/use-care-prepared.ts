import { useEffect, useState } from 'react'
import { useVaultCalls } from '#web/lib/vault-calls.ts'
import { logError } from '#web/lib/vault-locked.ts'
import { prepareCare } from './care.calls.ts'

/** True once what judges words is ready in the worker; asks for it. */
export function useCarePrepared(): boolean {
  const vault = useVaultCalls()
  const [isPrepared, setIsPrepared] = useState(false)
  useEffect(() => {
    let isMounted = true
    vault.run(prepareCare, null).then(() => isMounted && setIsPrepared(true), logError)
    return () => {
      isMounted = false
    }
  }, [vault])
  return isPrepared
}
