import { fromBase64 } from '#contract/base64.ts'
import type { StoredRecord } from '#contract/records.ts'
import { generationOf } from '#contract/sealed-record.ts'
import type { SealedContent } from '../seal/seal-record.ts'
import { judge } from './judge-incoming.ts'
import type { Ledger } from './ledger.ts'
import { leftoversOf } from './leftovers.ts'
import { manifestKind } from './manifest.ts'
import { type Merged, mergeContents, sameContent } from './merge.ts'
import {
  type KeptRecord,
  type Notice,
  outdatedReason,
  type PendingChange,
  type Standing,
  type StandingChange,
} from './ports.ts'
import { shelfFacts } from './shelf-facts.ts'
import type { ReplicaParts, ShownShelf } from './shown-shelf.ts'
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
} from './standing.ts'
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
  readonly #shown: ShownShelf

  constructor(shown: ShownShelf) {
    this.#parts = shown.parts
    this.#shown = shown
  }

  /** The server has `theirs`; the ledger is as of when it was asked. Nothing that stands here is lost, whatever it is. */
  async meet(theirs: KeptRecord, ledger: Ledger): Promise<void> {
    const asked = ledger.seen(theirs.uid)
    for (;;) {
      const now = await this.#shown.standing(theirs.uid)
      const verdict = judge(theirs, asked, now, ledger.aside(theirs.uid))
      if (verdict === 'known') await proveShown(theirs, this.#parts.shelf, ledger)
      if (verdict === 'known' || verdict === 'stale') return
      // What this device has sent itself is never too old for it.
      const content = isOwn(now, theirs)
        ? await this.#openAny(theirs, ledger)
        : await this.open(theirs, ledger)
      const isDone =
        verdict === 'news'
          ? !content || (await this.#join(theirs, content, now, ancestorOf(now), ledger))
          : await this.#meetOlder(theirs, content, now, verdict, ledger)
      if (isDone) return
    }
  }

  /** The server went back behind what this device has seen. What says the same is taken over quietly, anything else is told and merged. */
  async #meetOlder(
    theirs: KeptRecord,
    content: SealedContent | null,
    now: Standing,
    what: Notice['what'],
    ledger: Ledger,
  ): Promise<boolean> {
    const { uid, revision } = theirs
    const known = await this.#openOwn(uid, now.record)
    const isSame = content !== null && known !== null && sameContent(known, content)
    if (isSame) await this.#parts.shelf.dropNotice(uid)
    else await this.warn({ uid, what, seen: now.record?.revision ?? revision, got: revision })
    // Over what does not open and may be another device's nothing is sent.
    if (!content) return now.record?.unproved ? true : this.startOver(uid, revision, ledger)
    // What came from the same words came from theirs; else nothing says which side changed what.
    return this.#join(theirs, content, now, isSame ? (now.record ?? null) : null, ledger, true)
  }

  /** Opens what the server has; what does not open, or is sealed with keys that are over, is set aside, and what is here stays. */
  async open(theirs: KeptRecord, ledger: Ledger): Promise<SealedContent | null> {
    if (!ledger.isOutdated(theirs)) return this.#openAny(theirs, ledger)
    const { uid, revision, seq, sealed } = theirs
    const isReadable = await this.#shown.openOrSetAside(uid, theirs, seq)
    const aside = { uid, revision, seq, sealed, reason: outdatedReason }
    if (isReadable) await this.#parts.shelf.quarantine(aside)
    ledger.noteAside(aside)
    return null
  }

  async #openAny(theirs: KeptRecord, ledger: Ledger): Promise<SealedContent | null> {
    const { uid, revision, seq, sealed } = theirs
    const content = await this.#shown.openOrSetAside(uid, theirs, seq)
    if (content) await this.#opened(theirs, ledger)
    else ledger.noteAside({ uid, revision, seq, sealed, reason: '' })
    return content
  }

  /** What was wrong with earlier ones of this record is over. */
  async #opened({ uid }: KeptRecord, ledger: Ledger): Promise<void> {
    if (ledger.aside(uid)) {
      await this.#parts.shelf.releaseQuarantined(uid)
      ledger.released(uid)
    }
  }

  /** Puts theirs on the shelf, with what stands here merged on top. False: something else stands here by now. */
  async #join(
    theirs: KeptRecord,
    content: SealedContent,
    now: Standing,
    ancestor: SealedVersion | null,
    ledger: Ledger,
    isBack = false,
  ): Promise<boolean> {
    const { uid, revision } = theirs
    if (isOwn(now, theirs)) return this.#keep(uid, now, accepted(now, theirs), ledger)
    let merged = content
    if (content.kind !== manifestKind && (now.pending || now.record?.unproved || isBack)) {
      const mine = await this.#openOwn(uid, shownOf(now))
      // What waits does not open here: it stays as it is, and meets theirs when it is sent.
      if (!mine && now.pending) return true
      const from =
        ancestor && (await this.#parts.sealer.open(uid, ancestor.revision, ancestor.sealed).catch(() => null))
      if (mine) merged = await this.#merge(uid, from, mine, content)
    }
    const pending: PendingChange | null = sameContent(merged, content)
      ? null
      : { ...(await this.#waiting(uid, revision, merged)), ancestor: theirs.sealed }
    return this.#keep(uid, now, { record: theirs, pending }, ledger, merged)
  }

  async #merge(
    uid: string,
    ancestor: SealedContent | null,
    mine: SealedContent,
    theirs: SealedContent,
  ): Promise<SealedContent> {
    const { merged, ...rest }: Merged = mergeContents(ancestor, mine, theirs)
    for (const leftover of await leftoversOf(this.#parts, uid, theirs.kind, rest))
      await this.#shown.putNew(leftover)
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
    now: Standing,
    change: StandingChange,
    ledger: Ledger,
    content?: SealedContent,
  ): Promise<boolean> {
    const written = await this.#parts.shelf.change([uid], (_, at) =>
      tagOf(at) === tagOf(now) ? change : null,
    )
    if (written.length === 0) return false
    const after = changed(now, change)
    ledger.note(uid, after)
    if (content) this.#shown.apply(uid, content, after)
    else await this.#shown.moved([{ uid, before: now, after }])
    return true
  }

  /**
   * The server has nothing that opens at `revision` (0: nothing at all): what stands here waits to be sent on top of it. False: something else
   * stands here by now.
   */
  async startOver(uid: string, revision: number, ledger: Ledger): Promise<boolean> {
    const now = await this.#shown.standing(uid)
    const mine = await this.#openOwn(uid, shownOf(now))
    if (!mine) return true
    // Each device writes its own manifest anew.
    if (mine.kind === manifestKind) {
      if (now.record && !(await this.#keep(uid, now, { record: null }, ledger))) return false
      this.#shown.withdraw([uid])
      return true
    }
    const pending = await this.#waiting(uid, revision, mine)
    return this.#keep(uid, now, { record: null, pending }, ledger, mine)
  }

  /**
   * A waiting change as it has to be sent: sealed with the newest keys for the revision that the server has. Null: it changed meanwhile, or
   * does not open.
   */
  async ready(change: PendingChange, ledger: Ledger): Promise<PendingChange | null> {
    const now = await this.#shown.standing(change.uid)
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
    return (await this.#keep(change.uid, now, { pending }, ledger, content)) ? pending : null
  }

  /** The server is not as it was seen: that is told, and everything is compared. */
  async warn(notice: Omit<Notice, 'at'>): Promise<void> {
    const { shelf, now } = this.#parts
    await shelf.putNotice({ ...notice, at: now() })
    await this.wantComparison()
  }

  /** Unless one was made only just now: a server that is wrong all the time is not compared all the time. */
  async wantComparison(): Promise<void> {
    const { shelf, now } = this.#parts
    const comparedAt = Number((await shelf.fact(shelfFacts.comparedAt)) ?? 0)
    if (Math.abs(now() - comparedAt) > compareAgainMs) await shelf.putFact(shelfFacts.comparisonDue, 'yes')
  }
}
