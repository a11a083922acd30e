import { useEffect, useState } from 'react'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { prepareCare } from '#worker/care/care.calls.ts'
import { logError } from '#worker/core/vault-locked.ts'

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
