import type { Layers } from '#domain/mindfulness/sound-player.ts'
import type { Texture } from '#domain/sound/sound-names.ts'
import type { TextureVoice } from '#web/audio/sounds.ts'

/** What is to be heard beside the player's own sound. */
export interface WantedLayers {
  readonly layers: Layers
  /** 0 to 1. */
  readonly intensity: number
  /** Factor for all of them, 0 to 1. */
  readonly fade: number
}

type StartVoice = (sound: Texture, options: { volume: number; intensity: number }) => Promise<TextureVoice>

interface HeardLayer {
  readonly intensity: number
  volume: number
  fade: number
  isOver: boolean
  voice: TextureVoice | null
}

/** A layer goes as softly as it came. */
const leaveMs = 1_500
/** Steps of a fade follow each other; each is a short way. */
const fadeStepMs = 250

/** The voices of the layers: as many as are wanted, at their volumes, however often that changes while they are being rendered. */
export class LayerVoices {
  readonly #start: StartVoice
  readonly #onFault: (error: unknown) => void
  readonly #heard = new Map<Texture, HeardLayer>()

  constructor(start: StartVoice, onFault: (error: unknown) => void) {
    this.#start = start
    this.#onFault = onFault
  }

  want({ layers, intensity, fade }: WantedLayers): void {
    for (const [sound, heard] of this.#heard) if (!layers[sound]) this.#leave(sound, heard)
    for (const [id, volume] of Object.entries(layers)) {
      const sound = id as Texture
      const heard = this.#heard.get(sound)
      if (heard?.intensity === intensity) change(heard, volume, fade)
      else this.#enter(sound, { intensity, volume, fade, isOver: false, voice: null }, heard)
    }
  }

  #enter(sound: Texture, next: HeardLayer, before: HeardLayer | undefined): void {
    this.#heard.set(sound, next)
    const { volume, intensity } = next
    this.#start(sound, { volume, intensity }).then(
      (voice) => {
        if (before) end(before)
        if (next.isOver) return voice.stop(0)
        next.voice = voice
        voice.setVolume(next.volume)
        if (next.fade < 1) voice.fadeTo(next.fade, fadeStepMs)
      },
      (error: unknown) => {
        if (before) end(before)
        if (this.#heard.get(sound) === next) this.#heard.delete(sound)
        if (!next.isOver) this.#onFault(error)
      },
    )
  }

  #leave(sound: Texture, heard: HeardLayer): void {
    this.#heard.delete(sound)
    end(heard)
  }
}

function change(heard: HeardLayer, volume: number, fade: number): void {
  if (heard.volume !== volume) heard.voice?.setVolume(volume)
  if (heard.fade !== fade) heard.voice?.fadeTo(fade, fadeStepMs)
  heard.volume = volume
  heard.fade = fade
}

function end(heard: HeardLayer): void {
  heard.isOver = true
  heard.voice?.stop(leaveMs)
  heard.voice = null
}
