import { createRoot } from 'react-dom/client'
import { maySoundByItself } from '#domain/mindfulness/player/mini-player.ts'
import { playerMoves } from '#web/audio/player/player.ts'
import { MiniPlayer } from '#web/features/mini-player/mini-player.tsx'
import '#web/styles/variants.css'
import '#web/styles/slider.css'

let isMounted = false

/**
 * Lets the player of a public page take the place of its drawing. `press` is what was pressed there (toggle, expand, or nothing): it is
 * done at once, still within that touch.
 */
export function mountPlayer(drawn: HTMLElement, press: string | null): void {
  if (isMounted) return
  isMounted = true
  if (press === 'toggle') playerMoves.toggle()
  const first = press === 'expand' ? 'full' : drawn.dataset.form === 'compact' ? 'compact' : 'hidden'
  const place = document.createElement('div')
  drawn.replaceWith(place)
  const isKnown = drawn.dataset.known === 'true'
  createRoot(place).render(
    <MiniPlayer
      page={location.pathname}
      first={first}
      maySound={press === null && maySoundByItself(location.pathname, isKnown)}
      focusFirst={press === 'toggle' ? '.mp-play' : press === 'expand' ? '.mp-open' : null}
      onOpenFull={() => location.assign('/resonance')}
    />,
  )
}
