import { isTone } from '#domain/mindfulness/player/sound-player.ts'
import { capital } from '#domain/text/number-words.ts'
import type { PlayerView } from '#web/audio/player/player.ts'

/** 'Focus' for a piece, 'Ambient' or 'Tone' for the rest. */
function kindOf({ soundType, currentTrack }: PlayerView): string {
  if (soundType === 'music') return capital(currentTrack?.category ?? 'music')
  return isTone(soundType) ? 'Tone' : 'Ambient'
}

/** What the player does, under the name of what is chosen. */
export function detailOf(view: PlayerView): string {
  if (view.composing !== null) return `Being composed, ${Math.round(view.composing * 100)} %`
  if (view.waitsForTouch) return 'Plays on at your next touch'
  if (view.trouble) return 'Could not play'
  const state = view.isLoading ? 'loading' : view.isPlaying ? 'playing' : 'paused'
  return `${kindOf(view)}, ${state}`
}

/** 217 is '3:37'. */
export function lengthOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
