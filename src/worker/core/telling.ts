import type { MemoryCorrection } from '#domain/memory/memory-correction.ts'
import { isRefused, refusalsKey, refusalsOf, type Written } from '#domain/memory/refusals.ts'
import { withoutRefused } from '#domain/memory/told-words.ts'
import { namesTableReady } from '#names-table'

await namesTableReady()

/** What may be told of what was written, after what the person wants memory to leave alone. */
export class Telling {
  #refusals = refusalsOf([])
  #key = ''

  /** Takes what the person said; false where the same is refused as before. */
  refuse(said: readonly MemoryCorrection[]): boolean {
    this.#refusals = refusalsOf(said)
    const key = refusalsKey(this.#refusals)
    if (key === this.#key) return false
    this.#key = key
    return true
  }

  tells(written: Written): boolean {
    return !isRefused(this.#refusals, written)
  }

  /** As long as the text, line breaks in the place of what is not told; nothing of what is refused as a whole. */
  told(text: string, written: Written): string {
    return this.tells(written) ? withoutRefused(text, this.#refusals) : ''
  }
}
