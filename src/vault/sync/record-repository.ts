import type { DeviceStore, PendingChange, RecordState, VaultServer } from '../ports/ports.ts'
import { SealError, type SealedContent, tombstoneKind } from '../seal/seal-record.ts'
import type { WritableStore } from '../store/memory-store.ts'
import type { Entity, KeptWhere } from '../store/store.ts'
import { manifestKind } from './manifest/manifest.ts'
import { type Merged, mergeContents, sameContent } from './merge/merge.ts'
import { type MergeArtifact, mergeArtifactsOf } from './merge/merge-artifacts.ts'
import { baseOf, heritage, type SealedVersion, shownOf, tagOf } from './record-state.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Seals and opens records of one person: key, user id and associated data are its business. */
export interface Sealer {
  seal(uid: string, revision: number, opened: SealedContent): Promise<Bytes>
  open(uid: string, revision: number, sealed: Bytes): Promise<SealedContent>
}

export interface RecordSealer extends Sealer {
  /** The generation of keys that is sealed with now. */
  readonly generation: number
  /** The same uid for the same kind and inputs, on every device of this person. */
  uidFor(kind: string, ...inputs: readonly string[]): Promise<string>
}

export interface ReplicaParts {
  readonly sealer: RecordSealer
  readonly deviceStore: DeviceStore
  readonly server: Pick<VaultServer, 'readRecords' | 'writeRecords' | 'readHeads' | 'readReplacedRecords'>
  readonly store: WritableStore
  readonly newUid: () => string
  readonly now: () => number
  /** Called with what was written here, so that other tabs can look again. */
  readonly announce: (uids: readonly string[]) => void
  /** A record came that is sealed with keys which this device does not have. */
  readonly onUnknownKeys: () => void
  /** Whether the server says that no keys are newer than those here. */
  readonly areKeysCurrent: () => Promise<boolean>
}

export interface Opened {
  readonly content: SealedContent
  readonly tag: string
  /** That the server has, as far as this device knows; 0: none. */
  readonly base: number
}

/** The sealed device store and the opened store above it, kept saying the same. */
export class RecordRepository {
  readonly parts: ReplicaParts
  /** What this tab shows, or has shown as gone, and which state of the device store that is. */
  readonly #opened = new Map<string, Opened>()
  /** What waits at what is shown, for a device store that was cleared under the page. */
  readonly waiting = new Map<string, PendingChange>()
  /** The manifests of all devices, which features never see. */
  readonly manifests = new Map<string, SealedContent>()

  constructor(parts: ReplicaParts) {
    this.parts = parts
  }

  async recordState(uid: string): Promise<RecordState> {
    return (
      (await this.parts.deviceStore.recordStates([uid])).get(uid) ?? { record: undefined, pending: undefined }
    )
  }

  /** Opens what stands on the device store and shows it. What is shown as it stands is left alone. */
  async show(recordStates: Iterable<[string, RecordState]>): Promise<void> {
    const all = [...recordStates]
    this.#drop(all.flatMap(([uid, now]) => (shownOf(now) ? [] : [uid])))
    const opening = all.map(async ([uid, now]) => {
      const shown = shownOf(now)
      if (!shown || this.#opened.get(uid)?.tag === tagOf(now)) return null
      const content = await this.openOrSetAside(uid, shown, null)
      return content && { uid, content, now }
    })
    this.#showAll((await Promise.all(opening)).filter((one) => one !== null))
  }

  /** Shows what was just written here, and tells the other tabs. */
  apply(uid: string, content: SealedContent, now: RecordState): void {
    this.applyAll([{ uid, content, now }])
  }

  /** Nothing is on the device store there any more. */
  withdraw(uids: readonly string[]): void {
    this.#drop(uids)
    this.parts.announce(uids)
  }

  #drop(uids: readonly string[]): void {
    const gone = uids.filter((uid) => this.#opened.delete(uid))
    for (const uid of gone) {
      this.manifests.delete(uid)
      this.waiting.delete(uid)
    }
    if (gone.length > 0) this.parts.store.apply([], gone)
  }

  applyAll(found: readonly { uid: string; content: SealedContent; now: RecordState }[]): void {
    if (found.length === 0) return
    this.#showAll(found)
    this.parts.announce(found.map(({ uid }) => uid))
  }

  /** What this tab shows at a uid; null: nothing that opens. */
  shown(uid: string): SealedContent | null {
    return this.#opened.get(uid)?.content ?? null
  }

  /** Whether this tab shows what the device store holds there; nothing counts as shown. */
  isAsShown(uid: string, now: RecordState): boolean {
    return shownOf(now) ? this.#opened.get(uid)?.tag === tagOf(now) : !this.#opened.has(uid)
  }

  /** The server took what waited, or sealed it anew: what is shown stays, where it stands is another. */
  async moved(moves: readonly { uid: string; before: RecordState; after: RecordState }[]): Promise<void> {
    const same: { uid: string; content: SealedContent; now: RecordState }[] = []
    const other: [string, RecordState][] = []
    for (const { uid, before, after } of moves) {
      const known = this.#opened.get(uid)
      if (known?.tag === tagOf(before)) same.push({ uid, content: known.content, now: after })
      else other.push([uid, after])
    }
    this.applyAll(same)
    await this.show(other)
    if (other.length > 0) this.parts.announce(other.map(([uid]) => uid))
  }

  #showAll(found: readonly { uid: string; content: SealedContent; now: RecordState }[]): void {
    const put: Entity[] = []
    const drop: string[] = []
    for (const { uid, content, now } of found) {
      this.#opened.set(uid, { content, tag: tagOf(now), base: baseOf(now) })
      if (now.pending) this.waiting.set(uid, now.pending)
      else this.waiting.delete(uid)
      if (content.kind === manifestKind) this.manifests.set(uid, content)
      if (isHidden(content)) drop.push(uid)
      else put.push(toEntity(uid, content, now.record?.revision ?? 0, now.pending ? 'here' : 'synced'))
    }
    this.parts.store.apply(put, drop)
  }

