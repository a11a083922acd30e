import type { DeviceKeyring } from './device-keys.ts'
import { disputeOf } from './slots/device-slot.ts'

interface Parts {
  readonly device: DeviceKeyring
}

/** Whose vault was opened here last, where it stands locked and nobody signed out; what they are called is sealed. */
export async function lockedHere({
  device,
}: Parts): Promise<{ userId: number; hasPassword: boolean } | null> {
  const newest = await device.newest()
  if (!newest?.deviceSlot || newest.pendingLogout) return null
  const kinds = new Set(newest.slots?.slots.map(({ kind }) => kind))
  return { userId: newest.userId, hasPassword: kinds.has('password') || !kinds.has('passphrase') }
}

/** What the server did with keys that this device has, as a sentence for its lock; null: nothing. */
export async function keyTrouble(parts: Parts, userId: number): Promise<string | null> {
  return (await disputeOf(parts, userId))?.message ?? null
}
