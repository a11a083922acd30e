import type { Cue } from '#domain/mindfulness/breathing-cues.ts'
import type { BreathingPhase } from '#domain/mindfulness/breathing-session.ts'
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
    this.stop()
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

  stop(): void {
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

/** What a phase says to somebody whose eyes are closed: shorter than the label, so that it fits the shortest phase. */
export const spokenPhases: Readonly<Record<BreathingPhase, string>> = {
  inhale: 'In',
  hold1: 'Hold',
  exhale: 'Out',
  hold2: 'Hold',
}
