import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { hasMiniPlayer, maySoundByItself } from '#domain/mindfulness/mini-player.ts'
import { useWatched } from '#web/lib/watched.ts'
import { latePart } from './late-part.ts'

const miniPlayer = latePart(() => import('#web/features/mini-player/mini-player.tsx'))

/** The player is fetched once the page stands and the browser has nothing better to do. */
function useStandingPage(): boolean {
  const [stands, setStands] = useState(false)
  useEffect(() => {
    // Safari has no idle callback.
    const later = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 600))
    const begin = () => void later(() => setStands(true), { timeout: 3_000 })
    if (document.readyState === 'complete') begin()
    else addEventListener('load', begin, { once: true })
    return () => removeEventListener('load', begin)
  }, [])
  return stands
}

/** Where the floating player comes in, on every page that has one. */
export function MiniPlayerDoor() {
  const router = useRouter()
  const path = useRouterState({ select: (state) => state.location.pathname })
  // A lost address matches nothing below the root.
  const isKnown = useRouterState({ select: (state) => state.matches.length > 1 })
  const isFramed = useRouterState({
    select: (state) => state.matches.some(({ routeId }) => routeId === '/app'),
  })
  const stands = useStandingPage()
  const part = useWatched(miniPlayer)
  useEffect(() => {
    if (stands && hasMiniPlayer(path)) miniPlayer.fetch()
  }, [stands, path])
  if (!part || !hasMiniPlayer(path)) return null
  return (
    <part.MiniPlayer
      maySound={maySoundByItself(path, isKnown)}
      page={path}
      place={path.startsWith('/journal') ? 'column' : isFramed ? 'frame' : 'open'}
      onOpenFull={() => void router.navigate({ to: '/resonance' })}
    />
  )
}
