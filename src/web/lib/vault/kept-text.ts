import { inTurn } from '#domain/jobs/in-turn.ts'

/** Words that are waiting to be kept. Each attempt waits for the one before it, and so does whoever asks meanwhile. */
export class KeptText {
  readonly #keep: (text: string) => Promise<void>
  readonly #onTried: (error: Error | null) => void
  #waiting: string | null = null
  readonly #inTurn = inTurn()

  /** `onTried` hears how each attempt ended. What could not be kept goes on waiting. */
  constructor(keep: (text: string) => Promise<void>, onTried: (error: Error | null) => void) {
    this.#keep = keep
    this.#onTried = onTried
  }

  get isKept(): boolean {
    return this.#waiting === null
  }

  write(text: string): void {
    this.#waiting = text
  }

  /** Resolves once everything that was written by now has been tried. */
  flush(): Promise<void> {
    return this.#inTurn(() => this.#try())
  }

  async #try(): Promise<void> {
    const next = this.#waiting
    if (next === null) return
    try {
      await this.#keep(next)
      if (this.#waiting === next) this.#waiting = null
      this.#onTried(null)
    } catch (reason) {
      this.#onTried(reason instanceof Error ? reason : new Error(String(reason)))
    }
  }
}
