import { OfflineError, ServerRefusedError, type VaultServer } from '../ports/ports.ts'
import { forgetDevice, revokeOwnDevice } from './slots/device-slot.ts'
import { changeKnown, type UnlockParts } from './slots/slot-list.ts'

type Parts = UnlockParts & { readonly server: Pick<VaultServer, 'logout'> }

/**
 * Ends the session at the server and takes this browser's key. A server that cannot be reached does not hold anybody back: the key goes at
 * once, and the session is ended as soon as the server is there again (payLogout).
 */
export async function endSession(parts: Parts, userId: number): Promise<void> {
  const slotId = (await parts.device.read(userId))?.deviceSlot?.slotId ?? null
  try {
    await revokeOwnDevice(parts, userId)
    await parts.server.logout()
  } catch (error) {
    if (!(error instanceof OfflineError)) throw error
    await changeKnown(parts, userId, () => ({ pendingLogout: { slotId } }))
  }
  await forgetDevice(parts, userId)
}

/** Ends a session that somebody left while the server was away. False: there is none. Throws OfflineError. */
export async function finishPendingLogout(parts: Parts, userId: number): Promise<boolean> {
  const owed = (await parts.device.read(userId))?.pendingLogout
  if (!owed) return false
  if (owed.slotId)
    await parts.server.deleteSlot(owed.slotId).catch((error: unknown) => {
      if (!(error instanceof ServerRefusedError)) throw error
    })
  await parts.server.logout()
  await dropPendingLogout(parts, userId)
  return true
}

/** Somebody signed in anew: that session is theirs. */
export const dropPendingLogout = (parts: Pick<UnlockParts, 'device'>, userId: number): Promise<void> =>
  changeKnown(parts, userId, () => ({ pendingLogout: null }))
