import { expect, test, vi } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'
import type { DeviceStore } from '../ports/ports.ts'
import { Vault } from '../vault.ts'
import { newDevice, newPerson, newUid, sessionOf } from './device.test-support.ts'

type Device = ReturnType<typeof newDevice>

/** A device store whose calls fail once it is closed, as IndexedDB's do. */
function closable(deviceStore: DeviceStore, beforeCall: () => void): DeviceStore {
  let isClosed = false
  return new Proxy(deviceStore, {
    get(target, name) {
      const call: unknown = Reflect.get(target, name)
      if (typeof call !== 'function') return call
      return (...given: unknown[]) => {
        if (name === 'close') {
          isClosed = true
          return
        }
        beforeCall()
        if (isClosed)
          return Promise.reject(new DOMException('The connection is closing', 'InvalidStateError'))
        return Reflect.apply(call, target, given)
      }
    },
  })
}

/** A tab beside the first that locks as soon as it reads its disk again, from when it is told to. */
function tabThatLocksAtItsNextCall(device: Device) {
  let isDue = false
  const parts = device.tabParts()
  const vault = new Vault({
    ...parts,
    openDeviceStore: async (userId) =>
      closable(await parts.openDeviceStore(userId), () => {
        if (isDue) vault.close()
      }),
  })
  const lockSoon = () => {
    isDue = true
  }
  return { vault, lockSoon }
}

const write = (vault: Vault, content: string) =>
  sessionOf(vault).put('note', newUid(), { title: '', content })

test('a change that is still being kept when it locks is kept, and told to no other tab', async () => {
  await using testApp = await openTestApp()
  using laptop = newDevice(testApp)
  const vault = laptop.newTab()
  const user = await vault.register(newPerson())
  const kept = write(vault, 'under way')
  await vault.lock(user.id)
  await expect(kept).resolves.toBeUndefined()
  expect(await laptop.deviceStores.get(user.id)?.pendingCount()).toBe(1)
})

test.each([
  ['that another tab wrote', (first: Vault) => write(first, 'news')],
  [
    'of new keys',
    (_first: Vault, device: Device, userId: number) =>
      device.tabParts().openTabs(userId).tell({ hasNewKeys: true }),
  ],
])('a tab that locks while it takes up news %s complains about nothing', async (_what, happens) => {
  await using testApp = await openTestApp()
  using laptop = newDevice(testApp)
  const first = laptop.newTab()
  const user = await first.register(newPerson())
  const { vault: second, lockSoon } = tabThatLocksAtItsNextCall(laptop)
  await second.openWithDevice(user.id)
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  lockSoon()
  await happens(first, laptop, user.id)
  await vi.waitFor(() => expect(second.session).toBeUndefined())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(logged).not.toHaveBeenCalled()
})
