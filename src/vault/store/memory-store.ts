import type { EntityDefinition } from '#domain/entity/entity.ts'
import type { Entity, Store } from './store.ts'

/** The store's writing side, for the vault alone. */
export interface WritableStore extends Store {
  /** Puts entities in, takes uids out, and tells listeners once. */
  apply(put: Iterable<Entity>, drop?: Iterable<string>): void
  clear(): void
}

type Listener = (changed: ReadonlyMap<string, Entity | undefined>) => void

/** An empty store in memory. */
export function createStore(): WritableStore {
  const all = new Map<string, Entity>()
  const kinds = new Map<string, Map<string, Entity>>()
  const listeners = new Set<Listener>()

  const ofKind = (kind: string): Map<string, Entity> => {
    let entities = kinds.get(kind)
    if (!entities) {
      entities = new Map()
      kinds.set(kind, entities)
    }
    return entities
  }

  const take = (uid: string): boolean => {
    const before = all.get(uid)
    if (!before) return false
    ofKind(before.kind).delete(uid)
    return all.delete(uid)
  }

  return {
    of: <T extends object>({ kind }: EntityDefinition<T>) => ofKind(kind) as ReadonlyMap<string, Entity<T>>,
    one: <T extends object>({ kind }: EntityDefinition<T>, uid: string) =>
      ofKind(kind).get(uid) as Entity<T> | undefined,
    byKind: ofKind,
    get: (uid) => all.get(uid),
    all: () => all.values(),
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    apply(put, drop = []) {
      const changed = new Map<string, Entity | undefined>()
      for (const uid of drop) if (take(uid)) changed.set(uid, undefined)
      for (const entity of put) {
        const before = all.get(entity.uid)
        if (before && before.kind !== entity.kind) take(entity.uid)
        all.set(entity.uid, entity)
        ofKind(entity.kind).set(entity.uid, entity)
        changed.set(entity.uid, entity)
      }
      if (changed.size > 0) for (const tell of [...listeners]) tell(changed)
    },
    clear() {
      const gone = new Map<string, Entity | undefined>([...all.keys()].map((uid) => [uid, undefined]))
      all.clear()
      kinds.clear()
      if (gone.size > 0) for (const tell of [...listeners]) tell(gone)
    },
  }
}
