import { useEffect, useState } from 'react'
import { useSyncStatus } from './use-vault.ts'

/** A tab that hears nothing from the one that syncs does not wait for longer. */
const patienceMs = 3_000

/**
 * Whether this device can be taken at its word: it has had everything from the server once, or cannot get it now. Until then an empty
 * vault may only be one that has not arrived.
 */
export function useFirstSync(): boolean {
  const { syncedAt, isOnline, trouble } = useSyncStatus()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return syncedAt !== null || !isOnline || trouble !== null || isLate
}
