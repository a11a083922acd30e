import {
  fadeSteps,
  mostPlayRetries,
  playRetryMs,
  readinessWaitMs,
  reloadAfterMs,
  resumeCheckMs,
  toggleRetryMs,
} from '#domain/mindfulness/player/music-playback.ts'
import { musicGainOf } from '#domain/mindfulness/player/sound-player.ts'
import { waitFor } from '../waiting.ts'
import type { MusicElement, MusicOutlet } from './music-element.ts'

/** track: a piece that was just chosen; toggle: the play button. They wait and try again differently. */
export type PlayWay = 'track' | 'toggle'
/** over: something else was asked for in the meantime. */
export type PlayOutcome = 'plays' | 'refused' | 'over'

const haveCurrentData = 2

/** The one element that plays music, with its fades, its retries, and what it does when a stream breaks. */
export class MusicVoice {
  readonly #outlet: MusicOutlet
  readonly #onBroken: () => void
  readonly #onMoved: (plays: boolean) => void
  #path: string | null = null
  #volume = 0
  #extra = 1
  #level = 0
  #isWanted = false
  #hasReloaded = false
  /** Faded in, and not paused from here since. */
  #isHeard = false
  /** The browser paused what was heard. */
  #isHeld = false
  #reload: ReturnType<typeof setTimeout> | undefined
  #resume: ReturnType<typeof setTimeout> | undefined

  /**
   * `onBroken` is told when the element reports an error; the source is then loaded anew after a second. `onMoved` is told when the browser
   * itself pauses the music (a call, headphones that are pulled out), and when it lets it play on.
   */
  constructor(outlet: MusicOutlet, onBroken: () => void, onMoved: (plays: boolean) => void) {
    this.#outlet = outlet
    this.#onBroken = onBroken
    this.#onMoved = onMoved
    outlet.element.addEventListener('error', () => this.#broke())
    outlet.element.addEventListener('stalled', () => this.#stalled())
    outlet.element.addEventListener('pause', () => this.#pausedByItself())
    outlet.element.addEventListener('play', () => this.#playsByItself())
  }

  get #element(): MusicElement {
    return this.#outlet.element
  }

  /** 0 to 100. */
  setVolume(volume: number): void {
    this.#volume = volume
    this.#sound()
  }

  /** A factor beside volume and fades, 0 to 1: the sleep timer's. */
  setExtra(level: number): void {
    this.#extra = level
    this.#sound()
  }

  /** Seconds into the piece. */
  get position(): number {
    return this.#element.currentTime
  }

  /** Goes to another place in the piece, in seconds. */
  seek(seconds: number): void {
    this.#element.currentTime = Math.max(0, seconds)
  }

  /** Takes a piece, which will go round. One that lies ready already is not touched. */
  load(path: string): void {
    if (this.#path === path && !this.#element.error) return
    this.forget()
    this.#path = path
    this.#element.src = path
    this.#element.loop = true
    this.#setLevel(0)
    this.#element.load()
  }

  /** Lets go of a piece that cannot be had: nothing tries to load it any more. */
  forget(): void {
    clearTimeout(this.#reload)
    clearTimeout(this.#resume)
    this.#path = null
    this.#hasReloaded = false
    this.#settle(false)
  }

  /** Plays and fades in. With a `refused` the element is silent. */
  async fadeIn(way: PlayWay, signal: AbortSignal): Promise<PlayOutcome> {
    this.#isWanted = true
    this.#settle(false)
    if (way === 'toggle') await this.#readiness(signal)
    const retryMs = way === 'toggle' ? toggleRetryMs : playRetryMs
    for (let attempt = 1; !signal.aborted; attempt++) {
      if (await this.#playNow(signal)) {
        if (signal.aborted) return 'over'
        this.#settle(true)
        return 'plays'
      }
      const ms = retryMs(attempt)
      if (ms === null || signal.aborted) break
      await waitFor(ms, signal)
    }
    if (signal.aborted) return 'over'
    this.#isWanted = false
    this.#element.pause()
    return 'refused'
  }

  /** Fades out and pauses. When the signal comes before the end, the music is left where it is. */
  async fadeOut(signal: AbortSignal): Promise<void> {
    this.#isWanted = false
    this.#settle(false)
    const from = this.#level
    if (!this.#element.paused && from > 0) await this.#fade('out', (level) => from * level, signal)
    if (signal.aborted) return
    this.#setLevel(0)
    this.#element.pause()
  }

  /** Waits until there is something to play, at most five times. */
  async #readiness(signal: AbortSignal): Promise<void> {
    for (let attempt = 1; attempt <= mostPlayRetries; attempt++) {
      if (this.#element.readyState >= haveCurrentData || signal.aborted) return
      await waitFor(readinessWaitMs(attempt), signal)
    }
  }

  /** One attempt: false when the browser refuses, or when half a second later nothing has moved. */
  async #playNow(signal: AbortSignal): Promise<boolean> {
    try {
      await this.#element.play()
    } catch (error) {
      console.warn(error)
      return false
    }
    this.#hasReloaded = false
    const from = this.#level
    const isMoving = this.#movesOn(signal)
    await this.#fade('in', (level) => from + (1 - from) * level, signal)
    return isMoving
  }

  async #movesOn(signal: AbortSignal): Promise<boolean> {
    const before = this.#element.currentTime
    await waitFor(resumeCheckMs, signal)
    return signal.aborted || (!this.#element.paused && this.#element.currentTime !== before)
  }

  async #fade(
    direction: 'in' | 'out',
    levelOf: (level: number) => number,
    signal: AbortSignal,
  ): Promise<void> {
    const begunAt = performance.now()
    for (const { atMs, level } of fadeSteps(direction)) {
      await waitFor(Math.max(0, begunAt + atMs - performance.now()), signal)
      if (signal.aborted) return
      this.#setLevel(levelOf(level))
    }
  }

  /** From here on only what the browser does by itself is news. */
  #settle(isHeard: boolean): void {
    this.#isHeard = isHeard
    this.#isHeld = false
  }

  #pausedByItself(): void {
    if (!this.#isHeard || !this.#element.paused || this.#element.error) return
    this.#settle(false)
    this.#isHeld = true
    this.#isWanted = false
    this.#onMoved(false)
  }

  #playsByItself(): void {
    if (!this.#isHeld || this.#element.paused) return
    this.#settle(true)
    this.#isWanted = true
    this.#onMoved(true)
  }

  #setLevel(level: number): void {
    this.#level = level
    this.#sound()
  }

  #sound(): void {
    this.#outlet.setGain(musicGainOf(this.#volume) * this.#level * this.#extra)
  }

  /** Loaded anew once, where it was, so that who presses play again hears the piece go on. */
  #broke(): void {
    const at = this.#element.currentTime
    this.#setLevel(0)
    this.#onBroken()
    clearTimeout(this.#reload)
    if (this.#hasReloaded) return
    this.#hasReloaded = true
    this.#reload = setTimeout(() => {
      if (!this.#element.error) return
      this.#element.load()
      if (at > 0) this.#element.currentTime = at
    }, reloadAfterMs)
  }

  #stalled(): void {
    clearTimeout(this.#resume)
    this.#resume = setTimeout(() => {
      if (this.#isWanted && !this.#element.error)
        this.#element.play().catch((error: unknown) => console.warn(error))
    }, reloadAfterMs)
  }
}
