import { mostChunks } from '#contract/blobs.ts'
import type { Entity } from '#domain/entity/records.ts'
import type { DeviceSideStore, DeviceStore } from '#vault/ports/ports.ts'
import { draftPrefix } from '../drafts/draft-seal.ts'
import type { Sealer } from '../record-repository.ts'

/** Every object in some data, at any depth, that points to a blob. */
function* pointersIn(data: unknown): Iterable<{ readonly blobId: string; readonly chunks?: unknown }> {
  const left: unknown[] = [data]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value !== 'object' || value === null) continue
    if ('blobId' in value && typeof value.blobId === 'string') yield value as { blobId: string }
    for (const inner of Object.values(value)) if (typeof inner === 'object') left.push(inner)
  }
}

/** Adds every blob that some data points to. */
export function addPointedTo(data: unknown, found: Set<string>): void {
  for (const { blobId } of pointersIn(data)) found.add(blobId)
}

/** Every blob that things point to, and of how many chunks it is. */
export function totalsIn(entities: Iterable<Entity>): Map<string, number> {
  const totals = new Map<string, number>()
  for (const { data } of entities)
    for (const { blobId, chunks } of pointersIn(data))
      if (typeof chunks === 'number' && chunks >= 1 && chunks <= mostChunks) totals.set(blobId, chunks)
  return totals
}

/** Between batches others get their turn. */
const batch = 50

/**
 * Every blob that anything sealed on this device store points to: records as the server has them, changes that wait and what they came from, drafts of
 * every tab. Null when something of it does not open: then nobody can say what is not needed.
 */
export async function pointedToOn(
  deviceStore: Pick<DeviceStore, 'all'> & DeviceSideStore,
  sealer: Pick<Sealer, 'open'>,
): Promise<Set<string> | null> {
  const { records, pending } = await deviceStore.all()
  const drafts = await deviceStore.localsUnder(draftPrefix)
  const sealed: [uid: string, revision: number, sealed: Uint8Array<ArrayBuffer>][] = [
    ...records.map(({ uid, revision, sealed }) => [uid, revision, sealed] as [string, number, typeof sealed]),
    ...pending.map(
      ({ uid, baseRevision, sealed }) => [uid, baseRevision + 1, sealed] as [string, number, typeof sealed],
    ),
    ...drafts.map(({ key, sealed }) => [key, 0, sealed] as [string, number, typeof sealed]),
  ]
  for (const { uid, baseRevision, ancestor } of pending)
    if (ancestor) sealed.push([uid, baseRevision, ancestor])
  const found = new Set<string>()
  for (let at = 0; at < sealed.length; at += batch) {
    const opened = await Promise.all(
      sealed
        .slice(at, at + batch)
        .map(([uid, revision, bytes]) => sealer.open(uid, revision, bytes).catch(() => null)),
    )
    for (const inside of opened) {
      if (!inside) return null
      addPointedTo(inside.data, found)
    }
  }
  return found
}
