import { miniPlayerSounds, miniPlayerTones } from '#domain/mindfulness/player/mini-player.ts'
import { productName } from '#web/lib/product.ts'
import type { PlayerView } from './player-view.ts'

export interface MediaKeyMoves {
  readonly play: () => void
  readonly pause: () => void
  readonly stop: () => void
  readonly nexttrack: () => void
  readonly previoustrack: () => void
}

/** The name of what is chosen, as the player says it. */
export function nameOfSound({
  soundType,
  currentTrack,
}: Pick<PlayerView, 'soundType' | 'currentTrack'>): string {
  if (soundType === 'music') return currentTrack?.title ?? 'Music'
  return [...miniPlayerSounds, ...miniPlayerTones].find(({ id }) => id === soundType)?.name ?? soundType
}

/** Lets the keys of keyboards, headphones and lock screens move the player, where the browser passes them on. */
export function listenToMediaKeys(moves: MediaKeyMoves): void {
  if (!('mediaSession' in navigator)) return
  for (const [action, run] of Object.entries(moves))
    try {
      navigator.mediaSession.setActionHandler(action as keyof MediaKeyMoves, run)
    } catch (error) {
      // A browser that does not know a key does not mind the others.
      console.warn(error)
    }
}

let told = ''

/** Says outside the page what plays, with its cover. */
export function tellMediaSession(view: PlayerView): void {
  if (!('mediaSession' in navigator)) return
  const title = nameOfSound(view)
  const cover = view.currentTrack?.coverArt
  const isNew = told !== title
  if (isNew && (view.isPlaying || told !== ''))
    navigator.mediaSession.metadata = new MediaMetadata({
      title,
      artist: view.currentTrack?.artist ?? productName,
      album: productName,
      artwork: cover ? [{ src: cover, sizes: 'any', type: 'image/svg+xml' }] : [],
    })
  if (isNew && view.isPlaying) told = title
  if (told !== '') navigator.mediaSession.playbackState = view.isPlaying ? 'playing' : 'paused'
}