  /** What does not open is set aside as it came, with the reason. `seq`: its position at the server; null: it is our own copy. */
  async openOrSetAside(
    uid: string,
    { revision, sealed }: SealedVersion,
    seq: number | null,
  ): Promise<SealedContent | null> {
    try {
      return await this.parts.sealer.open(uid, revision, sealed)
    } catch (error) {
      const reason = error instanceof SealError ? error.reason : String(error)
      await this.parts.deviceStore.quarantine({ uid, revision, seq, sealed, reason })
      if (reason === 'unknown_generation') this.parts.onUnknownKeys()
      return null
    }
  }

  /**
   * Seals a thing for the base that the server has, and waits with it. `from` is what the caller started from; undefined: what this tab
   * shows. Where the device store holds something else by now, the two are merged.
   */
  async put(uid: string, content: SealedContent, from?: unknown): Promise<void> {
    const base = from === undefined ? this.shown(uid) : { ...content, data: from }
    for (;;) {
      const now = await this.recordState(uid)
      const current = await this.#current(uid, now)
      const { merged, ...rest } = joined(base, content, current)
      for (const artifact of await mergeArtifactsOf(this.parts, uid, content.kind, rest))
        await this.putNew(artifact)
      if (current && sameContent(merged, current)) return
      if (await this.wait(uid, merged, now)) return
    }
  }

  async #current(uid: string, now: RecordState): Promise<SealedContent | null> {
    const known = this.#opened.get(uid)
    const shown = shownOf(now)
    if (!shown || known?.tag === tagOf(now)) return known?.content ?? null
    return this.openOrSetAside(uid, shown, null)
  }

  /** Puts a pending change where `now` still stands, and shows it. False: something else stands there by now. */
  async wait(uid: string, content: SealedContent, now: RecordState): Promise<boolean> {
    const ground = await this.ground(uid, now)
    const sealed = await this.parts.sealer.seal(uid, ground.baseRevision + 1, content)
    const pending = { uid, changeId: this.parts.newUid(), sealed, ...ground }
    const written = await this.parts.deviceStore.change([uid], (_, at) =>
      tagOf(at) === tagOf(now) ? { pending } : null,
    )
    if (written.length > 0) this.apply(uid, content, { ...now, pending })
    return written.length > 0
  }

  /**
   * What a change at a uid builds on. Where the device store was cleared under the page and the server's record has not come back yet, that is what is
   * shown: as a change of nothing it would meet that record as a stranger.
   */
  async ground(
    uid: string,
    now: RecordState,
  ): Promise<Pick<PendingChange, 'baseRevision' | 'ancestor' | 'sent'>> {
    const known = this.#opened.get(uid)
    const base = baseOf(now)
    if (now.record || now.pending || !known?.base) return { baseRevision: base, ...heritage(base, now) }
    const ancestor = await this.parts.sealer.seal(uid, known.base, known.content)
    return { baseRevision: known.base, ancestor, sent: null }
  }

  /** Writes what a merge left over, unless something is there already. Its own first version is its ancestor: the same leftover made on two devices is one. */
  async putNew({ uid, content }: MergeArtifact): Promise<void> {
    const now = await this.recordState(uid)
    if (now.record || now.pending) return
    const { sealer, deviceStore, newUid } = this.parts
    const pending = {
      uid,
      changeId: newUid(),
      baseRevision: 0,
      sealed: await sealer.seal(uid, 1, content),
      ancestor: await sealer.seal(uid, 0, content),
      sent: null,
    }
    const written = await deviceStore.change([uid], (_, at) => (at.record || at.pending ? null : { pending }))
    if (written.length > 0) this.apply(uid, content, { record: undefined, pending })
  }
}

/** What was written, merged with what is there by now. */
function joined(base: SealedContent | null, content: SealedContent, current: SealedContent | null): Merged {
  if (!current || current === base || (base && sameContent(base, current)))
    return { merged: content, copy: null, lost: null }
  return mergeContents(base, content, current)
}

const isHidden = ({ kind }: SealedContent): boolean => kind === tombstoneKind || kind === manifestKind

const toEntity = (uid: string, opened: SealedContent, revision: number, kept: KeptWhere): Entity => ({
  uid,
  kind: opened.kind,
  schemaVersion: opened.schemaVersion,
  data: opened.data,
  revision,
  kept,
})
