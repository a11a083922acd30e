import type { DeviceSideStore } from '../ports/ports.ts'
import type { Bytes } from '../primitives/bytes.ts'
import type { ChunkSealer } from './blobs/blob-store.ts'
import type { Sealer } from './record-repository.ts'

const keyOf = (name: string): string => `local/${name}`

/** Seals small things that only this device has. What does not open any more is as if it were not there. */
export function localCacheOn(deviceStore: DeviceSideStore, sealer: Sealer) {
  return {
    async readLocal<T>(name: string): Promise<T | undefined> {
      const key = keyOf(name)
      const item = await deviceStore.local(key)
      if (!item) return undefined
      const opened = await sealer.open(key, 0, item.sealed).catch(() => null)
      return opened?.kind === name ? (opened.data as T) : undefined
    },
    async writeLocal<T>(name: string, value: T): Promise<void> {
      const key = keyOf(name)
      const sealed = await sealer.seal(key, 0, { kind: name, schemaVersion: 1, data: value })
      await deviceStore.putLocal({ key, sealed })
    },
  }
}

/** The same for bytes as they are: one chunk of a blob that no record can name. */
export function localBytesOn(deviceStore: DeviceSideStore, sealer: ChunkSealer) {
  const placeOf = (name: string) => ({ blobId: keyOf(name), index: 0, total: 1 })
  return {
    async readLocalBytes(name: string): Promise<Bytes | undefined> {
      const item = await deviceStore.local(keyOf(name))
      return item && sealer.open(placeOf(name), item.sealed).catch(() => undefined)
    },
    async writeLocalBytes(name: string, plain: Bytes): Promise<void> {
      await deviceStore.putLocal({ key: keyOf(name), sealed: await sealer.seal(placeOf(name), plain) })
    },
    async dropLocals(prefix: string): Promise<void> {
      for (const { key } of await deviceStore.localsUnder(keyOf(prefix))) await deviceStore.dropLocal(key)
    },
  }
}
