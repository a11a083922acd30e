import { mindfulnessFaults, type ToastWords } from '#domain/mindfulness/mindfulness-toasts.ts'
import { isTone } from '#domain/mindfulness/player/sound-player.ts'
import {
  pressPreview,
  previewPlaysMs,
  previewShownMs,
  type SoundPreview,
} from '#domain/mindfulness/player/sound-preview.ts'
import type { Texture, Tone } from '#domain/sound/sound-names.ts'
import { NoSoundError } from '#web/audio/audio-output.ts'
import type { Sounds } from '#web/audio/sounds.ts'
import { type Watched, watchedValue } from '#web/lib/vault/observable.ts'

export interface PreviewParts {
  readonly sounds: Pick<Sounds, 'unlock' | 'cues' | 'texture'>
  /** Ms of a clock that does not jump. */
  readonly now: () => number
  readonly toast: (words: ToastWords) => void
  /** Whether something is tried now. */
  readonly onTried: (isTried: boolean) => void
}

const fadeMs = 150

/** The one sound that is tried in the settings: heard for 3 s from its first moment on, and no longer than its button shows it. */
export class Previews {
  /** The preview whose button shows that it plays. */
  readonly current: Watched<SoundPreview | null> = watchedValue<SoundPreview | null>(null)
  readonly #parts: PreviewParts
  #stop: (() => void) | undefined
  #shown: ReturnType<typeof setTimeout> | undefined

  constructor(parts: PreviewParts) {
    this.#parts = parts
  }

  /** Begins it at a volume of 0 to 100, in place of another; the one that shows as playing stops. */
  press(sound: Texture | Tone, volume: number): void {
    const next = pressPreview(this.current.read(), sound, volume, this.#parts.now())
    this.leave()
    if (!next) return
    this.current.write(next)
    this.#stop = this.#hear(next)
    this.#shown = setTimeout(() => this.leave(), previewShownMs)
  }

  /** Nothing is tried any more. */
  leave(): void {
    clearTimeout(this.#shown)
    this.#stop?.()
    this.#stop = undefined
    if (this.current.read()) this.current.write(null)
  }

  /** Gives back how it stops. */
  #hear(preview: SoundPreview): () => void {
    const { now, toast, onTried } = this.#parts
    let isOver = false
    let quiet: (() => void) | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      quiet?.()
      onTried(false)
    }
    onTried(true)
    this.#begin(preview).then(
      (how) => {
        if (isOver) return how()
        quiet = how
        const shownFor = preview.startedAt + previewShownMs - now()
        timer = setTimeout(stop, Math.min(previewPlaysMs, shownFor))
      },
      (error: unknown) => {
        console.error(error)
        if (isOver) return
        this.leave()
        toast(error instanceof NoSoundError ? mindfulnessFaults.audio : mindfulnessFaults.sound)
      },
    )
    return stop
  }

  /** Begins a sound and gives back how it stops. */
  async #begin({ sound, volume }: SoundPreview): Promise<() => void> {
    const { sounds, now } = this.#parts
    await sounds.unlock()
    if (isTone(sound)) {
      const run = await sounds.cues([{ tone: sound, atMs: 0 }], now(), volume)
      return () => run.cancel()
    }
    const voice = await sounds.texture(sound, { volume })
    return () => voice.stop(fadeMs)
  }
}
