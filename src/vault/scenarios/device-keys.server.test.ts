import { expect, test } from 'vitest'
import { makeReset } from '#server/core/accounts/password-resets.store.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { encodeKeyring, newKeyring } from '../keys/keyring.ts'
import { newDeviceKey, unwrapKeyring, wrapKeyring } from '../keys/slots/key-slot.ts'
import { secureRandom } from '../primitives/bytes.ts'
import type { Wire } from '../sync/server/wire.ts'
import { contents, newDevice, newPerson, sessionOf, soon, synced, writeNote } from './device.test-support.ts'

type Device = ReturnType<typeof newDevice>
const next = 'the password after the reset'

/** Somebody with a page, on this device. */
async function writerAt(device: Device) {
  const person = newPerson()
  const vault = device.newTab()
  const user = await vault.register(person)
  await writeNote(vault, 'sealed before')
  await synced(vault)
  return { person, user, vault }
}

async function resetAt({ deps }: TestApp, device: Device, userId: number) {
  const vault = device.newTab()
  await vault.resetPassword({ token: await makeReset(deps, userId), password: next })
  return vault
}

/** The wire of a server that answers a question for a share with another one, or with none. */
const sharing =
  (share: string | null) =>
  (wire: Wire): Wire => ({
    ...wire,
    send: async (to, input) => {
      if (to.path !== '/api/vault/key-share') return wire.send(to, input)
      return share === null
        ? new Response('{"message":"Not found","code":"not_found"}', { status: 404 })
        : new Response(JSON.stringify({ share }), { status: 200 })
    },
  })

test('nothing that a browser keeps gives the keys of the vault away, with all that a session can ask for', async () => {
  await using testApp = await openTestApp()
  using laptop = newDevice(testApp)
  const { user, vault } = await writerAt(laptop)
  const kept = laptop.keys.get(user.id)
  if (!kept?.keyring || !kept.deviceKey) throw new Error('Nothing was kept')
  const { slots } = await sessionOf(vault).keys.slots()
  expect(slots.map(({ kind }) => kind).sort()).toEqual(['device', 'password'])
  for (const slot of slots) await expect(unwrapKeyring(user.id, slot, kept.deviceKey)).rejects.toThrow()
  const keys = [kept.deviceKey, kept.keyring.uidKey, ...kept.keyring.dataKeys.values()]
  for (const key of keys)
    for (const format of ['raw', 'jwk'] as const)
      await expect(crypto.subtle.exportKey(format, key)).rejects.toThrow()
})

test.each([
  ['no share', null],
  ['another share', btoa('\0'.repeat(32))],
])(
  'where the server gives %s, a new password is asked for its way back, and a reload opens as before',
  async (_, share) => {
    await using testApp = await openTestApp()
    const between = sharing(share)
    using laptop = newDevice(testApp, { between })
    const { person, user } = await writerAt(laptop)
    const vault = await resetAt(testApp, laptop, user.id)
    expect(vault.session).toBeUndefined()
    expect(await vault.isOnWayBack(user.id)).toBe(true)
    const reloaded = laptop.newTab()
    expect(await reloaded.openWithDevice(user.id)).toBe(true)
    expect(await reloaded.isOnWayBack(user.id)).toBe(true)
    await reloaded.unlock(user.id, person.password)
    await soon(() => expect(contents(reloaded)).toEqual(['sealed before']))
  },
)

test('a device key of an earlier version opens once more, and gives nothing away from then on', async () => {
  await using testApp = await openTestApp()
  using laptop = newDevice(testApp)
  const person = newPerson()
  const { user, keyringBytes } = await earlierDevice(laptop, person)
  const vault = laptop.newTab()
  expect(await vault.openWithDevice(user.id)).toBe(true)
  const kept = laptop.keys.get(user.id)
  if (!kept?.deviceKey || !kept.deviceSlot) throw new Error('No new device key')
  expect(await laptop.newTab().openWithDevice(user.id)).toBe(true)
  await expect(unwrapKeyring(user.id, kept.deviceSlot, kept.deviceKey)).rejects.toThrow()
  const again = await resetAt(testApp, laptop, user.id)
  expect(again.session?.userId).toBe(user.id)
  keyringBytes.fill(0)
})

test('the same without the server: the earlier device key goes, and the keys stay', async () => {
  await using testApp = await openTestApp()
  using laptop = newDevice(testApp)
  const { user } = await earlierDevice(laptop, newPerson())
  laptop.network.isDown = true
  expect(await laptop.newTab().openWithDevice(user.id)).toBe(true)
  expect(laptop.keys.get(user.id)?.deviceKey).toBeNull()
  expect(await laptop.newTab().openWithDevice(user.id)).toBe(true)
})

/** A browser as earlier versions left it: a device key by itself opens the slot, and no keys are kept. */
async function earlierDevice(device: Device, person: ReturnType<typeof newPerson>) {
  const vault = device.newTab()
  const user = await vault.register(person)
  const known = device.keys.get(user.id)
  const before = known?.deviceSlot
  if (!known || !before) throw new Error('No slot')
  const keyringBytes = encodeKeyring(newKeyring(secureRandom))
  const deviceKey = await newDeviceKey(secureRandom)
  const { slotId } = before
  const wrap = { userId: user.id, slotId, kind: 'device', kdf: null, keyringBytes } as const
  const deviceSlot = await wrapKeyring({ ...wrap, kek: deviceKey, random: secureRandom })
  const { version } = await sessionOf(vault).keys.slots()
  vault.close()
  const written = await device.browser.put('/api/vault/slots', { baseVersion: version, slot: deviceSlot })
  expect(written.status).toBe(200)
  const { keyring: _, ...rest } = known
  device.keys.set(user.id, { ...rest, deviceKey, deviceSlot, slots: written.json() })
  return { user, keyringBytes }
}
