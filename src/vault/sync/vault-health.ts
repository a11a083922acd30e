import type { QuarantinedItem, VaultHealth } from '../store/store.ts'
import type { Replica } from './replica.ts'
import type { ReplicaParts } from './shown-shelf.ts'

/** What is set aside, what the server withholds, and what can be done about it. `changed` is told after anything of it changed. */
export function createVaultHealth(
  { shelf }: Pick<ReplicaParts, 'shelf'>,
  replica: Replica,
  changed: () => Promise<void>,
): VaultHealth {
  return {
    async quarantined() {
      return (await shelf.quarantined()).map(
        ({ uid, revision, sealed, reason }): QuarantinedItem => ({
          uid,
          revision,
          bytes: sealed.length,
          reason,
        }),
      )
    },
    async quarantinedBytes(uid) {
      const found = (await shelf.quarantined()).find((record) => record.uid === uid)
      if (!found) throw new Error('This record is no longer set aside')
      return found.sealed
    },
    async retryQuarantined() {
      const opened = await replica.retryQuarantined()
      await changed()
      return opened
    },
    notices: () => shelf.notices(),
    async dismissNotices() {
      for (const { uid } of await shelf.notices()) await shelf.dropNotice(uid)
      await changed()
    },
    async compareNow() {
      try {
        await replica.compare()
      } finally {
        await changed()
      }
    },
  }
}
