import { type ReactNode, useEffect, useRef } from 'react'
import { useWatched } from '#web/lib/vault/observable.ts'
import { useVaultState } from '#web/lib/vault/use-vault.ts'
import type { LazyPart } from './lazy-part.ts'
import type { Opened, Overlay } from './overlay.ts'

export interface OverlayHostProps<Request, Part> {
  readonly overlay: Overlay<Request>
  readonly part: LazyPart<Part>
  /**
   * What a lock does to it. `stays`: nothing. `closes`: it goes whenever the vault is locked or opened, and can be opened again at once.
   * `never`: it needs an open vault; asked for under a lock, it does not come by itself after it.
   */
  readonly underLock: 'stays' | 'closes' | 'never'
  /** Fetches the part so long after the page stands, so that it opens at once. Without it: when it is first asked for. */
  readonly aheadMs?: number
  readonly children: (part: Part, opened: Opened<Request>) => ReactNode
}

/** Where one overlay comes in. It closes with its host, so that nothing of it waits for whoever comes next. */
export function OverlayHost<Request, Part>(props: OverlayHostProps<Request, Part>) {
  const { overlay, part, underLock, aheadMs, children } = props
  const opened = useWatched(overlay)
  const loaded = useWatched(part)
  const { status } = useVaultState()
  const isOpen = opened !== null
  const isLocked = status === 'locked'
  useEffect(() => overlay.close, [overlay])
  useEffect(() => {
    if (aheadMs === undefined) return
    const timer = setTimeout(part.fetch, aheadMs)
    return () => clearTimeout(timer)
  }, [part, aheadMs])
  useEffect(() => {
    if (isOpen) part.fetch()
  }, [isOpen, part])
  const wasLocked = useRef(isLocked)
  useEffect(() => {
    if (underLock === 'closes' && wasLocked.current !== isLocked) overlay.close()
    wasLocked.current = isLocked
  }, [overlay, underLock, isLocked])
  useEffect(() => {
    if (isOpen && isLocked && underLock === 'never') overlay.close()
  }, [isOpen, isLocked, underLock, overlay])
  if (!opened || loaded === null || (underLock === 'never' && status !== 'open')) return null
  return children(loaded, opened)
}
