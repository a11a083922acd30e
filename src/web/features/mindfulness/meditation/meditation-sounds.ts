import type { Cue } from '#domain/mindfulness/breathing/breathing-cues.ts'
import { meditationCues } from '#domain/mindfulness/meditation/meditation-session.ts'
import type { MeditationSettings } from '#domain/mindfulness/mindfulness-settings.ts'
import { mindfulnessFaults, type ToastWords } from '#domain/mindfulness/mindfulness-toasts.ts'
import { besideMeditation } from '#domain/mindfulness/player/ambient-session.ts'
import type { SessionBegins } from '#web/audio/session-sounds.ts'
import type { CueRun, Sounds, TextureVoice } from '#web/audio/sounds.ts'
import type { GuideVoice } from './guide-voice.ts'

/** Everything that a meditation sounds like. Nothing here throws: what cannot be heard is said once, and the timer goes on in silence. */
export interface MeditationSounds {
  /** Bells and ambient sound as the settings say, for a meditation whose elapsed 0 was at `startedAtMs`; what sounded before gives way. */
  begin(settings: MeditationSettings, durationMs: number, startedAtMs: number): void
  say(line: string, volume: number): void
  /** Nothing more is said. */
  hush(): void
  /** It is over: the ambient sound fades, the end sound rings out. */
  end(): void
  /** Silence, but for an end sound that rings out. */
  rest(): void
}

export interface SoundParts {
  readonly sounds: Sounds
  /** What plays already is told that this session sounds now, until the voice that is given back is stopped. */
  readonly sessionBegins: (session: SessionBegins, voice: TextureVoice) => TextureVoice
  readonly guide: GuideVoice
  readonly toast: (words: ToastWords) => void
  /** This device has no voice that could read. */
  readonly onNoVoice: () => void
}

/** Under words that are said the ambient sound is so loud, as a factor. */
const underWords = 0.55
const duckMs = 500
/** The ambient sound goes within this when it is paused, */
const pauseMs = 400
/** and within this at the end. */
const endMs = 2_000
/** The longest end sound rings for so long. */
const ringsMs = 7_500

export class SessionSounds implements MeditationSounds {
  readonly #parts: SoundParts
  /** What arrives for an earlier turn is put away. */
  #bellTurn = 0
  #ambientTurn = 0
  #bells: CueRun | null = null
  #bellsOf = ''
  #ambient: TextureVoice | null = null
  #ambientOf: MeditationSettings['ambientSound'] = 'none'
  #volume = 0
  #isOver = false
  #hasFailed = false

  constructor(parts: SoundParts) {
    this.#parts = parts
  }

  begin(settings: MeditationSettings, durationMs: number, startedAtMs: number): void {
    this.#isOver = false
    this.#volume = settings.soundVolume
    this.#bells?.setVolume(this.#volume)
    this.#ambient?.setVolume(this.#volume * besideMeditation)
    const cues = meditationCues(durationMs, settings)
    const bellsOf = JSON.stringify([cues, startedAtMs])
    if (bellsOf !== this.#bellsOf) {
      this.#silenceBells()
      this.#bellsOf = bellsOf
      const turn = this.#bellTurn
      void this.#try(() => this.#layBells(turn, cues, startedAtMs))
    }
    if (settings.ambientSound !== this.#ambientOf) {
      this.#silenceAmbient(pauseMs)
      this.#ambientOf = settings.ambientSound
      const turn = this.#ambientTurn
      void this.#try(() => this.#playAmbient(turn, settings.ambientSound))
    }
  }

  say(line: string, volume: number): void {
    this.#ambient?.fadeTo(underWords, duckMs)
    void this.#parts.guide
      .say(line, volume)
      .then((isSaid) => isSaid || this.#parts.onNoVoice())
      .catch((error: unknown) => console.error(error))
      .finally(() => this.#ambient?.fadeTo(1, duckMs))
  }

  hush(): void {
    this.#parts.guide.hush()
  }

  end(): void {
    this.#isOver = true
    this.#silenceAmbient(endMs)
    const ringing = this.#bells
    this.#bells = null
    setTimeout(() => ringing?.cancel(), ringsMs)
  }

  rest(): void {
    this.hush()
    this.#hasFailed = false
    if (this.#isOver) return
    this.#silenceBells()
    this.#silenceAmbient(pauseMs)
  }

  async #layBells(turn: number, cues: readonly Cue[], startedAtMs: number): Promise<void> {
    if (turn !== this.#bellTurn) return
    const run = await this.#parts.sounds.cues(cues, startedAtMs, this.#volume)
    if (turn !== this.#bellTurn) return run.cancel()
    run.setVolume(this.#volume)
    this.#bells = run
    // It was over before the bells were laid: what of them is still due rings out.
    if (this.#isOver) this.end()
  }

  async #playAmbient(turn: number, sound: MeditationSettings['ambientSound']): Promise<void> {
    if (sound === 'none' || turn !== this.#ambientTurn) return
    const volume = this.#volume * besideMeditation
    const voice = await this.#parts.sounds.texture(sound, { volume })
    if (turn !== this.#ambientTurn) return voice.stop()
    this.#ambient = this.#parts.sessionBegins({ mixWithOthers: false }, voice)
    voice.setVolume(this.#volume * besideMeditation)
  }

  #silenceBells(): void {
    this.#bellTurn += 1
    this.#bells?.cancel()
    this.#bells = null
    this.#bellsOf = ''
  }

  #silenceAmbient(withinMs: number): void {
    this.#ambientTurn += 1
    this.#ambient?.stop(withinMs)
    this.#ambient = null
    this.#ambientOf = 'none'
  }

  async #try(sound: () => Promise<void>): Promise<void> {
    try {
      await this.#parts.sounds.unlock()
    } catch (error) {
      return this.#fail(error, mindfulnessFaults.audio)
    }
    try {
      await sound()
    } catch (error) {
      this.#fail(error, mindfulnessFaults.sound)
    }
  }

  #fail(error: unknown, words: ToastWords): void {
    console.error(error)
    if (!this.#hasFailed) this.#parts.toast(words)
    this.#hasFailed = true
  }
}
