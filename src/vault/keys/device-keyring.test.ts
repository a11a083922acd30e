import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { fromBase64 } from '#contract/base64.ts'
import { secureRandom } from '../primitives/bytes.ts'
import { openDeviceKeyring } from './device-keyring.ts'
import type { DeviceKeys } from './device-keys.ts'
import { encodeKeyring, keyringAtWork, newKeyring } from './keyring.ts'
import { makeDeviceSlot } from './slots/device-slot.ts'
import { commitmentOf, deviceKek, unwrapKeyring } from './slots/key-slot.ts'

const known = (userId: number, more: Partial<DeviceKeys> = {}): DeviceKeys => ({
  userId,
  deviceKey: null,
  deviceSlot: null,
  slots: null,
  ...more,
})

test('keys come back after a restart: they are the same, and still cannot be read', async () => {
  const keyringBytes = encodeKeyring(newKeyring(secureRandom))
  const { own } = await makeDeviceSlot({ random: secureRandom }, 1, crypto.randomUUID(), keyringBytes)
  await openDeviceKeyring().change(1, () => known(1, own))

  const kept = await openDeviceKeyring().read(1)
  if (!kept?.deviceKey || !kept.keyring) throw new Error('Nothing was kept')
  const { dataKeys, uidKey } = kept.keyring
  for (const key of [kept.deviceKey, uidKey, ...dataKeys.values()])
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
  const uid = (keys: typeof own.keyring) => keyringAtWork(keys).deterministicUid('settings')
  expect(await uid(kept.keyring)).toBe(await uid(own.keyring))
})

test('what a browser keeps opens its slot only together with the share that the server has', async () => {
  const keyringBytes = encodeKeyring(newKeyring(secureRandom))
  const made = await makeDeviceSlot({ random: secureRandom }, 1, crypto.randomUUID(), keyringBytes)
  const { deviceKey, deviceSlot } = made.own
  const share = fromBase64(made.sent.share ?? '')
  expect(JSON.stringify(made.own.deviceSlot)).not.toContain(made.sent.share)
  expect(await unwrapKeyring(1, deviceSlot, await deviceKek(deviceKey, share))).toEqual(keyringBytes)
  for (const other of [new Uint8Array(32), new Uint8Array(0), secureRandom(32)])
    expect(await commitmentOf(await deviceKek(deviceKey, other))).not.toBe(deviceSlot.commitment)
  expect(await commitmentOf(deviceKey)).not.toBe(deviceSlot.commitment)
  expect(await commitmentOf(share)).not.toBe(deviceSlot.commitment)
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
