import type { Cue } from '#domain/mindfulness/breathing/breathing-cues.ts'
import type { BreathingPhase } from '#domain/mindfulness/breathing/breathing-session.ts'
import { mindfulnessFaults, type ToastWords } from '#domain/mindfulness/mindfulness-toasts.ts'
import type { CueRun, Sounds } from '#web/audio/sounds.ts'

/** The tones of an exercise. Nothing here throws: what cannot be heard is said once, and one breathes on in silence. */
export class BreathingSounds {
  readonly #sounds: Pick<Sounds, 'unlock' | 'cues'>
  readonly #toast: (words: ToastWords) => void
  #run: CueRun | null = null
  #volume = 0
  /** Cues that arrive for an earlier turn are put away. */
  #turn = 0
  #hasFailed = false

  constructor(sounds: Pick<Sounds, 'unlock' | 'cues'>, toast: (words: ToastWords) => void) {
    this.#sounds = sounds
    this.#toast = toast
  }

  /** Makes ready what will sound; from the handler of a touch. */
  async prepare(): Promise<boolean> {
    try {
      await this.#sounds.unlock()
      return true
    } catch (error) {
      this.#fail(error, mindfulnessFaults.audio)
      return false
    }
  }

  /** Lays the tones of an exercise whose elapsed 0 was at `startedAtMs`, in place of those before. Volume 0 to 100. */
  async play(cues: readonly Cue[], startedAtMs: number, volume: number): Promise<void> {
    this.#silence()
    this.#volume = volume
    const turn = this.#turn
    if (!(await this.prepare())) return
    try {
      const run = await this.#sounds.cues(cues, startedAtMs, this.#volume)
      if (turn !== this.#turn) return run.cancel()
      run.setVolume(this.#volume)
      this.#run = run
    } catch (error) {
      this.#fail(error, mindfulnessFaults.sound)
    }
  }

  setVolume(volume: number): void {
    this.#volume = volume
    this.#run?.setVolume(volume)
  }

  /** Silence. Whoever wants to hear something after it is told again where that fails. */
  stop(): void {
    this.#silence()
    this.#hasFailed = false
  }

  #silence(): void {
    this.#turn += 1
    this.#run?.cancel()
    this.#run = null
  }

  #fail(error: unknown, words: ToastWords): void {
    console.error(error)
    if (!this.#hasFailed) this.#toast(words)
    this.#hasFailed = true
  }
}

/** Words lie over the tones: a little softer than these, */
const besideTones = 0.8
/** and never so soft that whoever has chosen words and no tones hears nothing. */
const leastWords = 0.3

/** How loud a phase is said, 0 to 1, beside tones of a volume of 0 to 100. */
export const wordsVolume = (volume: number): number => Math.max(leastWords, (besideTones * volume) / 100)

/** What a phase says to somebody whose eyes are closed: shorter than the label, so that it fits the shortest phase. */
export const spokenPhases: Readonly<Record<BreathingPhase, string>> = {
  inhale: 'In',
  hold1: 'Hold',
  exhale: 'Out',
  hold2: 'Hold',
}
