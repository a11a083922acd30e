/** The same instant on two clocks: seconds of the audio clock, and ms of the page's (`performance.now()`). */
export interface ClockReading {
  readonly contextSeconds: number
  readonly pageMs: number
}

/** Readings scatter by some ms: so many of the last are looked at, and the middle one counts. */
const looksAt = 9

/**
 * How the audio clock stands to the page's. The two run a little apart (crystals differ by up to 100 millionths, 120 ms in 20 minutes), and
 * far apart where a context is held: so it is read again and again, and forgotten where the context was held.
 */
export class ClockMatch {
  #offsets: number[] = []

  read({ contextSeconds, pageMs }: ClockReading): void {
    this.#offsets = [...this.#offsets, pageMs - contextSeconds * 1_000].slice(-looksAt)
  }

  forget(): void {
    this.#offsets = []
  }

  /** Seconds on the audio clock when the page's shows `pageMs`. */
  contextSeconds(pageMs: number): number {
    return (pageMs - this.#offset()) / 1_000
  }

  #offset(): number {
    const sorted = this.#offsets.toSorted((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? 0
  }
}
