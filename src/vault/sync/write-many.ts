import type { PendingChange } from '../ports/ports.ts'
import { type SealedContent, tombstone } from '../seal/seal-record.ts'
import { sameContent } from './merge/merge.ts'
import type { RecordRepository } from './record-repository.ts'
import { tagOf } from './record-state.ts'

/** A thing to put, or to take away (null). */
export interface Write {
  readonly uid: string
  readonly content: SealedContent | null
}

/**
 * Puts and takes away many things in one transaction, which is far quicker than one by one. Where the device store holds something else than what is
 * shown, the two are merged as `put` does it, after the others.
 */
export async function writeMany(shown: RecordRepository, writes: readonly Write[]): Promise<void> {
  const { deviceStore, sealer, newUid, now: clock } = shown.parts
  const at = new Date(clock()).toISOString()
  const wanted = new Map(
    writes.map(({ uid, content }) => [uid, content ?? tombstone(shown.shown(uid)?.kind ?? 'unknown', at)]),
  )
  const none = { record: undefined, pending: undefined }
  const states = await deviceStore.recordStates([...wanted.keys()])
  const plain = [...wanted].flatMap(([uid, content]) => {
    const now = states.get(uid) ?? none
    return shown.isAsShown(uid, now) ? [{ uid, content, now }] : []
  })
  const changed = plain.filter(({ uid, content }) => {
    const before = shown.shown(uid)
    return before === null || !sameContent(content, before)
  })
  const sealed = await Promise.all(
    changed.map(async (one) => {
      const ground = await shown.ground(one.uid, one.now)
      const bytes = await sealer.seal(one.uid, ground.baseRevision + 1, one.content)
      const pending: PendingChange = { uid: one.uid, changeId: newUid(), sealed: bytes, ...ground }
      return [one.uid, { ...one, pending }] as const
    }),
  )
  const ready = new Map(sealed)
  const written = await deviceStore.change([...ready.keys()], (uid, stands) => {
    const one = ready.get(uid)
    return one && tagOf(stands) === tagOf(one.now) ? { pending: one.pending } : null
  })
  const done = written.flatMap((uid) => ready.get(uid) ?? [])
  shown.applyAll(done.map(({ uid, content, now, pending }) => ({ uid, content, now: { ...now, pending } })))
  const over = new Set([...written, ...plain.filter((one) => !ready.has(one.uid)).map(({ uid }) => uid)])
  for (const [uid, content] of wanted) if (!over.has(uid)) await shown.put(uid, content)
}
