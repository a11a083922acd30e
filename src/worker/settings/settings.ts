import type { VaultKeys } from '#vault/keys/vault-keys.ts'
import { type CommandImpl, lazyCommands, perform } from '#worker/core/worker-calls.ts'
import { profileCommands } from './profile.ts'
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  endOtherSessions,
  endSession,
  makeToken,
  readSecurity,
  removePasskey,
  removeTotp,
  renamePasskey,
  renewBackupCodes,
} from './security.calls.ts'
import {
  changePassword,
  compareNow,
  deleteAccount,
  dismissNotices,
  type KeyFact,
  putBackForged,
  quarantinedBytes,
  readAutoLock,
  readKeys,
  readNotices,
  readQuarantine,
  removeKey,
  renewKeys,
  retryQuarantine,
  setAutoLock,
  setPassword,
} from './settings.calls.ts'

async function factsOf(keys: VaultKeys): Promise<KeyFact[]> {
  const [{ slots }, own] = await Promise.all([keys.slots(), keys.ownSlotId()])
  return slots.map(({ slotId, kind, createdAt }) => ({ slotId, kind, createdAt, isOwn: slotId === own }))
}

/** What a person can have done to their keys and to what is kept. */
export const settingsCommands: readonly CommandImpl[] = [
  ...profileCommands,
  ...lazyCommands(
    [
      makeToken,
      readSecurity,
      beginTotp,
      confirmTotp,
      removeTotp,
      renewBackupCodes,
      beginPasskey,
      addPasskey,
      renamePasskey,
      removePasskey,
      endSession,
      endOtherSessions,
    ],
    async () => (await import('./security.ts')).securityCommands,
  ),
  perform(readKeys, ({ session }) => factsOf(session.keys)),
  perform(removeKey, async ({ session }, { slotId, password }) => {
    await session.keys.removeSlot(slotId, password)
    return factsOf(session.keys)
  }),
  perform(changePassword, async ({ session }, { current, next, endOthers }) => {
    await session.keys.changePassword(current, next, endOthers)
    // Whoever had a session is signed out now, and what they wrote over comes back. Settings can do it again.
    if (endOthers && session.status().setAside > 0)
      await session.health.putBackForged().catch(() => undefined)
  }),
  perform(setPassword, ({ session }, { current, next }) => session.keys.setPassword(current, next)),
  perform(renewKeys, ({ session }, { current, next }) => session.keys.renewKeys(current, next)),
  perform(deleteAccount, ({ session }, { password }) => session.keys.deleteAccount(password)),
  perform(readAutoLock, ({ session }) => session.keys.autoLockMinutes()),
  perform(setAutoLock, ({ session }, { minutes }) => session.keys.setAutoLockMinutes(minutes)),
  perform(readQuarantine, ({ session }) => session.health.quarantined()),
  perform(retryQuarantine, ({ session }) => session.health.retryQuarantined()),
  perform(putBackForged, ({ session }) => session.health.putBackForged()),
  perform(quarantinedBytes, ({ session }, { uid }) => session.health.quarantinedBytes(uid)),
  perform(readNotices, ({ session }) => session.health.notices()),
  perform(dismissNotices, ({ session }) => session.health.dismissNotices()),
  perform(compareNow, async ({ session }) => {
    await session.health.compareNow()
    return session.health.notices()
  }),
]
