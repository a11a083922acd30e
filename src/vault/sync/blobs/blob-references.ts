import type { DeviceSideStore, DeviceStore } from '#vault/ports/ports.ts'
import { draftPrefix } from '../drafts/draft-seal.ts'
import type { Sealer } from '../record-repository.ts'

/** Adds every blob that some data points to, at any depth. */
export function addPointedTo(data: unknown, found: Set<string>): void {
  const left: unknown[] = [data]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value !== 'object' || value === null) continue
    const { blobId } = value as { blobId?: unknown }
    if (typeof blobId === 'string') found.add(blobId)
    for (const inner of Object.values(value)) if (typeof inner === 'object') left.push(inner)
  }
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
