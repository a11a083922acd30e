import { fromBase64 } from '#contract/base64.ts'
import type { StoredRecord } from '#contract/records.ts'
import { generationOf } from '#contract/sealed-record.ts'
import { deviceStoreFacts } from '../ports/device-store-facts.ts'
import {
  type KeptRecord,
  type Notice,
  outdatedReason,
  type PendingChange,
  type RecordState,
  type RecordStateChange,
} from '../ports/ports.ts'
import { isBlindDelete, type SealedContent } from '../seal/seal-record.ts'
import { classifyIncoming } from './classify-incoming.ts'
import { manifestKind } from './manifest/manifest.ts'
import { type Merged, mergeContents, sameContent } from './merge/merge.ts'
import { mergeArtifactsOf } from './merge/merge-artifacts.ts'
import type { RecordRepository, ReplicaParts } from './record-repository.ts'
import {
  accepted,
  ancestorOf,
  baseOf,
  changed,
  heritage,
  isOwn,
  type SealedVersion,
  shownOf,
  tagOf,
} from './record-state.ts'
import type { RevisionIndex } from './revision-index.ts'
import { proveShown } from './write-proofs.ts'

export const fromWire = (record: StoredRecord): KeptRecord => ({
  ...record,
  sealed: fromBase64(record.sealed),
})

/** What the server does wrong all the time is compared this often. */
const compareAgainMs = 15 * 60_000

/** Brings what stands here together with what the server has. */
export class Reconciler {
  readonly #parts: ReplicaParts
  readonly #shown: RecordRepository

  constructor(shown: RecordRepository) {
    this.#parts = shown.parts
    this.#shown = shown
  }

  /** The server has `theirs`; the ledger is as of when it was asked. Nothing that stands here is lost, whatever it is. */
  async meet(theirs: KeptRecord, revisions: RevisionIndex): Promise<void> {
    const asked = revisions.seen(theirs.uid)
    for (;;) {
      const now = await this.#shown.recordState(theirs.uid)
      const verdict = classifyIncoming(theirs, asked, now, revisions.aside(theirs.uid))
      if (verdict === 'known') await proveShown(theirs, this.#parts.deviceStore, revisions)
      if (verdict === 'known' || verdict === 'stale') return
      // What this device has sent itself is never too old for it.
      const content = isOwn(now, theirs)
        ? await this.#openAny(theirs, revisions)
        : await this.open(theirs, revisions)
      const isDone =
        verdict === 'news'
          ? !content || (await this.#join(theirs, content, now, ancestorOf(now), revisions))
          : await this.#meetOlder(theirs, content, now, verdict, revisions)
      if (isDone) return
    }
  }

  /** The server went back behind what this device has seen. What says the same is taken over quietly, anything else is told and merged. */
  async #meetOlder(
    theirs: KeptRecord,
    content: SealedContent | null,
    now: RecordState,
    what: Notice['what'],
    revisions: RevisionIndex,
  ): Promise<boolean> {
    const { uid, revision } = theirs
    const known = await this.#openOwn(uid, now.record)
    const isSame = content !== null && known !== null && sameContent(known, content)
    if (isSame) await this.#parts.deviceStore.dropNotice(uid)
    else await this.warn({ uid, what, seen: now.record?.revision ?? revision, got: revision })
    // Over what does not open and may be another device's nothing is sent.
    if (!content) return now.record?.unproved ? true : this.startOver(uid, revision, revisions)
    // What came from the same words came from theirs; else nothing says which side changed what.
    return this.#join(theirs, content, now, isSame ? (now.record ?? null) : null, revisions, true)
  }

  /** Opens what the server has; what does not open, or is sealed with keys that are over, is set aside, and what is here stays. */
  async open(theirs: KeptRecord, revisions: RevisionIndex): Promise<SealedContent | null> {
    if (!revisions.isOutdated(theirs)) return this.#openAny(theirs, revisions)
    const { uid, revision, seq, sealed } = theirs
    const isReadable = await this.#shown.openOrSetAside(uid, theirs, seq)
    const aside = { uid, revision, seq, sealed, reason: outdatedReason }
    if (isReadable) await this.#parts.deviceStore.quarantine(aside)
    revisions.noteAside(aside)
    return null
  }

  async #openAny(theirs: KeptRecord, revisions: RevisionIndex): Promise<SealedContent | null> {
    const { uid, revision, seq, sealed } = theirs
    const content = await this.#shown.openOrSetAside(uid, theirs, seq)
    if (content) await this.#opened(theirs, revisions)
    else revisions.noteAside({ uid, revision, seq, sealed, reason: '' })
    return content
  }

