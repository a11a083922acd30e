import type { DeviceSideStore } from '../ports/ports.ts'
import type { Sealer } from './record-repository.ts'

/** Seals small things that only this device has. What does not open any more is as if it were not there. */
export function localCacheOn(deviceStore: DeviceSideStore, sealer: Sealer) {
  const keyOf = (name: string): string => `local/${name}`
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
