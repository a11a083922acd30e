import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { hasMiniPlayer, maySoundByItself } from '#domain/mindfulness/player/mini-player.ts'
import { lazyPart } from '#web/lib/overlays/lazy-part.ts'
import { playerSlot } from '#web/lib/overlays/player-slot.tsx'
import { useWatched } from '#web/lib/vault/observable.ts'

const miniPlayer = lazyPart(() => import('#web/features/mini-player/mini-player.tsx'))

/** The floating player, in the slot of the page at hand where it keeps one. Nothing on pages without it. */
export function MiniPlayerPlace() {
  const router = useRouter()
  const path = useRouterState({ select: (state) => state.location.pathname })
  // A lost address matches nothing below the root.
  const isKnown = useRouterState({ select: (state) => state.matches.length > 1 })
  const part = useWatched(miniPlayer)
  const slot = useWatched(playerSlot)
  useEffect(() => {
    if (hasMiniPlayer(path)) miniPlayer.fetch()
  }, [path])
  if (!part || !hasMiniPlayer(path)) return null
  const shown = (
    <part.MiniPlayer
      maySound={maySoundByItself(path, isKnown)}
      page={path}
      onOpenFull={() => void router.navigate({ to: '/resonance' })}
    />
  )
  return slot ? createPortal(shown, slot) : shown
}
