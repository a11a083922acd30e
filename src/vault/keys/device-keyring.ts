import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { DeviceKeyring, DeviceKeys } from '../sync/ports.ts'

interface Device extends DBSchema {
  keys: { key: number; value: DeviceKeys }
}

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
    async write(keys) {
      const tx = (await db()).transaction('keys', 'readwrite', { durability: 'strict' })
      await tx.store.put(keys)
      await tx.done
    },
  }
}
