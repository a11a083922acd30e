import { entityOfKind } from '#domain/entities.ts'
import type { EntityDefinition } from '#domain/entity/entity.ts'
import { entityReader } from './entity-reader.ts'
import type { WritableStore } from './memory-store.ts'
import { type Entity, firstStatus, type Kind, type VaultSession } from './store.ts'

const absent = new Proxy({} as never, {
  get(_, name) {
    throw new Error(`A session in memory has no ${String(name)}`)
  },
})

/** A session over a real store, without a device store and without a server: for the tests of features. */
export function memorySession(store: WritableStore, more: Partial<VaultSession> = {}): VaultSession {
  const locals = new Map<string, unknown>()
  const covered = new Map<string, Entity | undefined>()
  const uncover = (uid: string) => {
    const entity = covered.get(uid)
    if (covered.delete(uid)) store.apply(entity ? [entity] : [], entity ? [] : [uid])
  }
  const reader = entityReader(entityOfKind)
  const show = <T extends object>(of: Kind<T>, uid: string, data: T, kept: Entity['kept']) => {
    const content = reader.contentOf(of, data)
    store.apply([{ uid, ...content, revision: store.get(uid)?.revision ?? 0, kept }])
  }
  return {
    userId: 1,
    store,
    uidFor: async (...of) => `uid of ${of.join(' ')}`,
    status: () => firstStatus,
    put: async (of, uid, data) => {
      covered.delete(uid)
      show(of, uid, data, 'here')
    },
    remove: async (uid) => store.apply([], [uid]),
    writeMany: async (of, things) => {
      for (const { uid, data } of things) data ? show(of, uid, data, 'here') : store.apply([], [uid])
    },
    drafts: {
      keep: async (of, uid, data) => {
        if (!covered.has(uid)) covered.set(uid, store.get(uid))
        show(of, uid, data, 'draft')
      },
      drop: async (uid) => uncover(uid),
      beneath: <T extends object>(definition: EntityDefinition<T>, uid: string) =>
        covered.has(uid) ? (covered.get(uid) as Entity<T> | undefined) : store.one(definition, uid),
    },
    readLocal: async <T>(name: string) => locals.get(name) as T | undefined,
    writeLocal: async (name, value) => void locals.set(name, value),
    readLocalBytes: async (name) => (locals.get(name) as Uint8Array<ArrayBuffer> | undefined)?.slice(),
    writeLocalBytes: async (name, plain) => void locals.set(name, plain.slice()),
    dropLocals: async (prefix) => {
      for (const name of locals.keys()) if (name.startsWith(prefix)) locals.delete(name)
    },
    blobs: absent,
    health: absent,
    keys: absent,
    ...more,
  }
}
