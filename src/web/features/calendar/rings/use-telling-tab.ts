import { useEffect, useState, useSyncExternalStore } from 'react'
import { tellingLock } from '#browser/telling-lock.ts'

const onVisibility = (tell: () => void): (() => void) => {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}
const isSeenNow = (): boolean => document.visibilityState === 'visible'

/**
 * Whether this tab is the one of the person's tabs that tells what is due: one of those that are looked at in its page, one of those that are not by the
 * system, each decided by a lock that passes on when its tab ends.
 */
export function useTellingTab(userId: number): 'page' | 'system' | null {
  const isSeen = useSyncExternalStore(onVisibility, isSeenNow)
  const [tells, setTells] = useState<'page' | 'system' | null>(null)
  useEffect(() => {
    const { signal, abort } = holding(tellingLock(userId, isSeen), () => setTells(isSeen ? 'page' : 'system'))
    signal.addEventListener('abort', () => setTells(null), { once: true })
    return abort
  }, [userId, isSeen])
  return tells
}

/** Holds a lock from when it is free until it is aborted. */
function holding(name: string, onHeld: () => void): { signal: AbortSignal; abort: () => void } {
  const life = new AbortController()
  const { signal } = life
  const held = () => {
    onHeld()
    return new Promise<void>((over) => signal.addEventListener('abort', () => over(), { once: true }))
  }
  // What waits for a lock and is called off rejects.
  navigator.locks.request(name, { signal }, held).catch(() => undefined)
  return { signal, abort: () => life.abort() }
}
