import type { SealedContent } from '../seal/seal-record.ts'
import type { Ledger } from './ledger.ts'
import { type Manifest, manifest, manifestKind } from './manifest.ts'
import type { ShownShelf } from './shown-shelf.ts'
import { baseOf, type Outgoing } from './standing.ts'

export interface OwnManifest {
  readonly change: Outgoing
  readonly content: SealedContent
}

const deviceFact = 'device'
export const historyFact = 'history'

/** Writes what this device has seen at the server beside everything that it sends. */
export class ManifestWriter {
  readonly #shown: ShownShelf
  #own: { readonly device: string; readonly uid: string } | undefined
  #counter = 0

  constructor(shown: ShownShelf) {
    this.#shown = shown
  }

  /** This device's id, and the uid of its manifest. */
  async own(): Promise<{ readonly device: string; readonly uid: string }> {
    if (this.#own) return this.#own
    const { shelf, sealer, newUid } = this.#shown.parts
    let device = await shelf.fact(deviceFact)
    if (!device) {
      device = newUid()
      await shelf.putFact(deviceFact, device)
    }
    this.#own = { device, uid: await sealer.uidFor(manifestKind, device) }
    return this.#own
  }

  /** The manifest that goes with a batch, as everything will be once the whole batch is accepted. Null: the history is not known yet. */
  async over(batch: readonly Outgoing[], ledger: Ledger): Promise<OwnManifest | null> {
    const { shelf, sealer, newUid } = this.#shown.parts
    const history = await shelf.fact(historyFact)
    if (history === undefined) return null
    const { device, uid } = await this.own()
    const before = manifest.safeParse(this.#shown.manifests.get(uid)?.data)
    this.#counter = Math.max(this.#counter, before.data?.counter ?? 0) + 1
    const data: Manifest = {
      device,
      counter: this.#counter,
      history,
      after: ledger.cursor,
      ...(await this.#whole(batch, ledger)),
    }
    const content = { kind: manifestKind, schemaVersion: 1, data }
    const base = baseOf(await this.#shown.standing(uid))
    const sealed = await sealer.seal(uid, base + 1, content)
    return { change: { uid, changeId: newUid(), baseRevision: base, sealed }, content }
  }

  async #whole(
    batch: readonly Outgoing[],
    ledger: Ledger,
  ): Promise<Pick<Manifest, 'wrote' | 'count' | 'digest'>> {
    const { manifests } = this.#shown
    const wrote = batch
      .filter(({ uid }) => !manifests.has(uid))
      .map(({ uid, baseRevision }): [string, number] => [uid, baseRevision + 1])
    const lines = ledger.lines(manifests)
    for (const [uid, revision] of wrote) lines.set(uid, revision)
    return {
      wrote,
      count: lines.count,
      digest: ledger.hasUnknown ? null : await lines.digest(),
    }
  }
}
