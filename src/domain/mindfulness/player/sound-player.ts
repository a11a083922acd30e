import { type MusicTrack, musicPath } from '#domain/sound/music/tracks.ts'
import { type Texture, type Tone, tones } from '#domain/sound/sound-names.ts'
import { intensityRange, onSlider } from '../mindfulness-settings.ts'

export type SoundType = Texture | Tone | 'music'

/** Ambient layers that are heard beside the first sound: volumes over 0, up to 100. */
export type Layers = Readonly<Partial<Record<Texture, number>>>

/** A sound that somebody likes to come back to; kept in memory, and sealed where it is saved. */
export interface SoundPreset {
  readonly id: string
  readonly name: string
  readonly type: Texture | Tone
  /** 0 to 100. */
  readonly volume: number
  /** 0 to 1. */
  readonly intensity: number
  /** ISO instant. */
  readonly dateCreated: string
  readonly layers?: Layers | undefined
}

/** The resonance sound state of the specification (section 3). */
export interface PlayerState {
  readonly isPlaying: boolean
  /** 0 to 100. */
  readonly volume: number
  readonly soundType: SoundType
  /** 0 to 1. */
  readonly intensity: number
  readonly currentTrack: MusicTrack | null
  readonly userPresets: readonly SoundPreset[]
  readonly emotionalSync: boolean
}

export const defaultPlayer: PlayerState = {
  isPlaying: false,
  volume: 15,
  soundType: 'wave',
  intensity: 0.5,
  currentTrack: null,
  userPresets: [],
  emotionalSync: false,
}

/** What the audio has to do, in this order. */
export type AudioStep =
  | { readonly does: 'stop-sound' }
  | { readonly does: 'fade-out-music' }
  | { readonly does: 'fade-in-music' }
  | { readonly does: 'load-track'; readonly path: string; readonly loops: true }
  | {
      readonly does: 'start-sound'
      readonly sound: Texture | Tone
      readonly intensity: number
      /** Ms from now; the old sound plays until then. */
      readonly afterMs: number
      readonly fadeInMs: number
      readonly loops: boolean
    }

export interface PlayerMove {
  readonly state: PlayerState
  readonly steps: readonly AudioStep[]
}

/** A sound that was changed while it plays starts anew after so long. */
export const soundRestartMs = 50
export const textureFadeInMs = 1_500

export function isTone(sound: SoundType): sound is Tone {
  return tones.some(({ id }) => id === sound)
}

function start(sound: Texture | Tone, intensity: number, afterMs: number): AudioStep {
  const loops = !isTone(sound)
  return { does: 'start-sound', sound, intensity, afterMs, fadeInMs: loops ? textureFadeInMs : 0, loops }
}

/** Another ambient sound or a tone. From music: the music fades out and its track is cleared; what was playing goes on as the sound. */
export function chooseSound(state: PlayerState, sound: Texture | Tone): PlayerMove {
  const next: PlayerState = { ...state, soundType: sound, currentTrack: null }
  if (state.soundType === 'music')
    return {
      state: next,
      steps: [{ does: 'fade-out-music' }, ...(state.isPlaying ? [start(sound, state.intensity, 0)] : [])],
    }
  if (!state.isPlaying || state.soundType === sound) return { state: next, steps: [] }
  return { state: next, steps: [start(sound, state.intensity, soundRestartMs)] }
}

/** A piece of music: what plays gives way, then the piece is loaded, goes round and fades in. */
export function chooseTrack(state: PlayerState, track: MusicTrack): PlayerMove {
  const before: AudioStep[] =
    state.soundType === 'music' ? [{ does: 'fade-out-music' }] : [{ does: 'stop-sound' }]
  return {
    state: { ...state, soundType: 'music', currentTrack: track, isPlaying: true },
    steps: [
      ...(state.isPlaying ? before : []),
      { does: 'load-track', path: musicPath(track), loops: true },
      { does: 'fade-in-music' },
    ],
  }
}

