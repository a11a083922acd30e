import type { DBSchema } from 'idb'
import { durable, written } from '../device/device-store-schema.ts'
import { ReopeningDb } from '../device/reopening-db.ts'
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
  const db = new ReopeningDb<Device>({
    name: 'inkwell-device',
    version: 1,
    upgrade: (made) => void made.createObjectStore('keys', { keyPath: 'userId' }),
  })
  const all = () => db.run((open) => open.getAll('keys'))
  return {
    read: (userId) => db.run((open) => open.get('keys', userId)),
    named: async (name) => namedOf(await all(), name),
    newest: async () => newestOf(await all()),
    change: (userId, next) =>
      db.run(async (open) => {
        const tx = open.transaction('keys', 'readwrite', durable)
        tx.done.catch(() => undefined)
        const now = next(await tx.store.get(userId))
        await written(tx, [now ? tx.store.put(now) : tx.store.delete(userId)])
      }),
  }
}
