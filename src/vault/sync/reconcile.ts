import { fromBase64 } from '#contract/base64.ts'
import type { ChangeResult, StoredRecord } from '#contract/records.ts'
import type { SealedContent } from '../seal/seal-record.ts'
import { mergeContents, sameJson } from './merge.ts'
import type { KeptRecord, PendingChange } from './ports.ts'
import type { ReplicaParts, ShownShelf } from './shown-shelf.ts'

const sameBytes = (a: Uint8Array | null, b: Uint8Array): boolean =>
  a?.length === b.length && a.every((byte, at) => byte === b[at])

/** Brings what waits here together with what the server has. */
export class Reconciler {
  readonly #parts: ReplicaParts
  readonly #shown: ShownShelf

  constructor(shown: ShownShelf) {
    this.#parts = shown.parts
    this.#shown = shown
  }

  /** The server has `theirs`, and something else waits here: brings the two together. */
  async meet(theirs: KeptRecord): Promise<void> {
    const { uid } = theirs
    for (;;) {
      const now = (await this.#parts.shelf.standings([uid])).get(uid)
      if (!now?.pending) return this.#keepOne(theirs)
      const { pending } = now
      if (theirs.revision <= (now.record?.revision ?? 0)) return
      if (sameBytes(pending.sent, theirs.sealed)) return this.#acknowledge(pending, theirs)
      const theirOpened = await this.#shown.openOrQuarantine(uid, theirs.revision, theirs.sealed)
      if (!theirOpened) return
      const mine = await this.#parts.sealer.open(uid, pending.baseRevision + 1, pending.sealed)
      const ancestor = pending.ancestor
        ? await this.#parts.sealer.open(uid, pending.baseRevision, pending.ancestor)
        : null
      const { merged, copy } = mergeContents(ancestor, mine, theirOpened)
      if (copy) await this.#shown.put(this.#parts.newUid(), withOrigin(copy, uid))
      const isTheirs = merged.kind === theirOpened.kind && sameJson(merged.data, theirOpened.data)
      const sealed = await this.#parts.sealer.seal(uid, theirs.revision + 1, merged)
      const next: PendingChange | null = isTheirs
        ? null
        : {
            uid,
            changeId: this.#parts.newUid(),
            baseRevision: theirs.revision,
            sealed,
            ancestor: theirs.sealed,
            sent: null,
          }
      const written = await this.#parts.shelf.change([uid], (_, at) =>
        at.pending?.changeId === pending.changeId ? { record: theirs, pending: next } : null,
      )
      if (written.length > 0) return this.#shown.apply(uid, merged, theirs.revision, next ? 'here' : 'synced')
    }
  }

  async #keepOne(record: KeptRecord): Promise<void> {
    const inside = await this.#shown.openOrQuarantine(record.uid, record.revision, record.sealed)
    if (!inside) return
    await this.#parts.shelf.change([record.uid], (_, now) =>
      record.revision > (now.record?.revision ?? 0) ? { record } : null,
    )
    await this.#shown.show(await this.#parts.shelf.standings([record.uid]))
    this.#parts.announce([record.uid])
  }

  /** Takes the server's answer to one change. */
  async settle(change: PendingChange, result: ChangeResult): Promise<void> {
    const { uid } = change
    if (result.status === 'accepted') {
      return this.#acknowledge(change, {
        uid,
        revision: result.revision,
        seq: result.seq,
        sealed: change.sealed,
      })
    }
    if (result.status === 'refused') throw new Error(result.message)
    if (result.current) return this.meet(fromWire(result.current))
    // The server does not have what we build upon: start it again from here, so that the words survive.
    const opened = await this.#parts.sealer.open(uid, change.baseRevision + 1, change.sealed)
    const sealed = await this.#parts.sealer.seal(uid, 1, opened)
    await this.#parts.shelf.change([uid], (_, now) => {
      if (now.pending?.changeId !== change.changeId) return null
      const record = now.record && { ...now.record, revision: 0 }
      const pending = {
        ...change,
        changeId: this.#parts.newUid(),
        baseRevision: 0,
        sealed,
        ancestor: null,
        sent: null,
      }
      return record ? { record, pending } : { pending }
    })
  }

  /** The server has `record`, which we sent: what was written since then waits on top of it. */
  async #acknowledge(sent: PendingChange, record: KeptRecord): Promise<void> {
    let isSettled = false
    await this.#parts.shelf.change([record.uid], (_, now) => {
      if (record.revision <= (now.record?.revision ?? 0)) return null
      isSettled =
        now.pending === undefined ||
        (now.pending.changeId === sent.changeId && sameBytes(now.pending.sealed, record.sealed))
      return isSettled ? { record, pending: null } : { record }
    })
    if (!isSettled) return
    this.#parts.announce([record.uid])
    const shown = this.#parts.store.get(record.uid)
    if (shown) this.#parts.store.apply([{ ...shown, revision: record.revision, kept: 'synced' }])
  }

  /** A pending change sealed for an older base than the record now has is sealed again; null: it changed meanwhile. */
  async rebased(change: PendingChange): Promise<PendingChange | null> {
    const record = (await this.#parts.shelf.standings([change.uid])).get(change.uid)?.record
    const base = record?.revision ?? 0
    if (base === change.baseRevision) return change
    const opened = await this.#parts.sealer.open(change.uid, change.baseRevision + 1, change.sealed)
    const sealed = await this.#parts.sealer.seal(change.uid, base + 1, opened)
    const next = {
      ...change,
      changeId: this.#parts.newUid(),
      baseRevision: base,
      sealed,
      ancestor: record?.sealed ?? null,
      sent: null,
    }
    const written = await this.#parts.shelf.change([change.uid], (_, now) =>
      now.pending?.changeId === change.changeId && (now.record?.revision ?? 0) === base
        ? { pending: next }
        : null,
    )
    return written.length > 0 ? next : null
  }
}

/** A conflict copy says which record it belongs to. */
export function withOrigin(copy: SealedContent, uid: string): SealedContent {
  return { ...copy, data: { ...(copy.data as Record<string, unknown>), conflictOf: uid } }
}

export const fromWire = (record: StoredRecord): KeptRecord => ({
  ...record,
  sealed: fromBase64(record.sealed),
})
