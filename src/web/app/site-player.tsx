import { createRoot } from 'react-dom/client'
import { maySoundByItself } from '#domain/mindfulness/mini-player.ts'
import { playerMoves } from '#web/audio/player.ts'
import { formKey } from '#web/features/mini-player/kept-form.ts'
import { MiniPlayer } from '#web/features/mini-player/mini-player.tsx'
import { keepText } from '#web/lib/local-storage.ts'
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
  keepText(formKey, drawn.dataset.form ?? 'compact')
  const place = document.createElement('div')
  drawn.replaceWith(place)
  const isKnown = drawn.dataset.known === 'true'
  createRoot(place).render(
    <MiniPlayer
      place="open"
      page={location.pathname}
      isAsked={press === 'expand'}
      maySound={press === null && maySoundByItself(location.pathname, isKnown)}
      focusFirst={press === 'toggle' ? '.mp-play' : press === 'expand' ? '.mp-open' : null}
      onOpenFull={() => location.assign('/resonance')}
    />,
  )
}
