import type { MindfulnessSession } from '#domain/mindfulness/mindfulness-records.ts'
import type { AmbientSettings } from '#domain/mindfulness/mindfulness-settings.ts'
import { mindfulnessFaults, type ToastWords } from '#domain/mindfulness/mindfulness-toasts.ts'
import { ambientAt, ambientFadeMs } from '#domain/mindfulness/player/ambient-session.ts'
import { hold, restart, run, type Stopwatch, stoppedAtZero } from '#domain/mindfulness/sessions/stopwatch.ts'
import type { SessionBegins } from '#web/audio/session-sounds.ts'
import type { Sounds, TextureVoice } from '#web/audio/sounds.ts'
import { type Watched, watchedValue } from '#web/lib/vault/observable.ts'

/** What the screen shows. It changes once a minute at most, and when somebody presses something. */
export interface AmbientView {
  readonly isPlaying: boolean
  /** Whole minutes that are left, the one that has begun counted; null: it goes on. */
  readonly minutesLeft: number | null
}

export interface AmbientParts {
  readonly sounds: Pick<Sounds, 'unlock' | 'texture'>
  /** What plays already is told that this session sounds now, until the voice that is given back is stopped. */
  readonly sessionBegins: (session: SessionBegins, voice: TextureVoice) => TextureVoice
  /** Ms of a clock that does not jump. */
  readonly now: () => number
  /** ISO instant. */
  readonly instant: () => string
  readonly toast: (words: ToastWords) => void
  readonly onOver: () => void
}

/** A sound goes within this when it is paused or gives way to another. */
const stopMs = 400
/** It goes so fast, and comes back so fast, where another sound is tried. */
const duckMs = 250

/** One ambient session: a sound that goes on, or for so many minutes. Whoever has one calls `tick` several times a second. */
export class AmbientController {
  readonly view: Watched<AmbientView>
  readonly #parts: AmbientParts
  #settings: AmbientSettings
  #watch: Stopwatch = stoppedAtZero
  /** What was heard before the time was set anew. */
  #beforeMs = 0
  #begunAt: string | null = null
  #isOver = false
  #isDucked = false
  #isFading = false
  #voice: TextureVoice | null = null
  /** A voice that arrives for an earlier turn is put away. */
  #turn = 0
  #hasFailed = false

  constructor(settings: AmbientSettings, parts: AmbientParts) {
    this.#settings = settings
    this.#parts = parts
    this.view = watchedValue(this.#seen())
  }

  play(): void {
    if (this.#isOver) return
    this.#hasFailed = false
    this.#begunAt ??= this.#parts.instant()
    this.#watch = run(this.#watch, this.#parts.now())
    void this.#sound()
    this.tick()
  }

  pause(): void {
    this.#watch = hold(this.#watch, this.#parts.now())
    this.#silence(stopMs)
    this.tick()
  }

  /** Other settings: another sound takes the place of this one, another length counts from now. */
  change(settings: AmbientSettings): void {
    const was = this.#settings
    this.#settings = settings
    if (settings.duration !== was.duration) {
      this.#beforeMs += this.#moment().elapsedMs
      const isRunning = this.#watch.runningSince !== null
      this.#watch = isRunning ? restart(this.#parts.now(), 0) : stoppedAtZero
      this.#unfade()
    }
    if (settings.volume !== was.volume) this.#voice?.setVolume(settings.volume)
    const isOther = settings.soundType !== was.soundType || settings.mixWithOthers !== was.mixWithOthers
    if (isOther && this.#watch.runningSince !== null) void this.#sound()
    this.tick()
  }

  /** Makes room while another sound is tried, and comes back after it. */
  duck(isDucked: boolean): void {
    if (this.#isDucked === isDucked) return
    this.#isDucked = isDucked
    if (!this.#isFading) this.#voice?.fadeTo(isDucked ? 0 : 1, duckMs)
  }

  /** Looks at the clock: fades the last two seconds, and ends what is over. */
  tick(): void {
    const { remainingMs, isOver } = this.#moment()
    const isRunning = this.#watch.runningSince !== null
    if (isRunning && remainingMs !== null && remainingMs <= ambientFadeMs && !this.#isFading) {
      this.#isFading = true
      this.#voice?.fadeTo(0, remainingMs)
    }
    const next = this.#seen()
    const shown = this.view.read()
    if (next.isPlaying !== shown.isPlaying || next.minutesLeft !== shown.minutesLeft) this.view.write(next)
    if (!isOver || this.#isOver) return
    this.#isOver = true
    this.#silence(0)
    this.#parts.onOver()
  }

  spentMs(now: number): number {
    return this.#beforeMs + ambientAt(this.#settings.duration, this.#watch, now).elapsedMs
  }

  /** What of it goes into the history; null where nothing was heard. */
  record(now: number): MindfulnessSession | null {
    if (this.#begunAt === null) return null
    const { duration, soundType } = this.#settings
    return {
      type: 'ambient',
      startedAt: this.#begunAt,
      plannedMs: duration === null ? null : duration * 60_000,
      spentMs: Math.round(this.spentMs(now)),
      isComplete: this.#isOver,
      ...{ moodBefore: null, moodAfter: null },
      soundType,
    }
  }

  /** Its panel goes. */
  leave(): void {
    this.#watch = hold(this.#watch, this.#parts.now())
    this.#silence(stopMs)
  }

  #moment() {
    return ambientAt(this.#settings.duration, this.#watch, this.#parts.now())
  }

  #seen(): AmbientView {
    const { remainingMs } = this.#moment()
    const minutesLeft = remainingMs === null ? null : Math.ceil(remainingMs / 60_000)
    return { isPlaying: this.#watch.runningSince !== null, minutesLeft }
  }

  /** The chosen sound, from now on. The one before goes once the new one is there. */
  async #sound(): Promise<void> {
    const turn = ++this.#turn
    const { soundType, volume, mixWithOthers } = this.#settings
    try {
      await this.#parts.sounds.unlock()
    } catch (error) {
      return this.#fail(turn, error, mindfulnessFaults.audio)
    }
    try {
      const voice = await this.#parts.sounds.texture(soundType, { volume })
      if (turn !== this.#turn) return voice.stop(0)
      const before = this.#voice
      this.#voice = this.#parts.sessionBegins({ mixWithOthers }, voice)
      before?.stop(stopMs)
      voice.setVolume(this.#settings.volume)
      if (this.#isDucked || this.#isFading) voice.fadeTo(0, 0)
    } catch (error) {
      this.#fail(turn, error, mindfulnessFaults.sound)
    }
  }

  #unfade(): void {
    if (this.#isFading && !this.#isDucked) this.#voice?.fadeTo(1, duckMs)
    this.#isFading = false
  }

  #silence(withinMs: number): void {
    this.#turn += 1
    this.#voice?.stop(withinMs)
    this.#voice = null
    this.#isFading = false
  }

  /** Without its sound the session is held: a silence is not what was asked for. A sound that was overtaken or left takes nothing with it. */
  #fail(turn: number, error: unknown, words: ToastWords): void {
    console.error(error)
    if (turn !== this.#turn) return
    this.#watch = hold(this.#watch, this.#parts.now())
    this.#silence(0)
    if (!this.#hasFailed) this.#parts.toast(words)
    this.#hasFailed = true
    this.tick()
  }
}
