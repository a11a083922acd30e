import type { PlannedRing } from '#domain/calendar/reminders/ring-plan.ts'
import { openIndexedDbStore } from '#vault/device/indexeddb-store.ts'
import { openDeviceKeyring } from '#vault/keys/device-keyring.ts'
import type { DeviceKeys } from '#vault/keys/device-keys.ts'
import { keyringAtWork } from '#vault/keys/keyring.ts'
import { secureRandom } from '#vault/primitives/bytes.ts'
import { sealerOf } from '#vault/sealers.ts'
import { entityReader } from '#vault/store/entity-reader.ts'
import { localCacheOn } from '#vault/sync/local-cache.ts'

/** Under this name the worker of a tab leaves what may ring (src/worker/calendar/push/ring-plan-local.ts). */
const ringPlanName = 'ring-plan'

/** Whether the words of whoever was here last may be opened: a key is here, and the rule for locking does not speak against it. */
export function isUnlocked(
  device: Pick<DeviceKeys, 'keyring' | 'dispute' | 'autoLockMinutes' | 'lastActiveAt'>,
  nowMs: number,
): boolean {
  const { keyring, dispute, autoLockMinutes, lastActiveAt } = device
  if (!keyring || dispute === 'locked') return false
  return autoLockMinutes == null || nowMs - (lastActiveAt ?? 0) < autoLockMinutes * 60_000
}

/** The words of a ring and whose it is, opened with this device's key; null where the device is locked, or does not know the ring. */
export async function openRing(
  id: string,
  nowMs: number,
): Promise<{ readonly ring: PlannedRing; readonly userId: number } | null> {
  const device = await openDeviceKeyring().newest()
  if (!device?.keyring || !isUnlocked(device, nowMs)) return null
  const { userId, keyring } = device
  const store = await openIndexedDbStore(userId)
  try {
    const keys = { now: keyringAtWork(keyring) }
    const sealer = sealerOf(
      keys,
      userId,
      secureRandom,
      entityReader(() => undefined),
    )
    const plan = await localCacheOn(store, sealer).readLocal<{ rings: readonly PlannedRing[] }>(ringPlanName)
    const ring = plan?.rings.find((one) => one.id === id)
    return ring ? { ring, userId } : null
  } finally {
    store.close()
  }
}
