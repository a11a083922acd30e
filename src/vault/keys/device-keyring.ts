import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { DeviceKeyring, DeviceKeys } from './device-keys.ts'

interface Device extends DBSchema {
  keys: { key: number; value: DeviceKeys }
}

/** The one whose vault was opened last. */
export function newestOf(all: readonly DeviceKeys[]): DeviceKeys | undefined {
  return all.toSorted((a, b) => (b.openedAt ?? 0) - (a.openedAt ?? 0))[0]
}

/** Those who signed in under a user name with this fingerprint. */
export const namedOf = (all: readonly DeviceKeys[], name: string): DeviceKeys[] =>
  all.filter(({ names = [] }) => names.includes(name))

/** This browser's device keys, by person. The key itself cannot be read out of it, only used. */
export function openDeviceKeyring(): DeviceKeyring {
  let opened: Promise<IDBPDatabase<Device>> | undefined
  const db = () => {
    opened ??= openDB<Device>('inkwell-device', 1, {
      upgrade: (made) => void made.createObjectStore('keys', { keyPath: 'userId' }),
    })
    return opened
  }
  return {
    read: async (userId) => (await db()).get('keys', userId),
    named: async (name) => namedOf(await (await db()).getAll('keys'), name),
    newest: async () => newestOf(await (await db()).getAll('keys')),
    async change(userId, next) {
      const tx = (await db()).transaction('keys', 'readwrite', { durability: 'strict' })
      const now = next(await tx.store.get(userId))
      if (now) await tx.store.put(now)
      else await tx.store.delete(userId)
      await tx.done
    },
  }
}
