import type { EntityReader, Unreadable } from './entity-reader.ts'
import { createStore } from './memory-store.ts'
import type { Entity, Store } from './store.ts'

/** Something that opens and cannot be shown. It stays in the vault as it is, and is synced like everything else. */
export interface UnreadEntity {
  readonly uid: string
  readonly revision: number
  readonly reason: Unreadable
}

export interface CheckedStore extends Store {
  /** What is in the vault and not in this store, in no order. */
  unread(): UnreadEntity[]
}

/** A store over `raw`, which must be empty yet: everything in it is what its kind has to be. What is of an unknown kind is as it came. */
export function checkedOver(raw: Store, reader: EntityReader): CheckedStore {
  const seen = createStore()
  const unread = new Map<string, UnreadEntity>()

  const check = (entity: Entity): Entity | null => {
    const { uid, kind, schemaVersion = 1, data, revision } = entity
    const found = reader.read({ kind, schemaVersion, data })
    if (typeof found !== 'string') return found.data === data ? entity : { ...entity, data: found.data }
    unread.set(uid, { uid, revision, reason: found })
    return null
  }

  raw.onChange((changed) => {
    const put: Entity[] = []
    const drop: string[] = []
    for (const [uid, entity] of changed) {
      unread.delete(uid)
      const checked = entity && check(entity)
      if (checked) put.push(checked)
      else drop.push(uid)
    }
    seen.apply(put, drop)
  })

  const { of, one, byKind, get, all, onChange } = seen
  return { of, one, byKind, get, all, onChange, unread: () => [...unread.values()] }
}