/** Play or pause. Music without a track has nothing to play. */
export function togglePlaying(state: PlayerState): PlayerMove {
  const { soundType, intensity, currentTrack, isPlaying } = state
  if (soundType !== 'music')
    return {
      state: { ...state, isPlaying: !isPlaying },
      steps: [isPlaying ? { does: 'stop-sound' } : start(soundType, intensity, 0)],
    }
  if (!isPlaying && !currentTrack) return { state, steps: [] }
  return {
    state: { ...state, isPlaying: !isPlaying },
    steps: [{ does: isPlaying ? 'fade-out-music' : 'fade-in-music' }],
  }
}

/** A tone came to its end: nothing plays any more. Textures and music do not end. */
export function soundEnded(state: PlayerState): PlayerState {
  return isTone(state.soundType) ? { ...state, isPlaying: false } : state
}

/** Intensity in percent as the slider gives it, 10 to 100. */
export function setIntensity(state: PlayerState, percent: number): PlayerMove {
  const intensity = onSlider(intensityRange, percent) / 100
  const { soundType, isPlaying } = state
  const isHeard = isPlaying && intensity !== state.intensity
  const steps = isHeard && soundType !== 'music' ? [start(soundType, intensity, soundRestartMs)] : []
  return { state: { ...state, intensity }, steps }
}

/** Volume 0 to 100; what lies outside is brought in. */
export function setVolume(state: PlayerState, volume: number): PlayerState {
  return { ...state, volume: Math.min(100, Math.max(0, volume)) }
}

/** The factor of a sound at a volume of 0 to 100, 0 to 1. */
export function gainOf(volume: number): number {
  return Math.min(1, Math.max(0, volume / 100))
}

/** The volume of the music element: at most a fifth of full scale. */
export function musicGainOf(volume: number): number {
  return 0.2 * gainOf(volume)
}

/** A session of the overlay begins to sound: music fades out, and so does a player's sound that may not be mixed with others. */
export function yieldToSession(state: PlayerState, session: { readonly mixWithOthers: boolean }): PlayerMove {
  if (!state.isPlaying) return { state, steps: [] }
  if (state.soundType === 'music')
    return { state: { ...state, isPlaying: false }, steps: [{ does: 'fade-out-music' }] }
  if (session.mixWithOthers) return { state, steps: [] }
  return { state: { ...state, isPlaying: false }, steps: [{ does: 'stop-sound' }] }
}

/** A move while a session of the overlay sounds: one that would let something sound that may not be heard beside it changes nothing. */
export function besideSession(
  before: PlayerState,
  made: PlayerMove,
  session: { readonly mixWithOthers: boolean },
): PlayerMove {
  return yieldToSession(made.state, session).state === made.state ? made : { state: before, steps: [] }
}

/** Nothing plays any more, and nothing waits to play. */
export function rest(state: PlayerState): PlayerMove {
  const isMusic = state.soundType === 'music'
  return {
    state: { ...state, isPlaying: false },
    steps: [{ does: isMusic ? 'fade-out-music' : 'stop-sound' }],
  }
}

/** Keeps what is chosen under a name, which is trimmed; an empty name and music keep nothing. */
export function savePreset(
  state: PlayerState,
  name: string,
  id: string,
  dateCreated: string,
  layers: Layers = {},
): PlayerState {
  const { soundType, volume, intensity, userPresets } = state
  const trimmed = name.trim()
  if (trimmed === '' || soundType === 'music') return state
  const beside = Object.keys(layers).length > 0 ? { layers } : {}
  const preset = { id, name: trimmed, type: soundType, volume, intensity, dateCreated, ...beside }
  return { ...state, userPresets: [...userPresets, preset] }
}

export function applyPreset(state: PlayerState, { type, volume, intensity }: SoundPreset): PlayerMove {
  const { state: chosen, steps } = chooseSound({ ...state, intensity }, type)
  const isSame = state.soundType === type && intensity !== state.intensity
  const again = state.isPlaying && isSame ? [start(type, intensity, soundRestartMs)] : steps
  return { state: setVolume(chosen, volume), steps: again }
}
