import { metForm, playerFormKey } from '#domain/mindfulness/player/mini-player.ts'
import { parsePlayback, playbackStorageKey } from '#domain/mindfulness/player/music-playback.ts'

const fetchPlayer = () => import('../../app/site-player.tsx')

/** Nothing where this browser keeps nothing. */
function kept(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

/** Before something was played there is nothing to keep. */
function keep(form: string): void {
  try {
    if (localStorage.getItem(playerFormKey) !== null) localStorage.setItem(playerFormKey, form)
  } catch (error) {
    console.warn(error)
  }
}

/** A press that could not be answered, since the player could not be fetched; the next one tries again. */
function sayNotFetched(drawn: HTMLElement): void {
  drawn.dataset.failed = 'true'
  for (const place of drawn.querySelectorAll('.mp-detail, [role=status]'))
    place.textContent = 'Could not load. Try again'
}

/**
 * Shows the drawn player. It is fetched as soon as somebody reaches for it; hiding it and bringing it back needs no more than this. Where
 * music was playing before this page it is fetched when the browser has time, since the next touch shall let it play on.
 */
export function startPlayer(): void {
  const drawn = document.querySelector<HTMLElement>('#player')
  if (!drawn) return
  drawn.dataset.form = metForm(kept(() => localStorage, playerFormKey))
  drawn.hidden = false
  const begin = (press: string | null): void => {
    fetchPlayer()
      .then(({ mountPlayer }) => mountPlayer(drawn, press))
      .catch((error: unknown) => {
        console.error(error)
        if (press !== null) sayNotFetched(drawn)
      })
  }
  for (const reach of ['pointerenter', 'focusin', 'touchstart'] as const)
    drawn.addEventListener(reach, () => void fetchPlayer().catch(() => undefined), {
      once: true,
      passive: true,
    })
  drawn.addEventListener('click', ({ target }) => {
    const press =
      target instanceof Element ? target.closest<HTMLElement>('[data-press]')?.dataset.press : null
    if (!press) return
    if (press !== 'hide' && press !== 'bring-back') return begin(press)
    drawn.dataset.form = press === 'hide' ? 'hidden' : 'compact'
    keep(drawn.dataset.form)
    drawn.querySelector<HTMLElement>(press === 'hide' ? '.mp-round' : '.mp-open')?.focus()
  })
  const isKnown = drawn.dataset.known === 'true'
  if (isKnown && parsePlayback(kept(() => sessionStorage, playbackStorageKey))?.isPlaying)
    addEventListener('load', () => setTimeout(begin, 300, null), { once: true })
}
