import type { ReadingDigest } from '#domain/journal/reading/reading-digest.ts'
import type { VaultSession } from '#vault/store/store.ts'

export interface KeptReading {
  /** Of everything that it depends on (readingKey). */
  readonly key: string
  readonly digest: ReadingDigest
}

type Box = Record<string, KeptReading>

/** The last digit of a uid says in which of sixteen boxes its reading lies: a changed page seals one of them anew. */
const boxes = [...'0123456789abcdef']
const boxOf = (uid: string): string => uid.slice(-1)
const nameOf = (box: string): string => `journal.readings.${box}`

/** What was read of a journal, sealed on this device. It can all be read again: losing it costs time only. */
export class KeptReadings {
  readonly #session: Pick<VaultSession, 'readLocal' | 'writeLocal'>
  readonly #byUid = new Map<string, KeptReading>()
  readonly #changed = new Set<string>()

  constructor(session: Pick<VaultSession, 'readLocal' | 'writeLocal'>) {
    this.#session = session
  }

  async load(): Promise<void> {
    for (const box of boxes) {
      const kept = await this.#session.readLocal<Box>(nameOf(box)).catch(() => undefined)
      for (const [uid, reading] of Object.entries(kept ?? {})) this.#byUid.set(uid, reading)
    }
  }

  all(): Iterable<KeptReading> {
    return this.#byUid.values()
  }

  entries(): Iterable<[string, KeptReading]> {
    return this.#byUid.entries()
  }

  keyOf(uid: string): string | undefined {
    return this.#byUid.get(uid)?.key
  }

  put(uid: string, reading: KeptReading): void {
    this.#byUid.set(uid, reading)
    this.#changed.add(boxOf(uid))
  }

  /** True if there was one. */
  remove(uid: string): boolean {
    const was = this.#byUid.delete(uid)
    if (was) this.#changed.add(boxOf(uid))
    return was
  }

  /** Drops the readings of pages that are gone. */
  keepOnly(uids: ReadonlySet<string>): void {
    for (const uid of [...this.#byUid.keys()]) if (!uids.has(uid)) this.remove(uid)
  }

  /** Seals the boxes that changed. */
  async write(): Promise<void> {
    for (const box of [...this.#changed]) {
      this.#changed.delete(box)
      const inBox = [...this.#byUid].filter(([uid]) => boxOf(uid) === box)
      await this.#session.writeLocal<Box>(nameOf(box), Object.fromEntries(inBox))
    }
  }
}
