import { deviceStoreFacts } from '#vault/ports/device-store-facts.ts'
import type { SealedContent } from '#vault/seal/seal-record.ts'
import type { Reconciler } from '../reconcile.ts'
import type { RecordRepository } from '../record-repository.ts'
import type { RevisionIndex } from '../revision-index.ts'
import { breakBetween, faultsOf, type ManifestFault, manifest, type Reader } from './manifest.ts'
import type { ManifestWriter } from './manifest-writer.ts'

/** Holds what the server gives against what the other devices say that they have seen there. */
export class ManifestReader {
  readonly #shown: RecordRepository
  readonly #reconciler: Reconciler
  readonly #writer: ManifestWriter
  /** Manifests that came and were not checked yet. */
  readonly #unchecked = new Set<string>()

  constructor(shown: RecordRepository, reconciler: Reconciler, writer: ManifestWriter) {
    this.#shown = shown
    this.#reconciler = reconciler
    this.#writer = writer
  }

  /** A manifest came: is shown in place of an earlier one right after. */
  async came(uid: string, { data }: SealedContent): Promise<void> {
    this.#unchecked.add(uid)
    const fault = await breakBetween(this.#shown.manifests.get(uid)?.data, data)
    if (fault) this.#breaks.set(uid, fault)
  }

  /** Those that do not follow upon the one before. */
  readonly #breaks = new Map<string, ManifestFault>()

  /** Every manifest is checked again. */
  checkAll(): void {
    for (const uid of this.#shown.manifests.keys()) this.#unchecked.add(uid)
  }

  /**
   * Checks what came, once everything was fetched. A fault is told when an empty page (`isSure`) has shown that nothing more is to come; true: one
   * more page is needed for that.
   */
  async check(revisions: RevisionIndex, isSure: boolean): Promise<boolean> {
    const { deviceStore } = this.#shown.parts
    // What is here may still be from before the server went back: the comparison comes first.
    if (this.#unchecked.size === 0 || (await deviceStore.fact(deviceStoreFacts.comparisonDue)) === 'yes')
      return false
    const { uid: own } = await this.#writer.own()
    const reader = this.#reader(revisions, await deviceStore.fact(deviceStoreFacts.history))
    let isDoubtful = false
    for (const uid of [...this.#unchecked]) {
      const said = manifest.safeParse(this.#shown.manifests.get(uid)?.data).data
      const faults = uid !== own && said ? await faultsOf(said, reader) : []
      if (faults.length > 0 && !isSure) isDoubtful = true
      else {
        this.#unchecked.delete(uid)
        await this.#tell(uid, faults)
      }
    }
    return isDoubtful
  }

  #reader(revisions: RevisionIndex, history: string | undefined): Reader {
    const { manifests } = this.#shown
    return {
      heads: revisions.heads(manifests),
      digest: revisions.hasUnknown ? null : () => revisions.lines(manifests).digest(),
      manifestSeen: (uid) => revisions.seen(uid),
      history,
    }
  }

  async #tell(manifestUid: string, faults: readonly ManifestFault[]): Promise<void> {
    const gap = this.#breaks.get(manifestUid)
    this.#breaks.delete(manifestUid)
    const all = gap ? [...faults, gap] : faults
    for (const { uid, said, got } of all) {
      const what = uid === null ? 'manifest' : got === 0 ? 'missing' : 'older'
      await this.#reconciler.warn({ uid: uid ?? manifestUid, what, seen: said, got })
    }
  }
}
