import { type Layers, soundRestartMs } from '#domain/mindfulness/player/sound-player.ts'
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
  /** What is wanted, which may be on its way yet. */
  intensity: number
  volume: number
  fade: number
  /** What is heard: nothing at first, then what was rendered last. */
  voice: TextureVoice | null
  isRendering: boolean
  isOver: boolean
  waiting: ReturnType<typeof setTimeout> | undefined
}

/** A layer goes as softly as it came. */
const leaveMs = 1_500
/** Steps of a fade follow each other; each is a short way. */
const fadeStepMs = 250

/**
 * The voices of the layers: as many as are wanted, at their volumes, however often that changes while they are being rendered. While the
 * intensity is drawn, only the last of its values is rendered, one lap at a time for each layer.
 */
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
      if (!heard) this.#enter(sound, { intensity, volume, fade })
      else {
        change(heard, volume, fade)
        if (heard.intensity !== intensity) this.#turnTo(sound, heard, intensity)
      }
    }
  }

  #enter(sound: Texture, wanted: Pick<HeardLayer, 'intensity' | 'volume' | 'fade'>): void {
    const heard = { ...wanted, voice: null, isRendering: false, isOver: false, waiting: undefined }
    this.#heard.set(sound, heard)
    void this.#render(sound, heard)
  }

  #turnTo(sound: Texture, heard: HeardLayer, intensity: number): void {
    heard.intensity = intensity
    clearTimeout(heard.waiting)
    heard.waiting = setTimeout(() => {
      heard.waiting = undefined
      if (!heard.isRendering) void this.#render(sound, heard)
    }, soundRestartMs)
  }

  /** What is heard already plays on until the next lap is there. */
  async #render(sound: Texture, heard: HeardLayer): Promise<void> {
    const { intensity, volume } = heard
    heard.isRendering = true
    try {
      const voice = await this.#start(sound, { volume, intensity })
      if (heard.isOver || heard.intensity !== intensity) voice.stop(0)
      else take(heard, voice)
    } catch (error) {
      if (heard.isOver) return
      this.#leave(sound, heard)
      this.#onFault(error)
    }
    heard.isRendering = false
    const isLate = heard.intensity !== intensity && heard.waiting === undefined
    if (isLate && !heard.isOver) void this.#render(sound, heard)
  }

  #leave(sound: Texture, heard: HeardLayer): void {
    this.#heard.delete(sound)
    clearTimeout(heard.waiting)
    heard.isOver = true
    heard.voice?.stop(leaveMs)
    heard.voice = null
  }
}

function take(heard: HeardLayer, voice: TextureVoice): void {
  heard.voice?.stop(leaveMs)
  heard.voice = voice
  voice.setVolume(heard.volume)
  if (heard.fade < 1) voice.fadeTo(heard.fade, fadeStepMs)
}

function change(heard: HeardLayer, volume: number, fade: number): void {
  if (heard.volume !== volume) heard.voice?.setVolume(volume)
  if (heard.fade !== fade) heard.voice?.fadeTo(fade, fadeStepMs)
  heard.volume = volume
  heard.fade = fade
}
