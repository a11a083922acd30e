import type { WritableStore } from './memory-store.ts'
import { type Entity, firstStatus, type VaultSession } from './store.ts'

const absent = new Proxy({} as never, {
  get(_, name) {
    throw new Error(`A session in memory has no ${String(name)}`)
  },
})

/** A session over a real store, without a shelf and without a server: for the tests of features. */
export function memorySession(store: WritableStore, more: Partial<VaultSession> = {}): VaultSession {
  const locals = new Map<string, unknown>()
  const covered = new Map<string, Entity | undefined>()
  const uncover = (uid: string) => {
    const entity = covered.get(uid)
    if (covered.delete(uid)) store.apply(entity ? [entity] : [], entity ? [] : [uid])
  }
  const show = (kind: string, uid: string, data: unknown, kept: Entity['kept']) =>
    store.apply([{ uid, kind, data, revision: store.get(uid)?.revision ?? 0, kept }])
  return {
    userId: 1,
    store,
    status: () => firstStatus,
    put: async (kind, uid, data) => {
      covered.delete(uid)
      show(kind, uid, data, 'here')
    },
    remove: async (uid) => store.apply([], [uid]),
    drafts: {
      keep: async (kind, uid, data) => {
        if (!covered.has(uid)) covered.set(uid, store.get(uid))
        show(kind, uid, data, 'draft')
      },
      drop: async (uid) => uncover(uid),
      beneath: <T>(uid: string) =>
        (covered.has(uid) ? covered.get(uid) : store.get(uid)) as Entity<T> | undefined,
    },
    readLocal: async <T>(name: string) => locals.get(name) as T | undefined,
    writeLocal: async (name, value) => void locals.set(name, value),
    blobs: absent,
    health: absent,
    keys: absent,
    ...more,
  }
}
