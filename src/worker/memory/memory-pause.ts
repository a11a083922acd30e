import type { VaultSession } from '#vault/store/store.ts'
import { onPause, pausedIn } from '#worker/core/background-pause.ts'
import { rest } from '#worker/core/pause.ts'

type Local = Pick<VaultSession, 'readLocal' | 'writeLocal'>

/** So often it is looked at whether a pause still goes on: it may end in another tab. */
const pausedMs = 5_000

/** The pause of all background work, as memory keeps it. `local` null: nothing pauses it. */
export class MemoryPause {
  readonly #local: Local | null
  readonly #stop: () => void
  readonly #waiting = new Set<() => void>()
  #wake = new AbortController()
  isPaused = false
  /** Something waits for it to end. */
  isHeld = false

  constructor(local: Local | null) {
    this.#local = local
    this.#stop = onPause((isPaused) => {
      this.isPaused = local !== null && isPaused
      this.wake()
    })
  }

  end(): void {
    this.#stop()
    this.wake()
  }

  /** Has what waits look whether it still must. */
  wake(): void {
    this.#wake.abort()
  }

  /** Looks whether somebody paused it, in whichever tab. */
  async look(): Promise<void> {
    if (this.#local) this.isPaused = await pausedIn(this.#local)
  }

  /** Waits while it is paused and `mustWait`; `onHeld` hears of it where that takes any time. */
  async over(mustWait: () => boolean, onHeld: () => void): Promise<void> {
    if (!this.isPaused || !mustWait()) return
    this.isHeld = true
    for (const go of this.#waiting) go()
    this.forget()
    onHeld()
    while (this.isPaused && mustWait()) {
      this.#wake = new AbortController()
      await rest(pausedMs, this.#wake.signal)
      if (this.isPaused && mustWait()) await this.look()
    }
    this.isHeld = false
  }

  /** Until something begins to wait, or for good. */
  held(): Promise<void> {
    return new Promise((go) => this.#waiting.add(go))
  }

  /** Nobody asks any more when something begins to wait. */
  forget(): void {
    this.#waiting.clear()
  }
}
