import { useMemo } from 'react'
import type { DataOf, EntityDefinition, InputOf } from '#domain/entity/entity.ts'
import {
  createEntity,
  entityRows,
  patchEntity,
  type RemovedRecord,
  removeEntity,
  reorderEntities,
  restoreRecords,
} from '#worker/core/entity.calls.ts'
import { sameVisit } from '../device/page-left.ts'
import { offerUndo } from './offer-undo.ts'
import { tried, wasDone } from './say-failed.ts'
import { type Rows, useRows } from './use-rows.ts'
import { useVaultCalls, type VaultCalls } from './vault-calls.ts'

/** The data of one, with its record's uid as `id`. */
export type EntityRow<T extends object> = T & { readonly id: string }

/** What a screen says of something new: the worker adds the instants, and the last place where there is an order. */
export type NewEntity<Input> = Input extends unknown
  ? Omit<Input, 'createdAt' | 'updatedAt' | 'order'> & { order?: number }
  : never

/** Any entity, as a type alone: screens name a kind, and schemas stay in the worker. */
type AnyEntity = Pick<EntityDefinition, 'kind'>

/** All of an entity, oldest first, kept up to date: `useEntities<typeof ownContacts>('own_contact')`. */
export const useEntities = <E extends AnyEntity>(kind: E['kind']): Rows<EntityRow<DataOf<E>>> =>
  useRows(entityRows, { kind }) as Rows<EntityRow<DataOf<E>>>

export interface EntityActions<E extends AnyEntity> {
  /** Answers the uid; null: it could not be kept, which has been said then. `uid`: where a screen has made one already. */
  create(data: NewEntity<InputOf<E>>, uid?: string): Promise<string | null>
  /** Answers whether it was kept; if not, that has been said. */
  patch(uid: string, changes: Partial<DataOf<E>>): Promise<boolean>
  /** Removes one with everything that points to it, and offers to undo that for as long as the message stands. `words`: 'The stove is deleted'. */
  remove(uid: string, words: string): Promise<boolean>
  /** The same without a message, for a screen that offers to undo it itself: answers what went; null: it did not, which has been said. */
  take(uid: string): Promise<readonly RemovedRecord[] | null>
  restore(records: readonly RemovedRecord[]): Promise<boolean>
  reorder(uids: readonly string[]): Promise<boolean>
}

/** What a screen can do with an entity of one person, outside React too. */
export function entityActions<E extends AnyEntity>(vault: VaultCalls, kind: E['kind']): EntityActions<E> {
  const take = (uid: string) => tried(vault.run(removeEntity, { kind, uid }))
  const restore = (records: readonly RemovedRecord[]) => wasDone(vault.run(restoreRecords, { records }))
  return {
    take,
    restore,
    create: (data, uid) => tried(vault.run(createEntity, { kind, uid: uid ?? null, data })),
    patch: (uid, changes) => wasDone(vault.run(patchEntity, { kind, uid, changes })),
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
export function useEntityActions<E extends AnyEntity>(kind: E['kind']): EntityActions<E> {
  const vault = useVaultCalls()
  return useMemo(() => entityActions<E>(vault, kind), [vault, kind])
}
