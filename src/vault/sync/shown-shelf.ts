import { type SealedContent, tombstoneKind } from '../seal/seal-record.ts'
import type { WritableStore } from '../store/memory-store.ts'
import type { Entity, KeptWhere } from '../store/store.ts'
import type { KeptRecord, PendingChange, Standing, VaultServer, VaultShelf } from './ports.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Seals and opens records of one person: key, user id and associated data are its business. */
export interface Sealer {
  seal(uid: string, revision: number, opened: SealedContent): Promise<Bytes>
  open(uid: string, revision: number, sealed: Bytes): Promise<SealedContent>
}

export interface ReplicaParts {
  readonly sealer: Sealer
  readonly shelf: VaultShelf
  readonly server: Pick<VaultServer, 'readRecords' | 'writeRecords'>
  readonly store: WritableStore
  readonly newUid: () => string
  readonly now: () => number
  /** Called with what was written here, so that other tabs can look again. */
  readonly announce: (uids: readonly string[]) => void
}

export const toEntity = (uid: string, opened: SealedContent, revision: number, kept: KeptWhere): Entity => ({
  uid,
  kind: opened.kind,
  data: opened.data,
  revision,
  kept,
})

/** The sealed shelf and the opened store above it, kept saying the same. */
export class ShownShelf {
  readonly parts: ReplicaParts

  constructor(parts: ReplicaParts) {
    this.parts = parts
  }

  async show(standings: Iterable<[string, Standing]>): Promise<void> {
    const put: Entity[] = []
    const drop: string[] = []
    for (const [uid, { record, pending }] of standings) {
      const sealed = pending?.sealed ?? record?.sealed
      if (!sealed) continue
      const inside = await this.openOrQuarantine(
        uid,
        pending ? pending.baseRevision + 1 : (record?.revision ?? 0),
        sealed,
      )
      if (!inside) continue
      if (inside.kind === tombstoneKind) drop.push(uid)
      else put.push(toEntity(uid, inside, record?.revision ?? 0, pending ? 'here' : 'synced'))
    }
    this.parts.store.apply(put, drop)
  }

  /** What does not open is set aside as it came, with the reason. */
  async openOrQuarantine(uid: string, revision: number, sealed: Bytes): Promise<SealedContent | null> {
    try {
      return await this.parts.sealer.open(uid, revision, sealed)
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'not readable'
      await this.parts.shelf.quarantine({ uid, revision, sealed, reason })
      return null
    }
  }

  /** Shows what was just written here, and tells the other tabs. */
  apply(uid: string, opened: SealedContent, revision: number, kept: KeptWhere): void {
    if (opened.kind === tombstoneKind) this.parts.store.apply([], [uid])
    else this.parts.store.apply([toEntity(uid, opened, revision, kept)])
    this.parts.announce([uid])
  }

  /** Seals a thing for the base that the server has, and waits with it. */
  async put(uid: string, opened: SealedContent): Promise<void> {
    for (;;) {
      const before = (await this.parts.shelf.standings([uid])).get(uid)
      const base = before?.record?.revision ?? 0
      const sealed = await this.parts.sealer.seal(uid, base + 1, opened)
      const changeId = this.parts.newUid()
      const written = await this.parts.shelf.change([uid], (_, now) => {
        if ((now.record?.revision ?? 0) !== base) return null
        const { record, pending } = now
        return { pending: { uid, changeId, baseRevision: base, sealed, ...heritage(base, record, pending) } }
      })
      if (written.length === 0) continue
      this.apply(uid, opened, base, 'here')
      return
    }
  }
}

/** What a change over `base` came from: the ancestor that already waits, else the record itself. */
function heritage(
  base: number,
  record: KeptRecord | undefined,
  pending: PendingChange | undefined,
): Pick<PendingChange, 'ancestor' | 'sent'> {
  if (pending && pending.baseRevision === base) return { ancestor: pending.ancestor, sent: pending.sent }
  return { ancestor: record?.sealed ?? null, sent: pending?.sent ?? null }
}
