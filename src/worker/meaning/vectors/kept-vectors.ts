import type { MeaningIndex } from '#domain/meaning/meaning-index.ts'
import type { VaultSession } from '#vault/store/store.ts'
import { boxOf, type KeptRow, rowsIn } from './vector-box.ts'

type Local = Pick<
  VaultSession,
  'readLocal' | 'writeLocal' | 'readLocalBytes' | 'writeLocalBytes' | 'dropLocals'
>

/** What lies in which state in which box, by the number of the box. */
interface List {
  /** Of the model and of how passages are cut. */
  readonly version: string
  readonly boxes: readonly { readonly edition: number; readonly bytes: number }[]
}

interface Box {
  edition: number
  bytes: number
  vectors: number
  readonly rows: Set<string>
}

/** Of vectors alone: what was chosen of the model is kept beside them. */
const prefix = 'meaning.vectors.'
const listName = `${prefix}list`
const nameOf = (box: number): string => `${prefix}${String(box).padStart(6, '0')}`
/** A box with so many vectors (98 kB), or so many rows, takes no more: a page that changed seals one box anew. */
const fullBox = { vectors: 256, rows: 512 }

const newBox = (): Box => ({ edition: 0, bytes: 0, vectors: 0, rows: new Set() })
/** Of a box that was never read here. */
const unread = -1

/** The vectors of a journal, sealed on this device in boxes. They can all be made again: losing them costs time only. */
export class KeptVectors {
  readonly #local: Local
  readonly #version: string
  readonly #index: MeaningIndex
  readonly #boxes: Box[] = []
  readonly #rows = new Map<string, { readonly key: string; readonly box: number; readonly vectors: number }>()
  readonly #changed = new Set<number>()
  #open = 0
  /** How many boxes the list on this device names. */
  #listed = 0

  /** What is kept of a row is in `index` as well. */
  constructor(local: Local, version: string, index: MeaningIndex) {
    this.#local = local
    this.#version = version
    this.#index = index
  }

  keyOf(row: string): string | undefined {
    return this.#rows.get(row)?.key
  }

  rows(): Iterable<string> {
    return this.#rows.keys()
  }

  get isChanged(): boolean {
    return this.#changed.size > 0
  }

  /** Keeps what stands in the index for a row, as of these words. */
  put(row: string, key: string): void {
    this.remove(row)
    const box = this.#boxWithRoom()
    this.#hold(row, key, box)
    this.#changed.add(box)
  }

  #boxWithRoom(): number {
    const hasRoom = ({ vectors, rows }: Box, share = 1): boolean =>
      vectors < fullBox.vectors * share && rows.size < fullBox.rows * share
    const open = this.#boxes[this.#open]
    if (open && hasRoom(open)) return this.#open
    const emptier = this.#boxes.findIndex((box) => hasRoom(box, 0.5))
    this.#open = emptier >= 0 ? emptier : this.#boxes.push(newBox()) - 1
    return this.#open
  }

  #hold(row: string, key: string, at: number): void {
    // A tab that died between two boxes leaves a row in both.
    this.remove(row)
    const box = this.#boxes[at]
    if (!box) return
    const vectors = this.#index.vectorsOf(row).length
    this.#rows.set(row, { key, box: at, vectors })
    box.rows.add(row)
    box.vectors += vectors
  }

  remove(row: string): void {
    const kept = this.#rows.get(row)
    const box = kept && this.#boxes[kept.box]
    if (!box) return
    this.#rows.delete(row)
    box.rows.delete(row)
    box.vectors -= kept.vectors
    this.#changed.add(kept.box)
  }

  /**
   * Reads the boxes that are others now than when they were last read or written here. `lost`: the rows that were in such a box. Those that still hold are
   * for `found` to say, which puts them into the index; it may take its time.
   */
  async read(lost: (row: string) => void, found: (row: KeptRow) => Promise<boolean>): Promise<void> {
    const list = await this.#list()
    if (!list) return
    this.#listed = list.boxes.length
    for (const [at, { edition, bytes }] of list.boxes.entries()) {
      while (this.#boxes.length <= at) this.#boxes.push({ ...newBox(), edition: unread })
      const box = this.#boxes[at]
      if (!box || box.edition === edition) continue
      const read = await this.#local.readLocalBytes(nameOf(at)).catch(() => undefined)
      for (const row of [...box.rows]) lost(row)
      this.#changed.delete(at)
      Object.assign(box, { edition, bytes })
      for (const one of (read && rowsIn(read)) ?? [])
        if (await found(one)) this.#hold(one.row, one.key, at)
        else this.#changed.add(at)
    }
  }

  /** What is kept for this model; undefined: nothing. */
  async #list(): Promise<List | undefined> {
    const list = await this.#local.readLocal<List>(listName).catch(() => undefined)
    return list?.version === this.#version ? list : undefined
  }

  /** Removes what was kept for another model. */
  async dropOld(): Promise<void> {
    if (!(await this.#list())) await dropVectors(this.#local)
  }

  /** Seals the boxes that changed. `now`: ms since 1970. */
  async write(now: number): Promise<void> {
    if (!this.isChanged) return
    // No box lies on this device that the list does not name, whenever this tab ends.
    if (this.#boxes.length > this.#listed) await this.#writeList()
    for (const at of [...this.#changed]) {
      this.#changed.delete(at)
      await this.#seal(at, now).catch((error: unknown) => {
        this.#changed.add(at)
        throw error
      })
    }
    await this.#writeList()
  }

  async #writeList(): Promise<void> {
    const boxes = this.#boxes.map(({ edition, bytes }) => ({ edition, bytes }))
    await this.#local.writeLocal<List>(listName, { version: this.#version, boxes })
    this.#listed = boxes.length
  }

  async #seal(at: number, now: number): Promise<void> {
    const box = this.#boxes[at]
    if (!box) return
    const rows = Array.from(box.rows, (row) => ({
      row,
      key: this.#rows.get(row)?.key ?? '',
      passages: this.#index.passagesOf(row),
    }))
    const bytes = boxOf(rows)
    await this.#local.writeLocalBytes(nameOf(at), bytes)
    Object.assign(box, { edition: Math.max(now, box.edition + 1), bytes: bytes.length })
  }
}

/** Removes all that is kept. */
export const dropVectors = (local: Local): Promise<void> => local.dropLocals(prefix)

/** How many bytes are kept. */
export async function bytesOfVectors(local: Local): Promise<number> {
  const list = await local.readLocal<List>(listName).catch(() => undefined)
  return list?.boxes.reduce((sum, { bytes }) => sum + bytes, 0) ?? 0
}
