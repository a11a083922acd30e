import { generationOf } from '#contract/sealed-record.ts'
import { deviceStoreFacts } from '../ports/device-store-facts.ts'
import { type DeviceStore, type KeptRecord, outdatedReason } from '../ports/ports.ts'
import type { RecordRepository } from './record-repository.ts'
import type { RevisionIndex } from './revision-index.ts'

/** From now on, for good, nothing new is taken on this device that is sealed with a generation of keys before this one. */
export async function raiseFloor(
  deviceStore: DeviceStore,
  revisions: RevisionIndex,
  generation: number,
): Promise<void> {
  if (generation <= revisions.floor) return
  await deviceStore.putFact(deviceStoreFacts.resealed, String(generation))
  revisions.raiseFloor(generation)
}

/**
 * What came under old keys before the manifest came, in the same go, which says that everything was sealed anew. A device that is new needs this:
 * it learns last what it should have known first.
 */
export class OutdatedRecords {
  readonly #shown: RecordRepository
  /** By uid, the revision that came under an older generation since the last time that all was fetched. */
  readonly #came = new Map<string, number>()

  constructor(shown: RecordRepository) {
    this.#shown = shown
  }

  came({ uid, revision, sealed }: KeptRecord): void {
    if (generationOf(sealed) < this.#shown.parts.sealer.generation) this.#came.set(uid, revision)
    else this.#came.delete(uid)
  }

  /** Everything was fetched. What somebody here has written on since then stays. */
  async setAside(revisions: RevisionIndex): Promise<void> {
    const { deviceStore } = this.#shown.parts
    for (const [uid, { record, pending }] of await deviceStore.recordStates([...this.#came.keys()])) {
      if (!record || pending || record.revision !== this.#came.get(uid) || !revisions.isBelowFloor(record))
        continue
      const aside = { ...record, reason: outdatedReason }
      await deviceStore.quarantine(aside)
      const moved = await deviceStore.change([uid], (_, now) =>
        now.pending || now.record?.revision !== record.revision ? null : { record: null },
      )
      if (moved.length === 0) continue
      revisions.note(uid, { record: undefined, pending: undefined })
      revisions.noteAside(aside)
      this.#shown.withdraw([uid])
    }
    this.#came.clear()
  }
}
