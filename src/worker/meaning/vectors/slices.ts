import { rest } from '#worker/core/pause.ts'

/** So long the worker may be kept from answering, and so long it is left alone in between. */
const sliceMs = 8
const restMs = 4

/** Work that lets the worker answer others in between. */
export class Slices {
  #until = 0

  begin(): void {
    this.#until = performance.now() + sliceMs
  }

  /** Makes way where the slice is over. */
  async pause(signal: AbortSignal): Promise<void> {
    if (performance.now() < this.#until) return
    await rest(restMs, signal)
    this.begin()
  }
}
