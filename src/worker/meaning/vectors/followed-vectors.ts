import { journalEntries } from '#domain/journal/journal-entry.ts'
import { isLivingEntry } from '#domain/journal/living-entry.ts'
import { MeaningIndex } from '#domain/meaning/meaning-index.ts'
import type { PassageMeaning } from '#domain/meaning/vectors.ts'
import type { Entity } from '#vault/store/store.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import { KeptVectors } from './kept-vectors.ts'
import { MeaningRows, type RowNow } from './meaning-rows.ts'
import { Slices } from './slices.ts'
import type { KeptRow } from './vector-box.ts'
import { WantedRows } from './wanted-rows.ts'

interface FollowedParts {
  readonly tools: WorkerTools
  readonly version: string
  readonly takesAll: () => boolean
  /** Vectors came or went; true: some went. */
  readonly onVectors: (areGone: boolean) => void
  /** There is something to look at. */
  readonly onDue: () => void
}

/** The vectors that hold of a journal as it is now: of words that changed, went or may not be told any more they go at once. Says what is wanted. */
export class FollowedVectors {
  readonly index = new MeaningIndex()
  readonly kept: KeptVectors
  readonly wanted: WantedRows
  readonly #rows: MeaningRows
  readonly #parts: FollowedParts
  readonly #signal: AbortSignal
  /** To be looked at; true: new, or changed. */
  readonly #due = new Map<string, boolean>()
  readonly #slices = new Slices()
  readonly #stop: () => void
  #toldEdition: number
  #openTalk: string | null
  /** When something was typed or changed last, ms of performance.now(). */
  touchedAt = Number.NEGATIVE_INFINITY

  constructor(parts: FollowedParts, signal: AbortSignal) {
    const { tools, version, takesAll } = parts
    this.#parts = parts
    this.#signal = signal
    this.#rows = new MeaningRows(tools.session, tools.zone)
    this.kept = new KeptVectors(tools.session, version, this.index)
    this.wanted = new WantedRows(takesAll)
    this.#toldEdition = this.#rows.pages.toldEdition
    this.#openTalk = this.#rows.pages.openTalk
    this.#rows.pages.onOpenTalk = () => this.#followTalk()
    this.#stop = tools.session.store.onChange((changed) => this.#changed(changed))
    this.#lookAtAll()
  }

  /** Nothing is left in memory, whoever holds the index. */
  end(): void {
    this.#stop()
    this.#rows.pages.onOpenTalk = () => undefined
    for (const [row] of [...this.index.rows()]) this.index.remove(row)
    this.#due.clear()
    this.wanted.clear()
  }

  get isDue(): boolean {
    return this.#due.size > 0
  }

  /** What stands there now; what is not known yet is waited for. */
  async read(row: string): Promise<RowNow | null> {
    await this.#rows.pages.tells()
    return this.#rows.read(row)
  }

  async readKept(): Promise<void> {
    this.#slices.begin()
    await this.kept.read(
      (row) => this.#drop(row),
      (row) => this.#found(row),
    )
  }

  /** Takes the vectors of a page or talk whose words were these; where they are others by now it is looked at again. */
  async take(row: string, key: string, passages: readonly PassageMeaning[]): Promise<void> {
    // In another language there was nothing to wait for.
    if (passages.length === 0) await this.#slices.pause(this.#signal)
    const now = await this.read(row)
    if (this.#signal.aborted) return
    if (now?.key !== key) return this.lookAt(row, true)
    this.wanted.delete(row)
    this.#put(row, passages)
    this.kept.put(row, key)
  }

  /** Puts what is kept into the index where it still holds. */
  async #found({ row, key, passages }: KeptRow): Promise<boolean> {
    await this.#slices.pause(this.#signal)
    const now = await this.read(row)
    if (this.#signal.aborted) return false
    const holds = now?.key === key
    if (holds) this.#put(row, passages)
    this.lookAt(row, !holds)
    return holds
  }

  lookAt(row: string, isNew: boolean): void {
    this.#due.set(row, isNew || this.#due.get(row) === true)
  }

  #lookAtAll(): void {
    for (const row of this.#rows.all()) this.lookAt(row, false)
  }

  async lookAtDue(): Promise<void> {
    this.#slices.begin()
    for (const row of this.#due.keys()) {
      await this.#slices.pause(this.#signal)
      await this.#rows.pages.tells()
      if (this.#signal.aborted) return
      this.#look(row)
    }
  }

  #look(row: string): void {
    const isNew = this.#due.get(row) === true
    this.#due.delete(row)
    const [now, kept] = [this.#rows.read(row), this.kept.keyOf(row)]
    if (kept !== undefined && kept !== now?.key) this.#drop(row)
    if (now && kept !== now.key) this.wanted.put(row, { atMs: now.atMs, isNew: isNew || kept !== undefined })
    else this.wanted.delete(row)
  }

  #put(row: string, passages: readonly PassageMeaning[]): void {
    this.index.put(row, passages)
    this.#parts.onVectors(false)
  }

  #drop(row: string): void {
    this.kept.remove(row)
    this.index.remove(row)
    this.#parts.onVectors(true)
  }

  #changed(changed: ReadonlyMap<string, Entity | undefined>): void {
    // Words that are still being typed are read once typing pauses.
    for (const [uid, entity] of changed)
      if (entity?.kept === 'draft') this.touchedAt = performance.now()
      else this.#follow(uid, entity)
    this.#followRefusals()
    void this.#rows.pages.tells().then(() => this.#followRefusals())
    if (this.#due.size > 0) this.#parts.onDue()
  }

  #follow(uid: string, entity: Entity | undefined): void {
    if (this.#rows.isAskedAnew(uid, entity)) this.#lookAtAll()
    const isGone = !entity || (entity.kind === journalEntries.kind && !isLivingEntry(entity))
    for (const row of this.#rows.changed(uid, entity)) {
      this.touchedAt = performance.now()
      this.lookAt(row, true)
      if (isGone && this.kept.keyOf(row) !== undefined) this.#drop(row)
    }
  }

  /** Where something else may be told now, it may be of any page or talk. */
  #followRefusals(): void {
    const { toldEdition } = this.#rows.pages
    if (toldEdition === this.#toldEdition || this.#signal.aborted) return
    this.#toldEdition = toldEdition
    this.#lookAtAll()
    this.#parts.onDue()
  }

  /** The talk that goes on is no memory; the one before it is. */
  #followTalk(): void {
    const { openTalk } = this.#rows.pages
    for (const talk of [this.#openTalk, openTalk]) if (talk !== null) this.lookAt(talk, true)
    this.#openTalk = openTalk
    this.#parts.onDue()
  }
}
