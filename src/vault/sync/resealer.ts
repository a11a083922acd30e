import type { InTurn } from '#domain/jobs/in-turn.ts'
import type { SyncStatus } from '../store/store.ts'
import type { ManifestWriter } from './manifest/manifest-writer.ts'
import type { Outbox } from './outbox.ts'
import type { RecordRepository } from './record-repository.ts'
import type { Outgoing } from './record-state.ts'
import type { RevisionIndex } from './revision-index.ts'

const batchCount = 25
const batchBytes = 1024 * 1024

/** Seals what older keys sealed anew with the newest: same content, next revision. Needs no memory: what is left to do shows on each record. */
export class Resealer {
  readonly #shown: RecordRepository
  readonly #outbox: Outbox
  readonly #manifests: ManifestWriter
  readonly #inTurn: InTurn
  /** By uid, the revision that could not be sealed anew: it does not open, or the server did not take it. */
  readonly #tried = new Map<string, number>()

  constructor(shown: RecordRepository, outbox: Outbox, manifests: ManifestWriter, inTurn: InTurn) {
    this.#shown = shown
    this.#outbox = outbox
    this.#manifests = manifests
    this.#inTurn = inTurn
  }

  /** Does some of it. Answers how much is left of how many; null: nothing. */
  async some(revisions: RevisionIndex): Promise<SyncStatus['resealing']> {
    const batch = await this.#inTurn(() => this.#batch(revisions))
    if (batch.length > 0) await this.#outbox.send(batch, revisions)
    const progress = await this.progress(revisions)
    // The other devices have to learn that it is done.
    if (!progress && (await this.#inTurn(() => this.#manifests.isSealedAnew(revisions))))
      await this.#outbox.send([], revisions)
    return progress
  }

  async progress(revisions: RevisionIndex): Promise<SyncStatus['resealing']> {
    const left = (await this.#left(revisions)).length
    return left > 0 ? { left, of: revisions.heads().size } : null
  }

  /** The own manifest is sealed anew whenever anything is sent. */
  async #left(revisions: RevisionIndex): Promise<string[]> {
    const { uid: own } = await this.#manifests.own()
    const { generation: newest } = this.#shown.parts.sealer
    const left: string[] = []
    for (const [uid, { revision, generation }] of revisions.heads())
      if (
        generation > 0 &&
        generation < newest &&
        uid !== own &&
        this.#tried.get(uid) !== revision &&
        // What the server has there does not open: nothing can be sent on top.
        !revisions.aside(uid) &&
        !revisions.unproved.has(uid)
      )
        left.push(uid)
    return left
  }

  async #batch(revisions: RevisionIndex): Promise<Outgoing[]> {
    const { deviceStore, sealer, newUid } = this.#shown.parts
    const uids = (await this.#left(revisions)).slice(0, batchCount)
    const batch: Outgoing[] = []
    let bytes = 0
    for (const [uid, { record, pending }] of await deviceStore.recordStates(uids)) {
      if (!record || (bytes > 0 && bytes + record.sealed.length > batchBytes)) continue
      this.#tried.set(uid, record.revision)
      // What waits is sealed with the newest keys when it is sent.
      if (pending) continue
      const content = await this.#shown.openOrSetAside(uid, record, null)
      if (!content) continue
      bytes += record.sealed.length
      const { revision } = record
      const sealed = await sealer.seal(uid, revision + 1, content)
      batch.push({ uid, changeId: newUid(), baseRevision: revision, sealed })
    }
    return batch
  }
}
