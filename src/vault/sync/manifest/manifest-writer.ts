import { deviceStoreFacts } from '#vault/ports/device-store-facts.ts'
import type { SealedContent } from '#vault/seal/seal-record.ts'
import { raiseFloor } from '../outdated-records.ts'
import type { RecordRepository } from '../record-repository.ts'
import { baseOf, type Outgoing } from '../record-state.ts'
import type { RevisionIndex } from '../revision-index.ts'
import { digestOf, type Manifest, manifest, manifestKind } from './manifest.ts'

export interface OwnManifest {
  readonly change: Outgoing
  readonly content: SealedContent
}

/** Writes what this device has seen at the server beside everything that it sends. */
export class ManifestWriter {
  readonly #shown: RecordRepository
  #own: { readonly device: string; readonly uid: string } | undefined
  #counter = 0
  /** The generation that sealed when everything at the server was fetched last. */
  #sawAllWith = 0

  constructor(shown: RecordRepository) {
    this.#shown = shown
  }

  /** This device's id, and the uid of its manifest. */
  async own(): Promise<{ readonly device: string; readonly uid: string }> {
    if (this.#own) return this.#own
    const { deviceStore, sealer, newUid } = this.#shown.parts
    let device = await deviceStore.fact(deviceStoreFacts.device)
    if (!device) {
      device = newUid()
      await deviceStore.putFact(deviceStoreFacts.device, device)
    }
    this.#own = { device, uid: await sealer.uidFor(manifestKind, device) }
    return this.#own
  }

  /** What the server has there at `revision` is not this device's: the next manifest goes over it. */
  goOnFrom(revision: number): Promise<void> {
    return this.#shown.parts.deviceStore.putFact(deviceStoreFacts.manifestOver, String(revision))
  }

  /** Everything that the server has was fetched while this generation sealed. */
  sawAll(generation: number): void {
    this.#sawAllWith = generation
  }

  /**
   * Whether this device has just found that nothing is left under older keys. Who had those could write until they were renewed, so all that there
   * is has to be fetched after that.
   */
  async isSealedAnew(revisions: RevisionIndex): Promise<boolean> {
    const { generation } = this.#shown.parts.sealer
    if (generation <= revisions.floor || this.#sawAllWith !== generation) return false
    return revisions.isSealedWith(generation, (await this.own()).uid)
  }

  /** The manifest that goes with a batch, as everything will be once the whole batch is accepted. Null: the history is not known yet. */
  async over(batch: readonly Outgoing[], revisions: RevisionIndex): Promise<OwnManifest | null> {
    const { deviceStore, sealer, newUid } = this.#shown.parts
    const history = await deviceStore.fact(deviceStoreFacts.history)
    if (history === undefined) return null
    const { device, uid } = await this.own()
    if (await this.isSealedAnew(revisions)) await raiseFloor(deviceStore, revisions, sealer.generation)
    const before = this.#shown.manifests.get(uid)?.data
    const last = manifest.safeParse(before).data?.counter
    this.#counter = Math.max(this.#counter, last ?? 0) + 1
    const data: Manifest = {
      device,
      counter: this.#counter,
      history,
      after: revisions.cursor,
      ...(await this.#whole(batch, revisions, uid)),
      ...(last !== undefined && { previous: [last, await digestOf(before)] }),
      ...(revisions.floor > 1 && { resealed: revisions.floor }),
    }
    const content = { kind: manifestKind, schemaVersion: 1, data }
    const over = Number((await deviceStore.fact(deviceStoreFacts.manifestOver)) ?? 0)
    const base = Math.max(baseOf(await this.#shown.recordState(uid)), over)
    const sealed = await sealer.seal(uid, base + 1, content)
    const change = { uid, changeId: newUid(), baseRevision: base, sealed }
    return { change, content }
  }

  async #whole(
    batch: readonly Outgoing[],
    revisions: RevisionIndex,
    own: string,
  ): Promise<Pick<Manifest, 'wrote' | 'count' | 'digest' | 'total' | 'manifests'>> {
    const { manifests, parts } = this.#shown
    const wrote = batch
      .filter(({ uid }) => !manifests.has(uid))
      .map(({ uid, baseRevision }): [string, number] => [uid, baseRevision + 1])
    const lines = revisions.lines(manifests)
    const latest = new Map([...revisions.heads(manifests)].map(([uid, { revision }]) => [uid, revision]))
    for (const [uid, revision] of wrote) {
      lines.set(uid, revision)
      latest.set(uid, revision)
    }
    const count = lines.count
    // Where the server went back, what is here may be more than it has: nothing is said of the whole until both were compared.
    const isDue = (await parts.deviceStore.fact(deviceStoreFacts.comparisonDue)) === 'yes'
    if (isDue || revisions.hasUnknown) return { wrote, count, digest: null }
    const others = [...manifests.keys()].filter((uid) => uid !== own && revisions.seen(uid) > 0)
    return {
      wrote,
      count,
      digest: await lines.digest(),
      total: [...latest.values()].reduce((sum, revision) => sum + revision, 0),
      manifests: others.map((uid) => [uid, revisions.seen(uid)]),
    }
  }
}
