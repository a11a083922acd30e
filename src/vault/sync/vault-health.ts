import type { CheckedStore } from '../store/checked-store.ts'
import type { QuarantinedItem, VaultHealth } from '../store/store.ts'
import type { Replica } from './replica.ts'
import type { ReplicaParts } from './shown-shelf.ts'
import { shownOf } from './standing.ts'

const nowhere = { record: undefined, pending: undefined }

/** What is set aside, what the server withholds, and what can be done about it. `changed` is told after anything of it changed. */
export function createVaultHealth(
  { shelf }: Pick<ReplicaParts, 'shelf'>,
  replica: Replica,
  checked: Pick<CheckedStore, 'unread'>,
  changed: () => Promise<void>,
): VaultHealth {
  return {
    async quarantined() {
      const unopened = (await shelf.quarantined()).map(
        ({ uid, revision, sealed, reason }): QuarantinedItem => ({
          uid,
          revision,
          bytes: sealed.length,
          reason,
        }),
      )
      const unread = checked.unread()
      const standings = await shelf.standings(unread.map(({ uid }) => uid))
      const sizeOf = (uid: string) => shownOf(standings.get(uid) ?? nowhere)?.sealed.length ?? 0
      return [...unopened, ...unread.map((one) => ({ ...one, bytes: sizeOf(one.uid) }))]
    },
    async quarantinedBytes(uid) {
      const found = (await shelf.quarantined()).find((record) => record.uid === uid)
      const sealed = found?.sealed ?? shownOf((await shelf.standings([uid])).get(uid) ?? nowhere)?.sealed
      if (!sealed) throw new Error('This record is no longer set aside')
      return sealed
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
