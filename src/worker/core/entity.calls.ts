import { command, query } from './worker-calls.ts'

/** What was removed, to be put back. */
export interface RemovedRecord {
  readonly kind: string
  readonly uid: string
  readonly data: object
}

/** What a change made, and what it changed or removed as that was: enough to take it back. */
export interface Undo {
  readonly made: readonly string[]
  readonly records: readonly RemovedRecord[]
}

/** All of a kind, in the order in which they were made; the data with the record's uid as `id`. Use useEntities, which knows their type. */
export const entityRows = query<{ kind: string }, { readonly id: string }>('entity.all')
/** One of a kind, in the same shape, while it is there; `uid` null: the one thing of a kind of which there is one. */
export const entityRow = query<{ kind: string; uid: string | null }, { readonly id: string }>('entity.one')
/** Keeps something new and answers its uid. `uid` null: the worker makes one, or finds the one that the content decides. What has an `order` and names none goes last. */
export const createEntity = command<{ kind: string; uid: string | null; data: object }, string>(
  'entity.create',
)
/** Changes some fields; what another device changed meanwhile is merged. */
export const patchEntity = command<{ kind: string; uid: string; changes: object }, void>('entity.patch')
/** Changes some fields of what there is one of. Before anybody chose, the others are as the entity has them at first. */
export const chooseOne = command<{ kind: string; changes: object }, void>('entity.choose')
/** Removes something with everything that points to it, and answers what that was. */
export const removeEntity = command<{ kind: string; uid: string }, readonly RemovedRecord[]>('entity.remove')
/** Puts records back as they were, and takes away what was `made` in their place. */
export const restoreRecords = command<Partial<Undo>, void>('entity.restore')
/** Gives each its place in the list as its `order`, from 0. */
export const reorderEntities = command<{ kind: string; uids: readonly string[] }, void>('entity.reorder')
