import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import type { DeviceKeys } from '../sync/ports.ts'
import { secureRandom } from './bytes.ts'
import { openDeviceKeyring } from './device-keyring.ts'
import { newDeviceKey, unwrapKeyring, wrapKeyring } from './key-slot.ts'
import { counting } from './test-bytes.ts'

const known = (userId: number, more: Partial<DeviceKeys> = {}): DeviceKeys => ({
  userId,
  deviceKey: null,
  deviceSlot: null,
  slots: null,
  ...more,
})

test('a device key comes back after a restart: it opens its slot, and still cannot be read', async () => {
  const deviceKey = await newDeviceKey(secureRandom)
  const slotId = crypto.randomUUID()
  const keyringBytes = counting(0, 40)
  const random = secureRandom
  const wrap = { userId: 1, slotId, kind: 'device', kdf: null, kek: deviceKey, keyringBytes, random } as const
  const deviceSlot = await wrapKeyring(wrap)
  await openDeviceKeyring().change(1, () => known(1, { deviceKey, deviceSlot }))

  const kept = await openDeviceKeyring().read(1)
  if (!kept?.deviceKey || !kept.deviceSlot) throw new Error('Nothing was kept')
  expect(kept.deviceKey.extractable).toBe(false)
  expect(await unwrapKeyring(1, kept.deviceSlot, kept.deviceKey)).toEqual(keyringBytes)
})

test('changes of two tabs at once are both kept', async () => {
  const [one, two] = [openDeviceKeyring(), openDeviceKeyring()]
  await one.change(2, () => known(2, { generation: 0 }))
  const more = (keys: DeviceKeys | undefined) => known(2, { generation: (keys?.generation ?? 0) + 1 })
  await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? one : two).change(2, more)))
  expect((await one.read(2))?.generation).toBe(20)
})

test('the newest is the one whose vault was opened last; what is taken out is gone', async () => {
  const keyring = openDeviceKeyring()
  await keyring.change(3, () => known(3, { openedAt: 3000 }))
  await keyring.change(4, () => known(4, { openedAt: 5000 }))
  await keyring.change(5, () => known(5, { openedAt: 4000 }))
  expect((await keyring.newest())?.userId).toBe(4)
  await keyring.change(4, () => null)
  expect(await keyring.read(4)).toBeUndefined()
  expect((await keyring.newest())?.userId).toBe(5)
})
