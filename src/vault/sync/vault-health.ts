import type { CheckedStore } from '../store/checked-store.ts'
import type { QuarantinedItem, VaultHealth } from '../store/store.ts'
import type { ReplicaParts } from './record-repository.ts'
import { shownOf } from './record-state.ts'
import type { Replica } from './replica.ts'

const nowhere = { record: undefined, pending: undefined }

/** What is set aside, what the server withholds, and what can be done about it. `changed` is told after anything of it changed. */
export function createVaultHealth(
  { deviceStore }: Pick<ReplicaParts, 'deviceStore'>,
  replica: Replica,
  checked: Pick<CheckedStore, 'unread'>,
  putBackBlobs: () => Promise<number>,
  changed: () => Promise<void>,
): VaultHealth {
  return {
    async quarantined() {
      const unopened = (await deviceStore.quarantined()).map(
        ({ uid, revision, sealed, reason }): QuarantinedItem => ({
          uid,
          revision,
          bytes: sealed.length,
          reason,
        }),
      )
      const unread = checked.unread()
      const recordStates = await deviceStore.recordStates(unread.map(({ uid }) => uid))
      const sizeOf = (uid: string) => shownOf(recordStates.get(uid) ?? nowhere)?.sealed.length ?? 0
      return [...unopened, ...unread.map((one) => ({ ...one, bytes: sizeOf(one.uid) }))]
    },
    async quarantinedBytes(uid) {
      const found = (await deviceStore.quarantined()).find((record) => record.uid === uid)
      const sealed =
        found?.sealed ?? shownOf((await deviceStore.recordStates([uid])).get(uid) ?? nowhere)?.sealed
      if (!sealed) throw new Error('This record is no longer set aside')
      return sealed
    },
    async retryQuarantined() {
      const opened = await replica.retryQuarantined()
      await changed()
      return opened
    },
    async putBackForged() {
      try {
        const back = await replica.putBackForged()
        return { ...back, files: await putBackBlobs() }
      } finally {
        await changed()
      }
    },
    notices: () => deviceStore.notices(),
    async dismissNotices() {
      for (const { uid } of await deviceStore.notices()) await deviceStore.dropNotice(uid)
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
