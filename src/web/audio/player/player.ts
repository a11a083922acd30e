import { miniPlayerSounds } from '#domain/mindfulness/player/mini-player.ts'
import {
  parsePlayback,
  playbackStorageKey,
  serialisePlayback,
} from '#domain/mindfulness/player/music-playback.ts'
import {
  applyPreset,
  besideSession,
  chooseSound,
  chooseTrack,
  type PlayerMove,
  rest,
  type SoundPreset,
  savePreset,
  setIntensity,
  setVolume,
  togglePlaying,
  yieldToSession,
} from '#domain/mindfulness/player/sound-player.ts'
import { type MusicTrack, musicQueue } from '#domain/sound/music/tracks.ts'
import type { Texture, Tone } from '#domain/sound/sound-names.ts'
import { onLeaving } from '#web/lib/device/page-left.ts'
import { toast } from '#web/lib/toasts.ts'
import { type Watched, watchedValue } from '#web/lib/vault/observable.ts'
import { openPage } from '../audio-output.ts'
import { onSessionBegins, sessionNow } from '../session-sounds.ts'
import { AmbientPlayer } from './ambient-player.ts'
import { listenToMediaKeys, tellMediaSession } from './media-keys.ts'
import { openMusicOutlet } from './music-element.ts'
import { MusicVoice, type PlayWay } from './music-voice.ts'
import { askForPieces } from './piece-states.ts'
import { PlayerEngine } from './player-engine.ts'
import { firstView, type PlayerView } from './player-view.ts'

export type { PlayerView } from './player-view.ts'

/** A touch that lets remembered music play on may be meant for the play button as well: it counts once. */
const sameTouchMs = 700
let resumedAt = Number.NEGATIVE_INFINITY

const view = watchedValue<PlayerView>(firstView)
const engine = new PlayerEngine({
  view,
  ambient: (onEnd) => new AmbientPlayer(openPage, onEnd),
  music: (onBroken, onMoved) => new MusicVoice(openMusicOutlet(), onBroken, onMoved),
  askForPieces,
  onFault: (words) => toast(words),
  atNextTouch(events, then) {
    const stop = (): void => {
      for (const name of events) removeEventListener(name, heard)
    }
    const heard = (): void => {
      stop()
      resumedAt = performance.now()
      then()
    }
    for (const name of events) addEventListener(name, heard)
    return stop
  },
})

/** What the player is and does, for everybody who shows it. */
export const player: Pick<Watched<PlayerView>, 'read' | 'subscribe'> = view

function move(made: PlayerMove, way?: PlayWay): void {
  const session = sessionNow()
  engine.make(session ? besideSession(view.read(), made, session) : made, way)
}
const still = (state: PlayerMove['state']): void => engine.make({ state, steps: [] })

function toggle(): void {
  if (performance.now() - resumedAt < sameTouchMs) return
  move(togglePlaying(view.read()), 'toggle')
}

/** The piece or sound so many places on in its list, round and round. */
function skip(by: number): void {
  const now = view.read()
  const near = <Item>(all: readonly Item[], at: number): Item | undefined =>
    all.at((Math.max(0, at) + by + all.length) % all.length)
  if (now.soundType === 'music') {
    const track = near(
      musicQueue,
      musicQueue.findIndex(({ id }) => id === now.currentTrack?.id),
    )
    if (track) move(chooseTrack(now, track))
    return
  }
  const sound = near(
    miniPlayerSounds,
    miniPlayerSounds.findIndex(({ id }) => id === now.soundType),
  )
  if (sound) move(chooseSound(now, sound.id))
}

const pause = (): void => {
  if (view.read().isPlaying) move(togglePlaying(view.read()), 'toggle')
}

/** Everything that can be done to the player. Moves that make something sound have to be made in the handler of a touch. */
export const playerMoves = {
  toggle,
  pause,
  /** Lets nothing play, and nothing wait to play. */
  rest: () => move(rest(view.read())),
  chooseSound: (sound: Texture | Tone) => move(chooseSound(view.read(), sound)),
  chooseTrack: (track: MusicTrack) => move(chooseTrack(view.read(), track)),
  next: () => skip(1),
  previous: () => skip(-1),
  /** Percent as the slider gives it, 10 to 100. */
  setIntensity: (percent: number) => move(setIntensity(view.read(), percent)),
  /** 0 to 100. */
  setVolume: (volume: number) => engine.setVolume(setVolume(view.read(), volume).volume),
  /** Keeps what is chosen under a name, in memory. */
  savePreset: (name: string) =>
    still(savePreset(view.read(), name, crypto.randomUUID(), new Date().toISOString())),
  applyPreset: (preset: SoundPreset) => move(applyPreset(view.read(), preset)),
  setEmotionalSync: (emotionalSync: boolean) => still({ ...view.read(), emotionalSync }),
  /** A factor beside the volume, 0 to 1, for the sleep timer. */
  setFade: (level: number) => engine.setFade(level),
  /** Seconds into the piece; 0 before one was heard. */
  position: () => engine.position,
  /** Goes to another place in the piece, in seconds. */
  seek: (seconds: number) => engine.seek(seconds),
  /** Asks the server how far its pieces are; the answer is in the view. */
  askForPieces: () => void engine.askForPieces(),
}

/** What this browser session remembers of the music. */
function remember(): void {
  let last = ''
  view.subscribe(() => {
    const { soundType, isPlaying, currentTrack, waitsForTouch } = view.read()
    const track = currentTrack ?? parsePlayback(readSession())?.track
    if (!track) return
    const kept = serialisePlayback({
      track,
      isPlaying: soundType === 'music' && (isPlaying || waitsForTouch),
    })
    if (kept === last) return
    last = kept
    try {
      sessionStorage.setItem(playbackStorageKey, kept)
    } catch (error) {
      console.error(error)
    }
  })
}

function readSession(): string | null {
  try {
    return sessionStorage.getItem(playbackStorageKey)
  } catch (error) {
    console.error(error)
    return null
  }
}

let isRecalled = false

/** Takes up what this browser session remembers, once; call it where something may play by itself. */
export function recallMusic(): void {
  if (isRecalled) return
  isRecalled = true
  const kept = parsePlayback(readSession())
  if (!kept || view.read() !== firstView) return
  still({ ...view.read(), soundType: 'music', currentTrack: kept.track })
  if (kept.isPlaying) engine.playAtNextTouch()
}

remember()
view.subscribe(() => tellMediaSession(view.read()))
onLeaving(() => {
  playerMoves.rest()
  still({ ...view.read(), userPresets: [], emotionalSync: false })
})
onSessionBegins((session) => move(yieldToSession(view.read(), session)))
listenToMediaKeys({
  play: () => {
    if (!view.read().isPlaying) toggle()
  },
  pause,
  stop: pause,
  nexttrack: () => skip(1),
  previoustrack: () => skip(-1),
})
