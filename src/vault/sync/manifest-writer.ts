import type { SealedContent } from '../seal/seal-record.ts'
import type { Ledger } from './ledger.ts'
import { digestOf, type Manifest, manifest, manifestKind } from './manifest.ts'
import { raiseFloor } from './outdated-records.ts'
import { shelfFacts } from './shelf-facts.ts'
import type { ShownShelf } from './shown-shelf.ts'
import { baseOf, type Outgoing } from './standing.ts'

export interface OwnManifest {
  readonly change: Outgoing
  readonly content: SealedContent
}

/** Writes what this device has seen at the server beside everything that it sends. */
export class ManifestWriter {
  readonly #shown: ShownShelf
  #own: { readonly device: string; readonly uid: string } | undefined
  #counter = 0
  /** The generation that sealed when everything at the server was fetched last. */
  #sawAllWith = 0

  constructor(shown: ShownShelf) {
    this.#shown = shown
  }

  /** This device's id, and the uid of its manifest. */
  async own(): Promise<{ readonly device: string; readonly uid: string }> {
    if (this.#own) return this.#own
    const { shelf, sealer, newUid } = this.#shown.parts
    let device = await shelf.fact(shelfFacts.device)
    if (!device) {
      device = newUid()
      await shelf.putFact(shelfFacts.device, device)
    }
    this.#own = { device, uid: await sealer.uidFor(manifestKind, device) }
    return this.#own
  }

  /** Everything that the server has was fetched while this generation sealed. */
  sawAll(generation: number): void {
    this.#sawAllWith = generation
  }

  /**
   * Whether this device has just found that nothing is left under older keys. Who had those could write until they were renewed, so all that there
   * is has to be fetched after that.
   */
  async isSealedAnew(ledger: Ledger): Promise<boolean> {
    const { generation } = this.#shown.parts.sealer
    if (generation <= ledger.floor || this.#sawAllWith !== generation) return false
    return ledger.isSealedWith(generation, (await this.own()).uid)
  }

  /** The manifest that goes with a batch, as everything will be once the whole batch is accepted. Null: the history is not known yet. */
  async over(batch: readonly Outgoing[], ledger: Ledger): Promise<OwnManifest | null> {
    const { shelf, sealer, newUid } = this.#shown.parts
    const history = await shelf.fact(shelfFacts.history)
    if (history === undefined) return null
    const { device, uid } = await this.own()
    if (await this.isSealedAnew(ledger)) await raiseFloor(shelf, ledger, sealer.generation)
    const before = this.#shown.manifests.get(uid)?.data
    const last = manifest.safeParse(before).data?.counter
    this.#counter = Math.max(this.#counter, last ?? 0) + 1
    const data: Manifest = {
      device,
      counter: this.#counter,
      history,
      after: ledger.cursor,
      ...(await this.#whole(batch, ledger, uid)),
      ...(last !== undefined && { previous: [last, await digestOf(before)] }),
      ...(ledger.floor > 1 && { resealed: ledger.floor }),
    }
    const content = { kind: manifestKind, schemaVersion: 1, data }
    const base = baseOf(await this.#shown.standing(uid))
    const sealed = await sealer.seal(uid, base + 1, content)
    const change = { uid, changeId: newUid(), baseRevision: base, sealed }
    return { change, content }
  }

  async #whole(
    batch: readonly Outgoing[],
    ledger: Ledger,
    own: string,
  ): Promise<Pick<Manifest, 'wrote' | 'count' | 'digest' | 'total' | 'manifests'>> {
    const { manifests, parts } = this.#shown
    const wrote = batch
      .filter(({ uid }) => !manifests.has(uid))
      .map(({ uid, baseRevision }): [string, number] => [uid, baseRevision + 1])
    const lines = ledger.lines(manifests)
    const revisions = new Map([...ledger.heads(manifests)].map(([uid, { revision }]) => [uid, revision]))
    for (const [uid, revision] of wrote) {
      lines.set(uid, revision)
      revisions.set(uid, revision)
    }
    const count = lines.count
    // Where the server went back, what is here may be more than it has: nothing is said of the whole until both were compared.
    const isDue = (await parts.shelf.fact(shelfFacts.comparisonDue)) === 'yes'
    if (isDue || ledger.hasUnknown) return { wrote, count, digest: null }
    const others = [...manifests.keys()].filter((uid) => uid !== own && ledger.seen(uid) > 0)
    return {
      wrote,
      count,
      digest: await lines.digest(),
      total: [...revisions.values()].reduce((sum, revision) => sum + revision, 0),
      manifests: others.map((uid) => [uid, ledger.seen(uid)]),
    }
  }
}
