import type { SealedContent } from '../seal/seal-record.ts'
import type { Ledger } from './ledger.ts'
import { faultsOf, type ManifestFault, manifest } from './manifest.ts'
import { historyFact, type ManifestWriter } from './manifest-writer.ts'
import type { Reconciler } from './reconcile.ts'
import type { ShownShelf } from './shown-shelf.ts'

/** Holds what the server gives against what the other devices say that they have seen there. */
export class ManifestReader {
  readonly #shown: ShownShelf
  readonly #reconciler: Reconciler
  readonly #writer: ManifestWriter
  /** Manifests that came and were not checked yet. */
  readonly #unchecked = new Set<string>()

  constructor(shown: ShownShelf, reconciler: Reconciler, writer: ManifestWriter) {
    this.#shown = shown
    this.#reconciler = reconciler
    this.#writer = writer
  }

  /** A manifest came: is shown in place of an earlier one right after. */
  came(uid: string, content: SealedContent): void {
    this.#unchecked.add(uid)
    const before = manifest.safeParse(this.#shown.manifests.get(uid)?.data).data
    const now = manifest.safeParse(content.data).data
    if (before && now && before.history === now.history && now.counter < before.counter)
      this.#fellBack.set(uid, { uid: null, said: before.counter, got: now.counter })
  }

  /** Those whose counter fell. */
  readonly #fellBack = new Map<string, ManifestFault>()

  /** Every manifest is checked again. */
  checkAll(): void {
    for (const uid of this.#shown.manifests.keys()) this.#unchecked.add(uid)
  }

  /**
   * Checks what came, once everything was fetched. A fault is told when an empty page (`isSure`) has shown that nothing more is to come; true: one
   * more page is needed for that.
   */
  async check(ledger: Ledger, isSure: boolean): Promise<boolean> {
    const { uid: own } = await this.#writer.own()
    const history = await this.#shown.parts.shelf.fact(historyFact)
    let isDoubtful = false
    for (const uid of [...this.#unchecked]) {
      const said = manifest.safeParse(this.#shown.manifests.get(uid)?.data).data
      const isChecked = uid !== own && said && said.history === history
      const faults = isChecked
        ? await faultsOf(
            said,
            ledger.heads(this.#shown.manifests),
            ledger.hasUnknown ? null : () => ledger.lines(this.#shown.manifests).digest(),
          )
        : []
      if (faults.length > 0 && !isSure) isDoubtful = true
      else {
        this.#unchecked.delete(uid)
        await this.#tell(uid, faults)
      }
    }
    return isDoubtful
  }

  async #tell(manifestUid: string, faults: readonly ManifestFault[]): Promise<void> {
    const fall = this.#fellBack.get(manifestUid)
    this.#fellBack.delete(manifestUid)
    const all = fall ? [...faults, fall] : faults
    for (const { uid, said, got } of all) {
      const what = uid === null ? 'manifest' : got === 0 ? 'missing' : 'older'
      await this.#reconciler.warn({ uid: uid ?? manifestUid, what, seen: said, got })
    }
  }
}