  /** What was wrong with earlier ones of this record is over. */
  async #opened({ uid }: KeptRecord, revisions: RevisionIndex): Promise<void> {
    if (revisions.aside(uid)) {
      await this.#parts.deviceStore.releaseQuarantined(uid)
      revisions.released(uid)
    }
  }

  /** Puts theirs on the device store, with what stands here merged on top. False: something else stands here by now. */
  async #join(
    theirs: KeptRecord,
    content: SealedContent,
    now: RecordState,
    ancestor: SealedVersion | null,
    revisions: RevisionIndex,
    isBack = false,
  ): Promise<boolean> {
    const { uid, revision } = theirs
    if (isOwn(now, theirs)) return this.#keep(uid, now, accepted(now, theirs), revisions)
    let merged = content
    const isBlind = isBlindDelete(content)
    if (content.kind !== manifestKind && (now.pending || now.record?.unproved || isBack || isBlind)) {
      const mine = await this.#openOwn(uid, shownOf(now))
      // What waits does not open here: it stays as it is, and meets theirs when it is sent.
      if (!mine && now.pending) return true
      const from =
        !isBlind &&
        ancestor &&
        (await this.#parts.sealer.open(uid, ancestor.revision, ancestor.sealed).catch(() => null))
      if (mine) merged = await this.#merge(uid, from || null, mine, content)
    }
    const pending: PendingChange | null = sameContent(merged, content)
      ? null
      : { ...(await this.#waiting(uid, revision, merged)), ancestor: theirs.sealed }
    return this.#keep(uid, now, { record: theirs, pending }, revisions, merged)
  }

  async #merge(
    uid: string,
    ancestor: SealedContent | null,
    mine: SealedContent,
    theirs: SealedContent,
  ): Promise<SealedContent> {
    const { merged, ...rest }: Merged = mergeContents(ancestor, mine, theirs)
    for (const artifact of await mergeArtifactsOf(this.#parts, uid, theirs.kind, rest))
      await this.#shown.putNew(artifact)
    return merged
  }

  async #waiting(uid: string, baseRevision: number, content: SealedContent): Promise<PendingChange> {
    const sealed = await this.#parts.sealer.seal(uid, baseRevision + 1, content)
    return { uid, changeId: this.#parts.newUid(), baseRevision, sealed, ancestor: null, sent: null }
  }

  #openOwn(uid: string, version: SealedVersion | null | undefined): Promise<SealedContent | null> {
    return version ? this.#shown.openOrSetAside(uid, version, null) : Promise.resolve(null)
  }

  /** `content`: what is shown then; absent: what is shown now. */
  async #keep(
    uid: string,
    now: RecordState,
    change: RecordStateChange,
    revisions: RevisionIndex,
    content?: SealedContent,
  ): Promise<boolean> {
    const written = await this.#parts.deviceStore.change([uid], (_, at) =>
      tagOf(at) === tagOf(now) ? change : null,
    )
    if (written.length === 0) return false
    const after = changed(now, change)
    revisions.note(uid, after)
    if (content) this.#shown.apply(uid, content, after)
    else await this.#shown.moved([{ uid, before: now, after }])
    return true
  }

  /**
   * The server has nothing that opens at `revision` (0: nothing at all): what stands here waits to be sent on top of it. False: something else
   * stands here by now.
   */
  async startOver(uid: string, revision: number, revisions: RevisionIndex): Promise<boolean> {
    const now = await this.#shown.recordState(uid)
    const mine = await this.#openOwn(uid, shownOf(now))
    if (!mine) return true
    // Each device writes its own manifest anew.
    if (mine.kind === manifestKind) {
      if (now.record && !(await this.#keep(uid, now, { record: null }, revisions))) return false
      this.#shown.withdraw([uid])
      return true
    }
    return this.#sendOver(uid, revision, mine, now, revisions)
  }

  /**
   * What stands here waits to be sent over whatever the server has at `revision`, brought together with a later version that the server had kept (`later`;
   * null: none). Only where a person wants it so, for it may be another device's words. False: nothing opens, or something else stands here by now.
   */
  async putBack(
    uid: string,
    revision: number,
    later: SealedContent | null,
    revisions: RevisionIndex,
  ): Promise<boolean> {
    const now = await this.#shown.recordState(uid)
    const mine = await this.#openOwn(uid, shownOf(now))
    let content = later ?? mine
    if (later && mine && now.pending) {
      const from = await this.#openOwn(uid, ancestorOf(now))
      content = await this.#merge(uid, from, mine, later)
    }
    return content !== null && this.#sendOver(uid, revision, content, now, revisions)
  }

  async #sendOver(
    uid: string,
    revision: number,
    mine: SealedContent,
    now: RecordState,
    revisions: RevisionIndex,
  ): Promise<boolean> {
    const pending = await this.#waiting(uid, revision, mine)
    return this.#keep(uid, now, { record: null, pending }, revisions, mine)
  }

  /**
   * A waiting change as it has to be sent: sealed with the newest keys for the revision that the server has. Null: it changed meanwhile, or
   * does not open.
   */
  async ready(change: PendingChange, revisions: RevisionIndex): Promise<PendingChange | null> {
    const now = await this.#shown.recordState(change.uid)
    if (now.pending?.changeId !== change.changeId) return null
    const base = baseOf(now)
    const isOld = generationOf(change.sealed) < this.#parts.sealer.generation
    if (change.sent || (base === change.baseRevision && !isOld)) return change
    const content = await this.#openOwn(change.uid, shownOf(now))
    if (!content) return null
    const pending = {
      ...(await this.#waiting(change.uid, base, content)),
      ancestor: heritage(base, now).ancestor,
    }
    return (await this.#keep(change.uid, now, { pending }, revisions, content)) ? pending : null
  }

  /** The server is not as it was seen: that is told, and everything is compared. */
  async warn(notice: Omit<Notice, 'at'>): Promise<void> {
    const { deviceStore, now } = this.#parts
    await deviceStore.putNotice({ ...notice, at: now() })
    await this.wantComparison()
  }

  /** Unless one was made only just now: a server that is wrong all the time is not compared all the time. */
  async wantComparison(): Promise<void> {
    const { deviceStore, now } = this.#parts
    const comparedAt = Number((await deviceStore.fact(deviceStoreFacts.comparedAt)) ?? 0)
    if (Math.abs(now() - comparedAt) > compareAgainMs)
      await deviceStore.putFact(deviceStoreFacts.comparisonDue, 'yes')
  }
}
