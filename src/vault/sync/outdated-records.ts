import { generationOf } from '#contract/sealed-record.ts'
import type { Ledger } from './ledger.ts'
import { type KeptRecord, outdatedReason, type VaultShelf } from './ports.ts'
import { shelfFacts } from './shelf-facts.ts'
import type { ShownShelf } from './shown-shelf.ts'

/** From now on, for good, nothing new is taken on this device that is sealed with a generation of keys before this one. */
export async function raiseFloor(shelf: VaultShelf, ledger: Ledger, generation: number): Promise<void> {
  if (generation <= ledger.floor) return
  await shelf.putFact(shelfFacts.resealed, String(generation))
  ledger.raiseFloor(generation)
}

/**
 * What came under old keys before the manifest came, in the same go, which says that everything was sealed anew. A device that is new needs this:
 * it learns last what it should have known first.
 */
export class OutdatedRecords {
  readonly #shown: ShownShelf
  /** By uid, the revision that came under an older generation since the last time that all was fetched. */
  readonly #came = new Map<string, number>()

  constructor(shown: ShownShelf) {
    this.#shown = shown
  }

  came({ uid, revision, sealed }: KeptRecord): void {
    if (generationOf(sealed) < this.#shown.parts.sealer.generation) this.#came.set(uid, revision)
    else this.#came.delete(uid)
  }

  /** Everything was fetched. What somebody here has written on since then stays. */
  async setAside(ledger: Ledger): Promise<void> {
    const { shelf } = this.#shown.parts
    for (const [uid, { record, pending }] of await shelf.standings([...this.#came.keys()])) {
      if (!record || pending || record.revision !== this.#came.get(uid) || !ledger.isBelowFloor(record))
        continue
      const aside = { ...record, reason: outdatedReason }
      await shelf.quarantine(aside)
      const moved = await shelf.change([uid], (_, now) =>
        now.pending || now.record?.revision !== record.revision ? null : { record: null },
      )
      if (moved.length === 0) continue
      ledger.note(uid, { record: undefined, pending: undefined })
      ledger.noteAside(aside)
      this.#shown.withdraw([uid])
    }
    this.#came.clear()
  }
}
