import { asQuoted } from '#domain/journal/quoted.ts'
import { memoryEngine } from '#domain/memory/reading/page-memory.ts'
import type { VaultSession } from '#vault/store/store.ts'
import type { MemoryOverview, Quote } from './memory.calls.ts'
import { type MemorySource, saidIn } from './memory-source.ts'

type Local = Pick<VaultSession, 'readLocal' | 'writeLocal'>
interface Kept {
  readonly engine: number
  /** What the person had said of memory when it was made. */
  readonly said: string
  readonly overview: MemoryOverview
}

const name = 'memory.overview'
/** More stories than a screen shows are told when memory is whole. */
const mostStories = 60
/** So long an overview must stand before it is sealed: while somebody writes, the next one comes at once. */
const calmMs = 2_000

/**
 * The overview that was shown last, sealed on this device, so that Memory Lane is there at once while memory is put together. It is not shown where anything was
 * said of memory since, or where a page no longer has the words that it quotes; nothing of it syncs.
 */
export class MemorySnapshot {
  readonly #local: Local | null
  readonly #source: MemorySource
  #waits: { readonly timer: ReturnType<typeof setTimeout>; readonly kept: Kept } | null = null

  constructor(local: Local | null, source: MemorySource) {
    this.#local = local
    this.#source = source
  }

  async read(): Promise<MemoryOverview | null> {
    const kept = await this.#local?.readLocal<Kept | null>(name).catch(() => null)
    if (!kept || kept.engine !== memoryEngine || kept.said !== saidIn(this.#source)) return null
    const { overview } = kept
    const quotes = [
      ...overview.onThisDay,
      ...overview.stories.flatMap(({ lines }) => lines),
      ...overview.questions.flatMap((question) =>
        question.type === 'same'
          ? [question.one, ...question.others].flatMap((asked) => asked.quotes)
          : question.type === 'against'
            ? [...question.fact.quotes, ...question.earlier.quotes]
            : question.fact.quotes,
      ),
    ]
    if (!quotes.every((quote) => this.#stands(quote))) return null
    const today = this.#source.today()
    return { ...overview, today, onThisDay: overview.today === today ? overview.onThisDay : [] }
  }

  /** Whether a page still has the words that are quoted of it, where they stood. */
  #stands({ uid, at, words }: Quote): boolean {
    const page = this.#source.page(uid)
    return page !== null && asQuoted(page.text.slice(at)).startsWith(words)
  }

  /** Seals an overview as soon as no other has come for a while. What is said of memory meanwhile is not known to it. */
  keep(overview: MemoryOverview): void {
    if (!this.#local) return
    if (this.#waits) clearTimeout(this.#waits.timer)
    const kept: Kept = {
      ...{ engine: memoryEngine, said: saidIn(this.#source) },
      overview: { ...overview, stories: overview.stories.slice(0, mostStories) },
    }
    this.#waits = { kept, timer: setTimeout(() => void this.write(), calmMs) }
  }

  /** Seals what waits to be sealed. */
  async write(): Promise<void> {
    const waits = this.#waits
    if (!waits) return
    clearTimeout(waits.timer)
    this.#waits = null
    await this.#local?.writeLocal(name, waits.kept).catch(() => undefined)
  }

  /** Lets nothing stay on the device that was made before something was said of memory. `knew`: what the graph before knew of; null: there was none. */
  async settle(knew: string | null): Promise<void> {
    if (knew === null ? (await this.read()) !== null : knew === saidIn(this.#source)) return
    if (this.#waits) clearTimeout(this.#waits.timer)
    this.#waits = null
    await this.#local?.writeLocal(name, null).catch(() => undefined)
  }
}
