import { vi } from 'vitest'
import type { MusicElement, MusicOutlet } from './music-element.ts'

/** An audio element that plays, refuses, stands still and breaks as it is told. Needs faked timers. */
export class PretendedElement {
  src = ''
  loop = false
  volume = 1
  paused = true
  readyState = 4
  error: MediaError | null = null
  /** So many times `play` is refused. */
  refuses = 0
  /** It says that it plays, and does not. */
  stands = false
  /** So often loading fails. */
  fails = 0
  readonly plays: number[] = []
  readonly loads: number[] = []
  readonly #begunAt = Date.now()
  #from = 0
  #at = 0
  readonly #listeners = new Map<string, (() => void)[]>()

  #now(): number {
    return Date.now() - this.#begunAt
  }
  get currentTime(): number {
    return this.paused || this.stands ? this.#at : this.#at + (this.#now() - this.#from) / 1_000
  }
  set currentTime(at: number) {
    this.#at = at
    this.#from = this.#now()
  }
  play(): Promise<void> {
    this.plays.push(this.#now())
    if (this.error || this.refuses-- > 0)
      return Promise.reject(new DOMException('refused', 'NotAllowedError'))
    this.#from = this.#now()
    this.paused = false
    return Promise.resolve()
  }
  pause(): void {
    this.#at = this.currentTime
    this.paused = true
  }
  /** The browser pauses it: a call comes in. */
  isHeld(): void {
    this.pause()
    this.dispatch('pause')
  }
  /** The call is over, and the browser lets it play on. */
  isLetGo(): void {
    void this.play()
    this.dispatch('play')
  }
  load(): void {
    this.loads.push(this.#now())
    this.error = null
    this.paused = true
    this.#at = 0
    if (this.fails-- > 0) setTimeout(() => this.breaks(), 20)
  }
  breaks(): void {
    this.error = { code: 4 } as MediaError
    this.dispatch('error')
  }
  addEventListener(name: string, heard: () => void): void {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), heard])
  }
  dispatch(name: string): void {
    for (const tell of this.#listeners.get(name) ?? []) tell()
  }
}

/** The element, its outlet, and what was asked of both with ms since it was made. */
export function pretendMusic() {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const element = new PretendedElement()
  const begunAt = Date.now()
  const gains: { readonly gain: number; readonly atMs: number }[] = []
  const outlet: MusicOutlet = {
    element: element as unknown as MusicElement,
    setGain: (gain) => gains.push({ gain, atMs: Date.now() - begunAt }),
  }
  return { element, outlet, gains, plays: element.plays, loads: element.loads }
}
