import type { PageMemory } from '#domain/memory/reading/page-memory.ts'
import type { VaultSession } from '#vault/store/store.ts'

/** What was read of one page. `key` names everything that it depends on; `own`: read without the names that other pages prove. */
export interface KeptMemory {
  readonly key: string
  readonly own: PageMemory
  /** Which of the known names it was read with, and what that gave; null: none stands on it. */
  readonly known: { readonly key: string; readonly read: PageMemory } | null
}

/** During a long reading, what was read is sealed so often. */
const sealMs = 2_000

type Local = Pick<VaultSession, 'readLocal' | 'writeLocal'>
type Box = Record<string, KeptMemory>

/** The last two digits of a uid say in which of 256 boxes it lies: a changed page seals one of them anew, some forty pages of ten years. */
export const boxOf = (uid: string): string => uid.slice(-2)
const digits = '0123456789abcdef'
const boxes = [...digits].flatMap((one) => [...digits].map((other) => `${one}${other}`))
const nameOf = (box: string): string => `memory.pages.${box}`

/** What was read for memory, sealed on this device; nothing of it syncs, and losing it costs time only. `local` null: it is kept nowhere. */
export class MemoryCache {
  readonly #local: Local | null
  readonly #byUid = new Map<string, KeptMemory>()
  readonly #byBox = new Map<string, Set<string>>()
  readonly #changed = new Set<string>()
  #isLoaded = false
  #sealing: Promise<void> | null = null
  #sealedAt = 0

  constructor(local: Local | null) {
    this.#local = local
  }

  /** Once: what is sealed later is known here already. */
  async load(): Promise<void> {
    this.#sealedAt = performance.now()
    if (!this.#local || this.#isLoaded) return
    for (const box of boxes) {
      const kept = await this.#local.readLocal<Box>(nameOf(box)).catch(() => undefined)
      for (const [uid, memory] of Object.entries(kept ?? {})) this.#keep(uid, memory)
    }
    this.#isLoaded = true
  }

  get(uid: string): KeptMemory | undefined {
    return this.#byUid.get(uid)
  }

  uids(): IterableIterator<string> {
    return this.#byUid.keys()
  }

  #keep(uid: string, memory: KeptMemory): void {
    this.#byUid.set(uid, memory)
    this.#byBox.set(boxOf(uid), (this.#byBox.get(boxOf(uid)) ?? new Set()).add(uid))
  }

  put(uid: string, memory: KeptMemory): void {
    this.#keep(uid, memory)
    this.#changed.add(boxOf(uid))
  }

  remove(uid: string): void {
    if (!this.#byUid.delete(uid)) return
    this.#byBox.get(boxOf(uid))?.delete(uid)
    this.#changed.add(boxOf(uid))
  }

  /** Begins to seal what changed, where that was not done for a while. */
  writeNowAndThen(): void {
    if (this.#sealing || performance.now() < this.#sealedAt + sealMs) return
    this.#sealing = this.#writeChanged().finally(() => {
      this.#sealing = null
      this.#sealedAt = performance.now()
    })
  }

  /** Seals the boxes that changed. */
  async write(): Promise<void> {
    await this.#sealing
    await this.#writeChanged()
  }

  async #writeChanged(): Promise<void> {
    const local = this.#local
    for (const box of local ? [...this.#changed] : []) {
      this.#changed.delete(box)
      const inBox = [...(this.#byBox.get(box) ?? [])].flatMap((uid) => {
        const memory = this.#byUid.get(uid)
        return memory ? [[uid, memory] as const] : []
      })
      await local?.writeLocal<Box>(nameOf(box), Object.fromEntries(inBox)).catch(() => undefined)
    }
  }
}
