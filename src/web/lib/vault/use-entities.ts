import { useMemo } from 'react'
import type { EntityOf, Kind } from '#domain/entities.ts'
import type { DataOf, EntityDefinition, InputOf } from '#domain/entity/entity.ts'
import {
  createEntity,
  entityRow,
  entityRows,
  patchEntity,
  type RemovedRecord,
  removeEntity,
  reorderEntities,
  restoreRecords,
} from '#worker/core/entity.calls.ts'
import { sameVisit } from '../device/page-left.ts'
import { offerUndo } from './offer-undo.ts'
import { type SayFaults, sayFailed, tried, wasDone } from './say-failed.ts'
import { type Rows, useRows } from './use-rows.ts'
import { useVaultCalls, type VaultCalls } from './vault-calls.ts'

/** The data of one, with its record's uid as `id`. */
export type EntityRow<T extends object> = T & { readonly id: string }

/** What a screen says of something new: the worker adds the instants, and the last place where there is an order. */
export type NewEntity<Input> = Input extends unknown
  ? Omit<Input, 'createdAt' | 'updatedAt' | 'order'> & { order?: number }
  : never

/** All of a kind, oldest first, kept up to date. */
export const useEntities = <K extends Kind>(kind: K): Rows<EntityRow<DataOf<EntityOf<K>>>> =>
  useRows(entityRows, { kind }) as Rows<EntityRow<DataOf<EntityOf<K>>>>

/** One of a kind, kept up to date: by its uid, or the only one of a kind of which there is one. Undefined while it is not there. */
export function useEntity<K extends Kind>(
  kind: K,
  uid: string | null = null,
): { readonly row: EntityRow<DataOf<EntityOf<K>>> | undefined; readonly isReady: boolean } {
  const { rows, isReady } = useRows(entityRow, { kind, uid }) as Rows<EntityRow<DataOf<EntityOf<K>>>>
  return { row: rows[0], isReady }
}

/** Puts each sentence at its field of a form; what the form has no field for is said over the page. */
export const atFields =
  (fields: Readonly<Record<string, (sentence: string) => void>>): SayFaults =>
  (faults) => {
    for (const [field, sentence] of Object.entries(faults))
      (fields[field] ?? ((words) => sayFailed(new Error(words))))(sentence)
  }

/** What a screen can do with things of an entity. Whatever could not be done has been said then. */
export interface EntityActions<E extends EntityDefinition> {
  /** Answers the uid; null: it could not be kept. `uid`: where a screen has made one already. */
  create(
    data: NewEntity<InputOf<E>>,
    more?: { readonly uid?: string; readonly sayFaults?: SayFaults | undefined },
  ): Promise<string | null>
  /** Answers whether it was kept. */
  patch(uid: string, changes: Partial<DataOf<E>>, sayFaults?: SayFaults): Promise<boolean>
  /** Removes one with everything that points to it, and offers to undo that for as long as the message stands. `words`: 'The stove is deleted'. */
  remove(uid: string, words: string): Promise<boolean>
  /** The same without a message, for a screen that offers to undo it itself: answers what went; null: it did not. */
  take(uid: string): Promise<readonly RemovedRecord[] | null>
  restore(records: readonly RemovedRecord[]): Promise<boolean>
  reorder(uids: readonly string[]): Promise<boolean>
}

/** What can be done with a kind of one person's vault, outside React too. */
export function entityActions<K extends Kind>(vault: VaultCalls, kind: K): EntityActions<EntityOf<K>> {
  const take = (uid: string) => tried(vault.run(removeEntity, { kind, uid }))
  const restore = (records: readonly RemovedRecord[]) => wasDone(vault.run(restoreRecords, { records }))
  return {
    take,
    restore,
    create: (data, { uid = null, sayFaults } = {}) =>
      tried(vault.run(createEntity, { kind, uid, data }), sayFaults),
    patch: (uid, changes, sayFaults) => wasDone(vault.run(patchEntity, { kind, uid, changes }), sayFaults),
    async remove(uid, words) {
      const isHere = sameVisit()
      const records = await take(uid)
      if (records === null) return false
      if (records.length > 0 && isHere()) offerUndo(words, () => restore(records))
      return true
    },
    reorder: (uids) => wasDone(vault.run(reorderEntities, { kind, uids })),
  }
}

/** The same for whoever is signed in. */
export function useEntityActions<K extends Kind>(kind: K): EntityActions<EntityOf<K>> {
  const vault = useVaultCalls()
  return useMemo(() => entityActions(vault, kind), [vault, kind])
}
