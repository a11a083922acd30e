import { useEffect } from 'react'
import { lazyPart } from '#web/lib/overlays/lazy-part.ts'
import { useWatched } from '#web/lib/vault/observable.ts'

const place = lazyPart(() => import('./mini-player-place.tsx'))

/** Runs something once the page stands and the browser has nothing better to do; answers how to give it up. */
function oncePageStands(run: () => void): () => void {
  // Safari has no idle callback.
  const later = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 600))
  const begin = () => void later(run, { timeout: 3_000 })
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
  return () => removeEventListener('load', begin)
}

/** Where the floating player comes in, on every page that has one. It is fetched last. */
export function LazyMiniPlayer() {
  const part = useWatched(place)
  useEffect(() => oncePageStands(place.fetch), [])
  return part && <part.MiniPlayerPlace />
}
